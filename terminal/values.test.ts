import { expect, test } from 'vitest'
import { readDay, readTime } from './values.ts'

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
  expect(readDay('1. 12. 2026', '--day', late)).toBe('2026-12-01')
  for (const typed of ['2026-02-30', '30.2.2026', '12/24/2026', 'monday', '']) {
    expect(readDay(typed, '--day', late)).toBeNull()
  }
})

test('a time is a day and an hour, divided by a T or a space', () => {
  expect(readTime('2026-12-24 18:00', '--time')).toBe('2026-12-24T18:00')
  for (const typed of ['24.12.2026 18:00', '2026-02-30T10:00', '18:00', '2026-12-24T18:00Z']) {
    expect(readTime(typed, '--time')).toBeNull()
  }
})
