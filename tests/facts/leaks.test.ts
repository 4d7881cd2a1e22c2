import { buildFolder } from '../../build/carrier-in-place.ts'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { startOwnSite } from '../../scripts/tools/own-site.ts'
import { startAres } from '../support/site/ares.ts'
import {
  filesBelow,
  holdsPerson,
  holdsSecret,
  person,
  rawText,
  secrets,
  tablesHolding,
} from '../support/leaks/canary.ts'
import { type Answer, causeTraffic } from '../support/leaks/canary-traffic.ts'
import { freePort } from '../support/site/free-port.mjs'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { chromium } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { violations } from '../support/browser/axe.ts'
import { chromiumLaunch } from '../support/browser/chromium.ts'
import { pageOf } from '../support/http/visitor.ts'

// A site of its own with recognisable secrets meets a recognisable person, a faulty provider and a broken
// database. Afterwards everything it said, sent and kept is searched.
const state = resolve('.wrangler/canary')
/** What a person typed may stand on these, and on a 404, which repeats its own path. */
const PERSONAL_PAGES = new Set(['order', 'orderSummary', 'orderStatus', 'findOrder', 'contact'])
let answers: Answer[] = []
let said = ''

beforeAll(async () => {
  rmSync(state, { recursive: true, force: true })
  const provider = await startRemoteProvider()
  const ares = await startAres()
  const providerBase = `${provider.url}/s/canary`
  const site = await startOwnSite({
    port: await freePort(),
    state,
    mustBuild: false,
    settings: {
      ...secrets,
      PROVIDER_API_URL: `${providerBase}/v1`,
      ARES_URL: ares.url,
      LOG_LEVEL: 'log',
    },
    hear: (text) => (said += text),
  })
  try {
    answers = await causeTraffic({ address: site.address, state, providerBase })
  } finally {
    await site.stop()
    ares.close()
    await provider.close()
  }
}, 400_000)

/** What the Worker wrote, line by line, without what the development server says of itself. */
function workerLines(): string[] {
  const lines = stripVTControlCharacters(said).split('\n')
  return lines.filter((line) => line.trim() && !line.includes('[wrangler:'))
}

function events(): Record<string, string>[] {
  return workerLines()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

/** What of an answer matters to a page shown again: its type and its policy. */
function pageHeaders(headers: Record<string, string> = {}): Record<string, string> {
  const kept = ['content-type', 'content-security-policy']
  return Object.fromEntries(kept.map((name) => [name, headers[name] ?? '']))
}

test('the traffic reached every state it was meant to', () => {
  const seen = new Set(
    answers.map(({ method, path, status }) => {
      const name = path.startsWith('/stav-objednavky/') ? '/stav-objednavky' : path.split('?')[0]
      return `${method} ${name} ${status}`
    }),
  )
  for (const expected of [
    'GET /objednavka 200',
    'POST /objednavka 422',
    'POST /objednavka 303',
    'POST /_serverFn/saveDraft 200',
    'POST /_serverFn/askQuote 200',
    'POST /_serverFn/suggestPlaces 200',
    'GET /souhrn-objednavky 200',
    'POST /souhrn-objednavky 422',
    'POST /souhrn-objednavky 303',
    'GET /stav-objednavky 200',
    'POST /stav-objednavky 303',
    'POST /najit-objednavku 422',
    'POST /najit-objednavku 303',
    'POST /kontakt 422',
    'POST /kontakt 303',
    'POST /en/contact 303',
    'GET /kanarek 404',
    'POST /kontakt 413',
    'POST /kontakt 415',
    'POST /kontakt 400',
    'POST /kontakt 403',
    'POST /objednavka 503',
    'POST /kontakt 503',
    'GET /api/health 503',
  ]) {
    expect([...seen], expected).toContain(expected)
  }
  const outcomes = events().filter(({ event }) => event === 'delivery')
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(
    new Set(['delivered', 'invalid', 'network', 'http_422']),
  )
})

test('the log has one line for each request, and nothing of the person or of a secret', () => {
  for (const line of workerLines()) {
    expect(holdsPerson(line), line).toBe(false)
    expect(holdsSecret(line), line).toBe(false)
  }
  const requests = events().filter(({ event }) => event === 'request')
  for (const { headers, status, method } of answers) {
    const own = requests.filter(({ requestId }) => requestId === headers['x-request-id'])
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ method, status, durationMs: expect.any(Number) })
  }
  const jobs = events().filter(({ event }) => event === 'cron')
  expect(new Set(jobs.map(({ job }) => job))).toEqual(
    new Set([
      'deliver',
      'promises',
      'announce',
      'papers',
      'mail',
      'tidy',
      'expire',
      'payments',
      'returns',
      'forget',
      'hashes',
      'bank',
      'warm',
      'remember',
    ]),
  )
  expect(jobs.some(({ outcome, error }) => outcome === 'failed' && error === 'D1Error')).toBe(true)
})

test('no key of an order, number or token stands in the log', () => {
  const text = workerLines().join('\n')
  for (const { headers } of answers) {
    const [, number, token] =
      /^\/stav-objednavky\/(\d{10})\.(.+)$/.exec(headers['location'] ?? '') ?? []
    if (number && token) {
      expect(text).not.toContain(number)
      expect(text).not.toContain(token)
    }
    const draft = /draft=([\da-f-]{36})/.exec(headers['set-cookie'] ?? '')?.[1]
    if (draft) expect(text).not.toContain(draft)
  }
})

test('a message that met a broken database goes through when it is sent again as it was', () => {
  const posts = answers.filter(({ method, path }) => method === 'POST' && path === '/kontakt')
  const failed = posts.findLastIndex(({ status }) => status === 503)
  expect(posts[failed + 1]).toMatchObject({
    status: 303,
    headers: { location: '/kontakt?sent=1' },
  })
})

test('with a broken database there is a page of last resort that can be sent again', () => {
  const { headers, text } = lastResort()
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
  const page = pageOf('/kontakt', { status: 503, headers: new Headers(headers) }, text)
  expect(page.text('h1')).toBe('Neexistující stránka')
  expect(page.text('main')).toContain('Chyba je na naší straně')
  expect(page.text('main')).toContain(headers['x-request-id'])
  expect(page.value('email')).toBe(person.email)
  expect(page.$('form').attr('action')).toBe('/kontakt')
  expect(page.texts('form button')).toContain('Odeslat znovu')
  expect(page.$('main a[href^="tel:+420"]').length).toBeGreaterThan(0)
  expect(page.$('main a[href="/"]').text()).toBe('Zpět na úvod')
})

test('everybody can use the page of last resort, in both themes', async () => {
  const { headers, text } = lastResort()
  const browser = await chromium.launch(chromiumLaunch)
  const page = await browser.newPage()
  try {
    await page.route('**', (route) => route.fulfill({ headers: pageHeaders(headers), body: text }))
    await page.goto('http://localhost/kontakt')
    for (const [colorScheme, background] of [
      ['light', 'rgb(250, 245, 233)'],
      ['dark', 'rgb(10, 20, 34)'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      // The policy let the style in.
      const shown = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(shown).toBe(background)
      expect(await violations(page)).toEqual([])
    }
  } finally {
    await browser.close()
  }
})

function lastResort(): Answer {
  const found = answers.find(({ path, status }) => path === '/kontakt' && status === 503)
  if (!found) throw new Error('no page of last resort was met')
  return found
}

test('headers, redirects and addresses are about nobody', () => {
  for (const { path, headers } of answers) {
    expect(holdsPerson(JSON.stringify(headers)), path).toBe(false)
    expect(holdsSecret(JSON.stringify(headers)), path).toBe(false)
    const query = new URL(headers['location'] ?? '/', 'http://localhost').search
    // A draft is named by eight characters that open nothing without the cookie.
    expect(query, path).toMatch(/^(?:\?sent=1|\?d=(?:new|[\da-f]{8})(?:&expired=1)?)?$/)
  }
})

test('a secret is in no answer, and the person only on pages that are meant to show her', () => {
  const lines = events()
  for (const { path, status, headers, text } of answers) {
    expect(holdsSecret(text), path).toBe(false)
    if (!holdsPerson(text) || status === 404) continue
    const route = lines.find(({ requestId }) => requestId === headers['x-request-id'])?.route ?? ''
    expect([...PERSONAL_PAGES], path).toContain(route)
    expect(headers['cache-control'], path).toMatch(/no-store/)
  }
})

test('the person is kept in seven tables and nowhere else, a secret in none', () => {
  expect(tablesHolding(state, holdsPerson)).toEqual([
    'contact_messages',
    'drafts',
    'order_events',
    'order_keys',
    'orders',
    'rides',
    'summaries',
  ])
  expect(tablesHolding(state, holdsSecret)).toEqual([])
  // Not its `observability`, the development server's own notes of the addresses it was asked for.
  const kept = ['kv', 'cache'].map((place) => filesBelow(`${state}/v3/${place}`))
  expect(kept.map(({ length }) => length > 0)).toEqual([true, true])
  for (const file of kept.flat()) {
    expect(holdsPerson(rawText(file)), file).toBe(false)
    expect(holdsSecret(rawText(file)), file).toBe(false)
  }
})

test('her mails hold what she ordered and no secret', () => {
  const mails = filesBelow(`${state}/mail`)
  expect(mails.some((file) => file.includes(person.email))).toBe(true)
  expect(mails.some((file) => holdsPerson(rawText(file)))).toBe(true)
  for (const file of mails) expect(holdsSecret(rawText(file)), file).toBe(false)
})

test('what browsers download names no secret and carries no source map', () => {
  for (const file of filesBelow(`${buildFolder}/client`)) {
    expect(file).not.toMatch(/\.map$/)
    const text = rawText(file)
    expect(holdsSecret(text), file).toBe(false)
    for (const name of Object.keys(secrets))
      expect(text.includes(name), `${file} ${name}`).toBe(false)
  }
})
