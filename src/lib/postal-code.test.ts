import { expect, test } from 'vitest'
import { parsePostalCode } from '~/lib/postal-code'

test.each([
  ['110 00', 'CZ', '11000'],
  ['79601', 'CZ', '79601'],
  ['811 01', 'SK', '81101'],
  ['sw1a 1aa', 'GB', 'SW1A 1AA'],
  ['10115', 'DE', '10115'],
])('postal code %s of %s is accepted as %s', (typed, country, code) => {
  expect(parsePostalCode(typed, country)).toBe(code)
})

test.each([
  ['999 99', 'CZ'],
  ['00000', 'CZ'],
  ['811 01', 'CZ'],
  ['1100', 'CZ'],
  ['11000', 'SK'],
  ['!', 'DE'],
])('postal code %s of %s is refused', (typed, country) => {
  expect(parsePostalCode(typed, country)).toBeNull()
})
