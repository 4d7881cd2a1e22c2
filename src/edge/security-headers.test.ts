import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  documentPolicy,
  formPolicy,
  NOTHING,
  SECURITY_HEADERS,
  withSecurityHeaders,
} from '~/edge/security-headers'

const facts = { requestId: 'r', isHttps: true }

test('files carry the same table as what the Worker answers', () => {
  const [everyFile = ''] = readFileSync('public/_headers', 'utf8').split('\n\n')
  const lines = everyFile.split('\n').slice(1)
  const sent = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')]
    }),
  )
  expect(sent).toEqual({ ...SECURITY_HEADERS, 'Content-Security-Policy': NOTHING })
})

test('the table cannot be changed, and every response gets it', () => {
  expect(Object.isFrozen(SECURITY_HEADERS)).toBe(true)
  for (const status of [200, 303, 404, 500]) {
    const { headers } = withSecurityHeaders(new Response(null, { status }), facts)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name)).toBe(value)
    }
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
})

/** Mozilla's HTTP Observatory, its table as of 2026: 100, and bonuses only from 90 up. */
function observatoryScore(headers: Headers): number {
  const policy = headers.get('Content-Security-Policy') ?? ''
  const has = (name: string, value: RegExp) => value.test(headers.get(name) ?? '')
  const maxAge = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
  let penalty = 0
  if (policy === '') penalty += 25
  if (policy.includes('unsafe-')) penalty += 20
  if (Number(maxAge ?? 0) < 15_768_000) penalty += 20
  if (!has('X-Content-Type-Options', /^nosniff$/)) penalty += 5
  if (penalty > 10) return 100 - penalty
  let bonus = policy.includes("default-src 'none'") ? 10 : 0
  if (has('Referrer-Policy', /^(?:no-referrer|strict-origin-when-cross-origin)$/)) bonus += 5
  if (policy.includes("frame-ancestors 'none'")) bonus += 5
  if (has('Cross-Origin-Resource-Policy', /^same-origin$/)) bonus += 10
  if (has('Cross-Origin-Embedder-Policy', /^require-corp$/)) bonus += 10
  if (has('Cross-Origin-Opener-Policy', /^same-origin$/)) bonus += 10
  return 100 - penalty + bonus
}

test.each([
  ['a document', documentPolicy(['x'])],
  ['a form', formPolicy('n')],
  ['anything else', NOTHING],
])('%s scores 150 in the table of the Observatory', (_name, policy) => {
  const response = new Response('', { headers: { 'Content-Security-Policy': policy } })
  expect(observatoryScore(withSecurityHeaders(response, facts).headers)).toBe(150)
})
