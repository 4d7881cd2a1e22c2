import { expect, test } from 'vitest'
import { readSeatSizes, tidySeatSizes } from '~/order/model/child-seat-sizes'

test.each([
  ['any any any any', ''],
  ['9-18 any any any', '9-18'],
  ['any 15-36 any any', 'any 15-36'],
  ['<b> 9-18', 'any 9-18'],
  ['', ''],
])('the sizes of the form %j are kept as %j', (typed, kept) => {
  expect(tidySeatSizes(typed)).toBe(kept)
  expect(tidySeatSizes(kept)).toBe(kept)
})

test('an order has the known sizes of its seats, and none beyond them', () => {
  expect(readSeatSizes('any 15-36 9-18', 2)).toEqual(['15-36'])
  expect(readSeatSizes('9-18', 0)).toBeNull()
  expect(readSeatSizes('', 2)).toBeNull()
})
