import { expect, test } from 'vitest'
import { nextAttemptAt } from '~/outbox/outcome.server'

test('the wait is a random part of a growing span, at most an hour', () => {
  expect(nextAttemptAt(0, 1, null, 0)).toBe(0)
  expect(nextAttemptAt(0, 1, null, 0.5)).toBe(30_000)
  expect(nextAttemptAt(0, 2, null, 0.5)).toBe(60_000)
  expect(nextAttemptAt(0, 50, null, 1)).toBe(3_600_000)
  expect(nextAttemptAt(0, 50, null, 1, 600_000)).toBe(600_000)
})

test('Retry-After is waited for', () => {
  expect(nextAttemptAt(1_000, 1, 120_000, 0)).toBe(121_000)
})
