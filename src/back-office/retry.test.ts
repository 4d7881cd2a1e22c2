import { expect, test } from 'vitest'
import type { ProviderError } from '~/back-office/failure'
import { allowsImmediateRetry, classifyFailure, parseRetryAfter } from '~/back-office/retry'

const NOW = Date.parse('2026-11-21T10:00:00Z')

function anError(code: ProviderError['code'], status: number | null = null): ProviderError {
  return { code, status, retryAfterMs: null, problem: null }
}

test.each([400, 404, 405, 409, 410, 413, 415, 422])('%i waits for a person', (status) => {
  expect(classifyFailure(anError('http', status))).toBe('review')
})

test.each([401, 402, 403, 408, 418, 425, 429, 500, 501, 502, 503, 504, 599])(
  '%i is tried again later',
  (status) => {
    expect(classifyFailure(anError('http', status))).toBe('retry')
  },
)

test('a redirect is tried again later', () => {
  expect(classifyFailure(anError('redirect', 302))).toBe('retry')
})

test.each([
  anError('timeout'),
  anError('timeout', 201),
  anError('network'),
  anError('network', 201),
  anError('invalid', 201),
  anError('too_large', 200),
])('after $code ($status) nobody knows whether the order was taken', (error) => {
  expect(classifyFailure(error)).toBe('unknown')
})

test('what was never sent for its own fault waits for a person', () => {
  expect(classifyFailure(anError('bad_argument'))).toBe('review')
})

test('only the eight answers of the contract are retried at once', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => 100 + index)
  expect(statuses.filter(allowsImmediateRetry)).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
})

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['999999999', 3_600_000],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['', null],
  [null, null],
])('Retry-After %j is %j ms', (header, expected) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected)
})
