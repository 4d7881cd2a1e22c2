import { expect, test } from 'vitest'
import { appConfig } from '~config'
import type { AppConfig } from '~/carrier/app-config-type'
import { sampleProblems } from './sample.ts'

const NO_PROOF: AppConfig['trust'] = {
  drivers: [],
  licence: null,
  insurance: null,
  reviews: null,
  note: null,
}

const own = {
  ...appConfig,
  company: {
    ...appConfig.company,
    legalName: 'Dopravce, s.r.o.',
    companyId: '25596641',
    vatPayer: true,
    vatId: 'CZ25596641',
    phone: '+420601987234',
    email: 'orders@carrier.test',
    bank: {
      ...appConfig.company.bank,
      holder: 'Dopravce, s.r.o.',
      iban: 'CZ5855000000001265098001',
      bic: 'RZBCCZPP',
    },
    facebook: '',
    instagram: 'https://www.instagram.com/carrier',
  },
  trust: NO_PROOF,
} as const

test('a company of one’s own is none of the sample', () => {
  expect(sampleProblems(own)).toEqual([])
})

test('each thing left of the made-up company is named', () => {
  const left = {
    ...own.company,
    legalName: 'Vozka Ukázka, s.r.o.',
    phone: '+420700000000',
    email: 'objednavky@vozka.example',
    bank: appConfig.company.bank,
    facebook: 'https://www.facebook.com/vozka.example',
  }
  expect(sampleProblems({ ...own, company: left, trust: appConfig.trust })).toEqual([
    'company.phone is that of the made-up company',
    'company.bank.iban is that of the made-up company',
    'company.bank.bic is that of the made-up company',
    'company.legalName is that of the made-up company',
    'company.bank.holder is that of the made-up company',
    'company.email is an example',
    'company.facebook is an example',
    'trust.licence is that of the made-up company',
    'trust.insurance is that of the made-up company',
    'trust.note is that of the made-up company',
    'trust.drivers: Tomáš is a drawn driver of the made-up company',
    'trust.drivers: Alena is a drawn driver of the made-up company',
    'trust.drivers: Karel is a drawn driver of the made-up company',
  ])
})
