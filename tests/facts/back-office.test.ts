import { afterAll, beforeAll } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { experiences } from '../../carriers/vozka/catalogue/experiences.ts'
import { liveParts } from '../support/hostile/inert.ts'
import { poisonedExperiences } from '../support/hostile/poisoned-experiences.ts'
import { sendRaw } from '../support/hostile/raw-request.ts'
import { CANARY_HOST } from '../support/hostile/xss-corpus.ts'
import { awkwardMoments } from '../support/http/awkward-moments.ts'
import { differenceOf } from '../support/http/difference.ts'
import { expect, test } from '../support/http/test.ts'
import { type Page, pageOf } from '../support/http/visitor.ts'
import { readyFiles, readyPaths } from '../support/pages.ts'
import { providerSpace } from '../support/provider/provider-space.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { everyPath, freshState, startClockedSite } from '../support/site/clocked-site.ts'
import { freePort } from '../support/site/free-port.mjs'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { brotliSize } from '../support/weights/measure-page.ts'
import { isWhole } from '../support/length.ts'

// One site, as it is deployed, before a back office that is poisoned, grows and fails. Only the clock is ours, and goes
// on from test to test.

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const KB = 1024
const TITLE = experiences[0]?.title.cs ?? ''
/** Days without the back office; all of them with `npm test -- all`. */
const OUTAGE_DAYS = isWhole ? [1, 2, 3, 4, 5, 6] : [1, 3, 6]

type Site = Awaited<ReturnType<typeof startClockedSite>>
let provider: Awaited<ReturnType<typeof startRemoteProvider>>
let space: ReturnType<typeof providerSpace>
let settings: { port: number; state: string; providerUrl: string }
let site: Site
/** How far the clock of the site is ahead of ours by now, ms. */
let ahead = 0

beforeAll(async () => {
  provider = await startRemoteProvider()
  space = providerSpace(provider.url, 'facts')
  const port = await freePort()
  settings = { port, state: freshState('test-back-office'), providerUrl: space.url }
  await prepareLocalDatabases(settings.state, 'remote')
  site = await startClockedSite(settings)
}, 60_000)

afterAll(async () => {
  await site.kill()
  await provider.close()
})

/** A page at the time of the site that it is by now, or at another. */
async function open(path: string, at = ahead): Promise<Page> {
  const response = await site.visit(path, at)
  return pageOf(path, response, await response.text())
}

/** The statuses that are not 200, by path. */
async function faultsOf(paths: readonly string[]): Promise<Record<string, number>> {
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await open(path)).status] as const),
  )
  return Object.fromEntries(answers.filter(([, status]) => status !== 200))
}

/** What the back office has from now on; a week later nothing that the site remembers is of use any more. */
async function renew(items: readonly unknown[]): Promise<void> {
  await space.has(items)
  ahead += 8 * DAY
}

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
/** Forms, each with a key that it reads and a value that says nothing: with it the form is made for this visitor. */
const anew = {
  '/objednavka': '?expired=0',
  '/en/order': '?expired=0',
  '/kontakt': '?sent=0',
  '/en/contact': '?sent=0',
}

test('the first visitor of a page cannot put anything into it for the others', async () => {
  for (const [index, path] of [...readyPaths, ...readyFiles].entries()) {
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
})

test('the back office receives a request without an address and a payment', async () => {
  // The form has fields of an address; whoever asks for a price leaves them as they are.
  const none = { street: '', city: '', zip: '' }
  await placeOverHttp(site.address, { isRequest: true, fields: none })
  await site.fireCron()
  expect(await space.received()).toMatchObject({
    orders: [
      {
        body: {
          ...none,
          chooseCountry: '',
          customerCompany: false,
          deliveryAddress: null,
          paymentMethod: null,
          guest: null,
          driverLanguage: null,
          price: { status: 'onRequest' },
          name: 'Jana Ukázková',
        },
      },
    ],
  })
})

test('a form out of memory is the form as it would be made at that moment, in both languages', async () => {
  const moments = awkwardMoments(Date.now()).toSorted((one, other) => one - other)
  for (const moment of moments) {
    for (const [path, query] of Object.entries(anew)) {
      await site.visit(path, moment - 2 * MINUTE)
      const kept = await open(path, moment + 2 * MINUTE)
      const fresh = await open(path + query, moment + 2 * MINUTE)
      expect(fresh.headers.has('Server-Timing')).toBe(false)
      expect(differenceOf(kept.html, fresh.html), `${path} in ${moment} ms`).toBeNull()
      const soon = await site.visit(path, moment + 3 * MINUTE)
      ahead = moment + 4 * MINUTE
      expect(soon.headers.get('Server-Timing'), path).toMatch(/memory|miss/)
    }
  }
})

test('whatever the back office sends, nothing of it is markup', async () => {
  const items = poisonedExperiences()
  await renew(items)
  for (const path of [
    '/',
    '/zazitky',
    '/en/experiences',
    '/mapa-stranek',
    '/objednavka?experience=poisoned-1',
    ...items.map(({ id }) => `/zazitky/${id}`),
    '/en/experiences/poisoned-2',
  ]) {
    const page = await open(path)
    expect(page.status, path).toBe(200)
    // The texts are there, so that it means something that they are no markup.
    expect(page.text('main'), path).toMatch(/hit|canary/)
    expect(liveParts(page), path).toEqual([])
    expect(page.$(`[src*="${CANARY_HOST}"]`).length, path).toBe(0)
  }
})

/** As many as the contract allows: those of the sample first, then so many like them. */
const MANY = 200
const many = Array.from({ length: MANY }, (_, index) => {
  const sample = experiences[index % experiences.length]
  return index < experiences.length
    ? sample
    : { ...sample, id: `more-${index}`, slug: { cs: `dalsi-${index}`, en: `more-${index}` } }
})
/** What one more experience may add to a page, in bytes before compression. */
const MOST_OF_ONE = { '/zazitky': 730, '/en/experiences': 730, '/sitemap.xml': KB }
/** What such a page holds besides, its styles above all. */
const MOST_BESIDES = 29 * KB
/** What two hundred may add to the order form on the wire: their names, twice. */
const MOST_OF_NAMES = 4 * KB

test('with two hundred experiences home is as large as with eight, the order almost, and the lists as they have to be', async () => {
  const few = new Map<string, Page>()
  await renew(experiences)
  for (const path of ['/', '/en', '/objednavka', '/en/order']) {
    few.set(path, await open(path))
  }
  await renew(many)
  for (const path of ['/', '/en']) {
    const home = await open(path)
    expect(home.html).toContain(path === '/' ? '/zazitky/' : '/en/experiences/')
    expect(differenceOf(home.html, few.get(path)?.html ?? ''), path).toBeNull()
  }
  for (const [path, most] of Object.entries(MOST_OF_ONE)) {
    const { html } = await open(path)
    expect(html).toContain(path === '/zazitky' ? `dalsi-${MANY - 1}` : `more-${MANY - 1}`)
    expect(html.length).toBeLessThan(MOST_BESIDES + MANY * most)
  }
  for (const path of ['/objednavka', '/en/order']) {
    const order = await open(path)
    expect(order.html).toContain(`value="more-${MANY - 1}"`)
    const added = brotliSize(order.html) - brotliSize(few.get(path)?.html ?? '')
    expect(added).toBeLessThan(MOST_OF_NAMES)
  }
})

test('with the back office down for six days every page is there, also after a restart', async () => {
  await renew(experiences)
  // One page alone asks for the list: behind eighty at once its answer may come too late, and nothing is remembered.
  const html = async () => (await open('/zazitky')).html
  await expect.poll(html, { timeout: MINUTE }).toContain(TITLE)
  expect(await faultsOf(everyPath)).toEqual({})
  const begun = ahead
  await space.always({ fault: 'reset-before' })
  for (const day of OUTAGE_DAYS) {
    ahead = begun + day * DAY - 60 * MINUTE
    expect(await faultsOf(everyPath), `day ${day}`).toEqual({})
    // What the isolate remembers is lost with it; KV stays.
    if (day === 3) {
      await site.kill()
      site = await startClockedSite(settings)
    }
  }
  expect((await open('/zazitky')).html).toContain(TITLE)
  expect((await open('/objednavka')).html).toContain(TITLE)
})

test('with a back office that was never there every page is honest and tells the phone', async () => {
  ahead = 0
  await site.kill()
  await provider.close()
  site = await startClockedSite({ ...settings, state: freshState('test-back-office') })
  // An experience cannot be shown, but its address is not said to be gone.
  expect(await faultsOf(everyPath)).toEqual({})
  for (const path of ['/zazitky', '/en/experiences', `/zazitky/${experiences[0]?.slug.cs}`]) {
    const page = await open(path)
    expect(page.headers.get('Cache-Control'), path).toBe('no-store')
    expect(page.$('main').html(), path).toContain(`tel:${appConfig.company.phone}`)
  }
  expect((await open('/objednavka')).html).toContain('<option value="DE"')
})
