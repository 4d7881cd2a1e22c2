import { expect, test } from 'vitest'
import { isOrderNumber, mintOrderNumber } from '~/lib/order-number'

test('an order number has ten digits, begins with the year and tells a slip', () => {
  const number = mintOrderNumber(new Date('2026-11-21T00:00:00Z'), 0.473_829_1)
  expect(number).toMatch(/^264738291\d$/)
  expect(isOrderNumber(number)).toBe(true)
  const slip = number.replace('4738', '4783')
  expect(isOrderNumber(slip)).toBe(false)
})
