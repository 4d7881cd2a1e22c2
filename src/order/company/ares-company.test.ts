import { expect, test } from 'vitest'
import { parseAresCompany } from '~/order/company/ask-ares'
import { companyAnswers } from '../../../tests/support/site/ares.ts'

test('a company in a town has its street with both numbers', () => {
  expect(parseAresCompany(companyAnswers['25380141'])).toEqual({
    customerCompanyName: 'TRAIVA, s.r.o.',
    customerCompanyVATID: 'CZ25380141',
    street: 'Pohraniční 2911/13b',
    city: 'Ostrava',
    zip: '70300',
  })
})

test('a village has no streets, and a DIČ that is no longer valid is left out', () => {
  expect(parseAresCompany(companyAnswers['00006947'])).toEqual({
    customerCompanyName: 'Obec Ukázková',
    customerCompanyVATID: '',
    street: 'Dolní Ukázka 12',
    city: 'Ukázková',
    zip: '00123',
  })
})

test('an answer that makes no sense is no company', () => {
  for (const answer of [null, [], {}, { obchodniJmeno: '' }, { obchodniJmeno: 5 }]) {
    expect(parseAresCompany(answer)).toBeNull()
  }
})

test('a member of a VAT group has the number of the group while it is one', () => {
  const member = { ...companyAnswers['25380141'], dicSkDph: 'CZ699001234' }
  const numberOf = (seznamRegistraci: object, more: object = {}) =>
    parseAresCompany({ ...member, ...more, seznamRegistraci })?.customerCompanyVATID
  const group = { stavZdrojeSkDph: 'AKTIVNI' }
  expect(numberOf({ ...group, stavZdrojeDph: 'NEEXISTUJICI' })).toBe('CZ699001234')
  expect(numberOf({ ...group, stavZdrojeDph: 'AKTIVNI' })).toBe('CZ699001234')
  expect(numberOf({ stavZdrojeSkDph: 'ZANIKLY', stavZdrojeDph: 'AKTIVNI' })).toBe('CZ25380141')
  expect(numberOf({ ...group, stavZdrojeDph: 'AKTIVNI' }, { dicSkDph: null })).toBe('CZ25380141')
})
