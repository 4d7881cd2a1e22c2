import { expect, test } from 'vitest'
import { rangeIndexes, rangesOf } from './fleet-page'

test('the choices of the filter come from what the cars hold', () => {
  const ranges = rangesOf([5, 8, 8])
  expect(ranges).toEqual([
    { from: 1, to: 5 },
    { from: 6, to: 8 },
  ])
  expect(rangeIndexes(ranges, 5)).toBe('0')
  expect(rangeIndexes(ranges, 8)).toBe('0 1')
  expect(rangesOf([8, 8, 8])).toHaveLength(1)
})
