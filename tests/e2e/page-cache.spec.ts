import { expect, test } from 'playwright/test'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { pages } from '../support/browser/pages.ts'
import { freshState, startClockedSite } from '../support/site/clocked-site.ts'
import { freePort } from '../support/site/free-port.ts'
import { sendRaw } from '../support/hostile/raw-request.ts'

const MINUTE = 60_000
/** Hardly anybody looks for an order: that form is not kept ready. */
const readyPages = pages.filter(({ screen }) => screen !== 'findOrder')
const paths = readyPages.flatMap(({ cs, en }) => [cs, en])
/** Forms, each with a key that it reads and a value that says nothing: with it the form is made for this visitor. */
const anew = {
  '/objednavka': '?expired=0',
  '/en/order': '?expired=0',
  '/kontakt': '?sent=0',
  '/en/contact': '?sent=0',
}
const files = ['/robots.txt', '/sitemap.xml', '/contact.vcf']

test('every page that is the same for everybody comes out of memory, byte for byte', async ({
  request,
}) => {
  for (const path of [...paths, ...files]) {
    const first = await request.get(path)
    const again = await request.get(path)
    expect(again.headers()['server-timing'], path).toBe('cache;desc=memory')
    expect(again.headers()['set-cookie'], path).toBeUndefined()
    expect(difference(await again.text(), await first.text()), path).toBeNull()
    const etag = again.headers()['etag']
    if (!etag) continue
    const unchanged = await request.get(path, { headers: { 'If-None-Match': `"a", W/${etag}` } })
    expect(unchanged.status(), path).toBe(304)
    expect(unchanged.headers()['content-security-policy'], path).toBe(
      again.headers()['content-security-policy'],
    )
    expect((await request.head(path)).headers()['etag'], path).toBe(etag)
  }
})

/** What a visitor can write into a request, of which nothing may get into a page for others. */
const POISON: readonly Record<string, string>[] = [
  {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'http',
    Forwarded: 'host=evil.example',
  },
  { 'X-Original-Url': '/evil', 'X-Rewrite-Url': '/evil', 'X-Http-Method-Override': 'POST' },
  { Cookie: 'locale=de; draft=evil; __Host-draft=evil; evil=<b>', 'Accept-Language': 'evil' },
  { Accept: 'application/evil', 'If-None-Match': 'evil', Range: 'bytes=0-3', Purpose: 'prefetch' },
]
const QUERY = '?utm=evil&sent=evil&lang=evil&__proto__=evil'

test('the first visitor of a page cannot put anything into it for the others', async () => {
  test.setTimeout(120_000)
  const provider = await startRemoteProvider()
  const site = await startClockedSite({
    port: await freePort(),
    state: freshState('test-poison'),
    providerUrl: `${provider.url}/v1`,
  })
  try {
    for (const [index, path] of [...paths, ...files].entries()) {
      const headers = { ...POISON[index % POISON.length] }
      for (const method of ['POST', 'PUT', 'OPTIONS', 'HEAD', 'GET']) {
        await sendRaw(site.address, { method, path: path + QUERY, headers, body: null })
      }
      await sendRaw(site.address, { method: 'GET', path, headers, body: null })
      const plain = await site.visit(path, 0)
      expect(plain.status, path).toBe(200)
      // Whoever has a cookie of a draft brings no form into memory.
      const layer = path in anew ? /memory|miss/ : /memory/
      expect(plain.headers.get('Server-Timing'), path).toMatch(layer)
      const told = JSON.stringify([...plain.headers]) + (await plain.text())
      expect(told, path).not.toMatch(/evil/)
      expect(told, path).not.toContain('set-cookie')
      expect(told, path).toContain(path.startsWith('/en') ? 'lang="en"' : '')
    }
  } finally {
    await site.kill()
    await provider.close()
  }
})

test('spellings of an address make no pages of their own', async ({ baseURL, request }) => {
  await request.get('/en/services')
  for (const path of [
    '/en/services/',
    '//en//services',
    '/en/Services',
    '/en/%73ervices',
    '/en/sluzby',
  ]) {
    const answer = await sendRaw(baseURL ?? '', { method: 'GET', path, headers: {}, body: null })
    expect([308, 404], path).toContain(answer.status)
    expect(answer.headers['server-timing'], path).toBeUndefined()
  }
})

test('whoever has a draft, follows a link or comes back from sending gets a page of their own', async ({
  request,
}) => {
  await request.get('/objednavka')
  await request.get('/kontakt')
  const own: [path: string, headers: Record<string, string>][] = [
    ['/objednavka?pickup=Praha', {}],
    ['/objednavka?%70ickup=Praha', {}],
    ['/objednavka?d=12345678', {}],
    ['/objednavka?expired=1', {}],
    ['/objednavka', { Cookie: 'draft=3f0f6a62-7d3c-4f3e-9a55-0c2f6f7d1a11' }],
    ['/objednavka', { Cookie: 'a=b; draft-3f0f6a62=3f0f6a62-7d3c-4f3e-9a55-0c2f6f7d1a11' }],
    ['/kontakt?sent=1', {}],
  ]
  for (const [path, headers] of own) {
    const answer = await request.get(path, { headers })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['server-timing'], path).toBeUndefined()
    expect(answer.headers()['cache-control'], path).toMatch(/no-store/)
  }
})

/** Moments of a form that are easily told wrong, as ms from `now`: a quarter of an hour, midnight in Prague, the year. */
function awkwardMoments(now: number): number[] {
  const day = 24 * 60 * MINUTE
  const parts = new Date(now).toLocaleTimeString('sv-SE', { timeZone: 'Europe/Prague' }).split(':')
  const [hour = 0, minute = 0] = parts.map(Number)
  const midnight = day - (hour * 60 + minute) * MINUTE
  // The clocks go back at 1:00 UTC; the first pickup of four hours and twenty minutes before lies in the doubled hour.
  const doubled = clocksBack(now) - 260 * MINUTE - now
  const quarter = 15 * MINUTE - (now % (15 * MINUTE))
  return [quarter, midnight, midnight - 4 * 60 * MINUTE, doubled]
}

/** When the clocks go back next, in the night to the last Sunday of October. */
function clocksBack(now: number): number {
  const [year] = new Date(now).toISOString().split('-').map(Number)
  const changes = [0, 1].map((later) => {
    const last = new Date(Date.UTC((year ?? 0) + later, 9, 31, 1))
    return last.setUTCDate(31 - last.getUTCDay())
  })
  return Math.min(...changes.filter((change) => change > now + 24 * 60 * MINUTE))
}

test('a form out of memory is the form as it would be made at that moment, in both languages', async () => {
  test.setTimeout(120_000)
  const provider = await startRemoteProvider()
  const site = await startClockedSite({
    port: await freePort(),
    state: freshState('test-forms'),
    providerUrl: `${provider.url}/v1`,
  })
  try {
    for (const moment of awkwardMoments(Date.now())) {
      for (const [path, query] of Object.entries(anew)) {
        await site.visit(path, moment - 2 * MINUTE)
        const kept = await site.visit(path, moment + 2 * MINUTE)
        const fresh = await site.visit(path + query, moment + 2 * MINUTE)
        expect(fresh.headers.has('Server-Timing')).toBe(false)
        const differs = difference(await kept.text(), await fresh.text())
        expect(differs, `${path} in ${moment} ms`).toBeNull()
        const soon = await site.visit(path, moment + 3 * MINUTE)
        expect(soon.headers.get('Server-Timing'), path).toMatch(/memory|miss/)
      }
    }
  } finally {
    await site.kill()
    await provider.close()
  }
})

/** Where two pages differ, but for the millisecond they were made at and the key they were given. */
function difference(one: string, other: string): string | null {
  const [left, right] = [timeless(one), timeless(other)]
  if (left === right) return null
  const at = [...left].findIndex((letter, index) => letter !== right[index])
  return `${left.slice(Math.max(0, at - 80), at + 80)} | ${right.slice(Math.max(0, at - 80), at + 80)}`
}

function timeless(text: string): string {
  return text
    .replace(/\b[12]\d{12}\b/g, 'ms')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'key')
}
