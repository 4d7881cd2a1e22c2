import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NOTHING, pagePolicy, SECURITY_HEADERS, withSecurityHeaders } from '~/http/security-headers'
import { sha256Base64 } from '~/lib/hash'

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
    const { headers } = withSecurityHeaders(new Response(null, { status }), true)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name)).toBe(value)
    }
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
})

/** The scoring table of Mozilla's HTTP Observatory as of 2026: 100, and bonuses only from 90 up. */
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
  ['a page', pagePolicy(['x'])],
  ['anything else', NOTHING],
])('%s scores 150 in the table of the Observatory', (_name, policy) => {
  const response = new Response('', { headers: { 'Content-Security-Policy': policy } })
  expect(observatoryScore(withSecurityHeaders(response, true).headers)).toBe(150)
})

test('the hash of a style stands in the policy as browsers that compare text expect it', async () => {
  const styles = ['a{color:red}', 'p{margin:0}', '', 'b{content:"ž"}', 'h1{font-weight:500}']
  const policy = pagePolicy(await Promise.all(styles.map(sha256Base64)))
  const [, , ...hashes] = /style-src [^;]*/.exec(policy)?.[0].split(' ') ?? []
  expect(hashes).toHaveLength(styles.length)
  for (const hash of hashes) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
  const expected = createHash('sha256').update('a{color:red}').digest('base64')
  expect(hashes[0]).toBe(`'sha256-${expected}'`)
})

test('pictures come from this site and the hosts the carrier names, and from nowhere else', () => {
  const images = (hosts: string[]) => /img-src ([^;]*)/.exec(pagePolicy([], hosts))?.[1]
  expect(images([])).toBe("'self' data:")
  expect(images(['cdn.example', 'cdn.example:8443'])).toBe(
    "'self' data: https://cdn.example https://cdn.example:8443",
  )
})
