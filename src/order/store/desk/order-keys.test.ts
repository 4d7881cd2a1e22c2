import { expect, test } from 'vitest'
import { keysOfOrder, rangesOf } from '~/order/store/desk/order-keys'
import { anOrder } from '../../../../tests/support/builders.ts'
import { acts, aLife, lived } from '../../../../tests/support/lives.ts'

const placed = {
  order: {
    ...anOrder(),
    name: 'Jana Nováková Šťastná',
    email: 'Jana@Example.com',
    phone: '+420777123456',
  },
  number: '2684872449',
  locale: 'cs',
  paymentMethod: 'bankTransfer',
  note: null,
  placedAt: '2026-12-01T08:00:00.000Z',
} as const
const keys = keysOfOrder(placed, lived(aLife(), acts.confirm, acts.assign))

function isFound(typed: string): boolean {
  return rangesOf(typed).some(({ from, to }) => keys.some((key) => key >= from && key < to))
}

test.each([
  ['novák', true],
  ['NOVAKOVA', true],
  ['stastna', true],
  ['Jana N', true],
  ['šťastná jana', true],
  ['26 8487 2449', true],
  ['2684', true],
  ['2449', true],
  ['123456', true],
  ['777 123 456', true],
  ['+420 777 123 456', true],
  ['1AB 2345', true],
  ['1ab2345', true],
  ['2345', true],
  ['00420 777 123 456', true],
  ['jana@ex', true],
  ['karel uk', true],
  ['700 000 001', true],
  ['no', false],
  ['%', false],
  ['%%%', false],
  ['___', false],
  ['123457', false],
  ['Novotná', false],
  ['', false],
])('%s finds the order: %s', (typed, found) => {
  expect(isFound(typed)).toBe(found)
})
