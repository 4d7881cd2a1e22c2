import { expect, test } from 'vitest'
import { median, quantile, shares, spread } from './statistics'

test('the median of an even number lies between the two in the middle, whatever their order', () => {
  expect(median([9, 1, 3, 2])).toBe(2.5)
  expect(median([5, 100, 1])).toBe(5)
})

test('one slow answer in a hundred shows in p99 and not in p50', () => {
  const waits = [...Array.from({ length: 99 }, () => 2), 500]
  expect(quantile(waits, 0.5)).toBe(2)
  expect(quantile(waits, 0.99)).toBeGreaterThan(2)
  expect(quantile([], 0.5)).toBeNaN()
})

test('a page that costs twice the constant has a share of a half, pair by pair', () => {
  const pairs = [
    { own: 1, constant: 0.5 },
    { own: 3, constant: 0.6 },
  ]
  expect(shares(pairs)).toEqual([0.5, 0.19999999999999998])
})

test('the spread names the lowest and the highest, and says nothing of a single value', () => {
  expect(spread([0.314, 0.2, 0.25], 2)).toBe('0.20–0.31')
  expect(spread([1], 2)).toBe('')
})
