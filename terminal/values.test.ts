import { expect, test } from 'vitest'
import { readAmount, readDay, readTime } from './values.ts'

test.each([
  ['6500', 650_000],
  ['6500.50', 650_050],
  ['0.01', 1],
  ['999999999', 99_999_999_900],
])('%s crowns are %d haléře', (typed, value) => {
  expect(readAmount(typed, '--total')).toBe(value)
})

test.each([
  ['6500,50', 'write 6500.50.'],
  ['6 500', 'write 6500.'],
  ['6500.5', 'write 6500.50.'],
  ['6500 Kč', 'write 6500.'],
  ['6,500', 'write 6500.'],
  ['CZK 12,900.50', 'write 12900.50.'],
  ['0', '6500 or 6500.50'],
  ['-5', '6500 or 6500.50'],
  ['1e3', '6500 or 6500.50'],
  ['', '6500 or 6500.50'],
])('%s is no amount, and the hint says how to write it', (typed, hint) => {
  expect(() => readAmount(typed, '--total')).toThrow(hint)
})

test('a time in Prague exists on both sides of a change of the clocks, and not within it', () => {
  for (const typed of ['2026-10-25T02:30', '2027-03-28T01:59', '2027-03-28T03:00']) {
    expect(readTime(typed, '--time')).toBe(typed)
  }
  expect(() => readTime('2027-03-28T02:30', '--time')).toThrow(
    '--time does not exist: the clocks skip that hour.',
  )
})

test('a day is a date of the calendar, today or tomorrow in Prague', () => {
  const late = new Date('2026-12-31T23:30:00Z')
  expect(readDay('2028-02-29', '--day', late)).toBe('2028-02-29')
  expect(readDay('today', '--day', late)).toBe('2027-01-01')
  expect(readDay('Tomorrow', '--day', late)).toBe('2027-01-02')
  expect(() => readDay('1. 12. 2026', '--day', late)).toThrow(
    '--day is a day that exists: write 2026-12-01.',
  )
  for (const typed of ['2026-02-30', '12/24/2026', 'monday', '']) {
    expect(() => readDay(typed, '--day', late)).toThrow('write 2026-12-24, today or tomorrow.')
  }
})

test('a time that is written otherwise is told how to be written', () => {
  const says = '--time is a time in Prague: write '
  expect(() => readTime('2026-12-24 18:00', '--time')).toThrow(`${says}2026-12-24T18:00.`)
  for (const typed of ['24.12.2026 18:00', '2026-02-30T10:00', '18:00', '2026-12-24T18:00Z']) {
    expect(() => readTime(typed, '--time')).toThrow(`${says}it as 2026-12-24T18:00.`)
  }
})
