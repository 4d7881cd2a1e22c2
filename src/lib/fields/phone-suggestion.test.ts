import { expect, test } from 'vitest'
import { suggestPhones } from '~/lib/fields/phone-suggestion'

test.each([
  ['07700 900123', 'en', 'CZ', '+447700900123'],
  ['(020) 7946 0958', 'en', 'CZ', '+442079460958'],
  ['212 555 0123', 'en', 'CZ', '+12125550123'],
  ['0901 234 567', 'cs', 'CZ', '+421901234567'],
  ['0151 2345678', 'cs', 'CZ', '+491512345678'],
  ['06 12 34 56 78', 'en', 'FR', '+33612345678'],
  ['06 12 34 56 78', 'en', 'CZ', '+33612345678'],
  ['06.12.34.56.78', 'cs', 'CZ', '+33612345678'],
  ['0151 23456789', 'en', 'DE', '+4915123456789'],
  ['06 1234 5678', 'cs', 'IT', '+390612345678'],
] as const)('%s on the page in %s by somebody from %s is %s', (typed, locale, country, phone) => {
  expect(suggestPhones(typed, locale, country)[0]).toBe(phone)
})

test.each([
  ['777 123 456', 'cs', 'CZ'],
  ['+44 7700 900123', 'en', 'CZ'],
  ['0044 7700 900123', 'en', 'CZ'],
  ['7771234567', 'cs', 'CZ'],
  // No number of Great Britain begins so, and those of Ireland and Australia are not guessed.
  ['0612345678', 'en', 'CZ'],
  ['085 123 4567', 'en', 'CZ'],
  ['0770', 'en', 'CZ'],
  ['zavolejte', 'cs', 'CZ'],
  ['', 'en', 'GB'],
] as const)('nothing is suggested for “%s” on the page in %s', (typed, locale, country) => {
  expect(suggestPhones(typed, locale, country)).toEqual([])
})

test.each([
  // A mobile number says more than the language of the page; what may be of two countries offers both.
  ['0171 1234567', 'en', 'CZ', ['+491711234567', '+441711234567']],
  ['07700 900123', 'cs', 'CZ', ['+447700900123', '+497700900123']],
  ['0171 1234567', 'en', 'DE', ['+491711234567']],
  ['07700 900123', 'cs', 'GB', ['+447700900123']],
  // The address speaks against the carrier's own code.
  ['601 234 567', 'cs', 'PL', ['+48601234567']],
  ['601 234 567', 'cs', 'ES', ['+34601234567']],
  ['601 234 567', 'cs', 'CZ', []],
  ['601 234 567', 'cs', 'SK', []],
  ['601 234 567', 'en', 'AE', []],
] as const)(
  '%s on the page in %s with an address in %s may be %j',
  (typed, locale, country, phones) => {
    expect(suggestPhones(typed, locale, country)).toEqual(phones)
  },
)

test.each([
  ['380671234567', 'UA', '+380671234567'],
  ['1-212-555-0123', 'US', '+12125550123'],
  ['8 916 123-45-67', 'RU', '+79161234567'],
  ['067 123 4567', 'UA', '+380671234567'],
  ['０６７ １２３ ４５６７', 'UA', '+380671234567'],
])('“%s” of %s may be %s', (typed, country, phone) => {
  expect(suggestPhones(typed, 'en', country)).toEqual([phone])
})
