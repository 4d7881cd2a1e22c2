import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../tests/support/property-settings.ts'
import { netOf } from '~/lib/money'

test('VAT is computed down from the gross price', () => {
  expect(netOf(499_000, 2100)).toBe(412_397)
  expect(netOf(112, 1200)).toBe(100)
  expect(netOf(100, 0)).toBe(100)
})

test('the net price is the whole number nearest to the exact one, and never more than the gross', () => {
  const amount = fc.nat(100_000_000)
  const rate = fc.constantFrom(0, 1200, 2100, 500, 2700)
  fc.assert(
    fc.property(amount, rate, (gross, rateBp) => {
      const net = netOf(gross, rateBp)
      expect(Number.isInteger(net)).toBe(true)
      expect(net).toBeLessThanOrEqual(gross)
      expect(Math.abs(net * (10_000 + rateBp) - gross * 10_000) * 2).toBeLessThanOrEqual(
        10_000 + rateBp,
      )
    }),
    SETTINGS,
  )
})
