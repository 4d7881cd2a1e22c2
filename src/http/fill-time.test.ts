import { expect, test } from 'vitest'
import { isTooFast } from '~/http/fill-time'

const now = new Date('2026-11-21T12:00:00Z')
const before = (ms: number) => String(now.getTime() - ms)

test('a form filled in under two seconds came from no person', () => {
  expect(isTooFast(before(0), now)).toBe(true)
  expect(isTooFast(before(1_999), now)).toBe(true)
  expect(isTooFast(before(2_000), now)).toBe(false)
})

test('a form without its time is believed', () => {
  for (const value of [null, '', 'soon', '1', new File([], 'x')]) {
    expect(isTooFast(value, now)).toBe(false)
  }
})
