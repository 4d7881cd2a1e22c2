import { expect, test } from 'vitest'
import { isMissing, type ProviderError } from '~/back-office/failure'

function anError(code: ProviderError['code'], status: number | null = null): ProviderError {
  return { code, status, retryAfterMs: null, problem: null }
}

test('only the provider’s own word makes a thing missing', () => {
  expect(isMissing(anError('http', 404))).toBe(true)
  expect(isMissing(anError('http', 410))).toBe(true)
  expect(isMissing(anError('bad_argument'))).toBe(true)
  expect(isMissing(anError('http', 503))).toBe(false)
  expect(isMissing(anError('timeout'))).toBe(false)
})
