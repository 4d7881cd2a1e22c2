import { expect, test } from 'vitest'
import { netOf } from '~/lib/money'

test('VAT is computed down from the gross price', () => {
  expect(netOf(499_000, 2100)).toBe(412_397)
  expect(netOf(112, 1200)).toBe(100)
  expect(netOf(100, 0)).toBe(100)
})
