import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../tests/support/property-settings.ts'
import { isOrderNumber, mintOrderNumber } from '~/lib/order-number'

test('an order number has ten digits, begins with the year and tells a slip', () => {
  const number = mintOrderNumber(new Date('2026-11-21T00:00:00Z'), 0.473_829_1)
  expect(number).toMatch(/^264738291\d$/)
  expect(isOrderNumber(number)).toBe(true)
  const slip = number.replace('4738', '4783')
  expect(isOrderNumber(slip)).toBe(false)
})

const anyNumber = fc
  .tuple(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    fc.nat(9_999_999),
  )
  .map(([day, body]) => mintOrderNumber(day, body / 10_000_000))

test('one wrong digit is always told', () => {
  fc.assert(
    fc.property(anyNumber, fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, place, change) => {
      expect(isOrderNumber(number)).toBe(true)
      const digit = (Number(number[place]) + change) % 10
      expect(isOrderNumber(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false)
    }),
    SETTINGS,
  )
})

test('two digits the wrong way round are always told, except 0 and 9', () => {
  fc.assert(
    fc.property(anyNumber, fc.nat(8), (number, place) => {
      const [one = '', other = ''] = number.slice(place, place + 2)
      fc.pre(one !== other && !['09', '90'].includes(one + other))
      const slip = number.slice(0, place) + other + one + number.slice(place + 2)
      expect(isOrderNumber(slip)).toBe(false)
    }),
    SETTINGS,
  )
})
