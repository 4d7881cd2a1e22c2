import { ownLocale } from '~/lib/locale'
import type { AppConfig } from '~/carrier/app-config-type'

/** Identifying data of the made-up company; a customer would pay to its account and call its number. */
const SAMPLE = {
  companyId: '99999994',
  vatId: 'CZ99999994',
  phone: '+420700000000',
  'bank.iban': 'CZ6508000000192000145399',
  'bank.bic': 'UKAZCZPP',
}

const FACES = ['driver-tomas', 'driver-alena', 'driver-karel']

/** Data of the made-up company that carrier.ts still contains; it must not be deployed unintentionally. */
export function sampleProblems({ company, trust }: AppConfig): string[] {
  const { companyId, vatId, phone, bank, legalName } = company
  const held = { companyId, vatId, phone, 'bank.iban': bank.iban, 'bank.bic': bank.bic }
  const same = Object.entries(SAMPLE).filter(([name, value]) =>
    Object.entries(held).some(([other, own]) => other === name && own === value),
  )
  const addresses = Object.entries({
    email: company.email,
    facebook: company.facebook,
    instagram: company.instagram,
  })
  const proofs = Object.entries({
    'trust.licence': trust.licence?.authority[ownLocale],
    'trust.insurance': trust.insurance?.insurer[ownLocale],
    'trust.note': trust.note?.[ownLocale],
  })
  return [
    ...same.map(([name]) => `company.${name} is that of the made-up company`),
    ...Object.entries({ legalName, 'bank.holder': bank.holder })
      .filter(([, name]) => name.includes('Ukázka'))
      .map(([name]) => `company.${name} is that of the made-up company`),
    ...addresses
      .filter(([, address]) => /\.example(?:\/|$)/.test(address))
      .map(([name]) => `company.${name} is an example`),
    ...proofs
      .filter(([, text]) => text?.includes('smyšlen'))
      .map(([name]) => `${name} is that of the made-up company`),
    ...trust.drivers
      .filter(({ portrait }) => portrait !== null && FACES.includes(portrait))
      .map(({ name }) => `trust.drivers: ${name} is a drawn driver of the made-up company`),
  ]
}
