import { expect, test } from 'vitest'
import { readAmount } from '~/desk/order/acts/read-amount'

test.each([
  ['6 500', 650_000],
  ['6500,5', 650_050],
  ['1.490', 149_000],
  ['1.490,50', 149_050],
  ['1,490.50', 149_050],
  ['6 500,-', 650_000],
  ['6\u00a0500 Kč', 650_000],
  ['490 €', 49_000],
  ['0', 0],
  ['6,500', null],
  ['sto', null],
  ['1.49.0', null],
  ['-500', null],
  ['500 USD', null],
  ['12345678901', null],
  ['', null],
])('the amount “%s” is read as somebody meant it', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})
