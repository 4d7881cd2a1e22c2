import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { carrierInPlace } from '../../build/carrier-in-place.ts'
import { grammars } from '../../src/i18n/languages/grammars.ts'
import { screenPath } from '../../src/i18n/screens.ts'
import { locales, ownLocale, pathLocale } from '../../src/lib/locale.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { headOf } from '../support/http/head.ts'
import { testSite } from '../support/site/test-site.ts'

/** The addresses of sitemap.xml. */
let listed: string[] = []
beforeAll(async () => {
  const { html } = await fetchPage('/sitemap.xml')
  listed = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
})

const named = v.looseObject({ name: v.string() })
const thingSchema = v.looseObject({
  '@type': v.string(),
  name: v.optional(v.string()),
  description: v.optional(v.string()),
  itinerary: v.optional(v.object({ itemListElement: v.array(named) })),
  offers: v.optional(
    v.union([
      v.array(v.looseObject({ name: v.string(), price: v.string() })),
      v.looseObject({ price: v.string() }),
    ]),
  ),
})
const graphSchema = v.object({ '@graph': v.array(thingSchema) })

/** What structured data says of a trip or a service, each as a text that its page must show. */
function claims(graph: string): string[] {
  const { '@graph': nodes } = v.parse(graphSchema, JSON.parse(graph))
  const things = nodes.filter((node) => ['TouristTrip', 'TaxiService'].includes(node['@type']))
  return things.flatMap(({ name, description, itinerary, offers = [] }) => [
    name ?? 'no name',
    description ?? 'no description',
    ...(itinerary?.itemListElement.map((place) => place.name) ?? []),
    ...[offers].flat().flatMap((offer) => ('name' in offer ? [String(offer.name)] : [])),
    ...[offers].flat().map(({ price }) => price.replace(/\.00$/, '')),
  ])
}

/** Letters and figures alone: languages group thousands and write decimals each in their way. */
function plain(text: string): string {
  return text.replace(/[\s.,]/g, '').toLowerCase()
}

test('no link of the site is broken, redirects, or misses its anchor', async () => {
  const { address: origin } = testSite()
  expect(listed.length).toBeGreaterThan(locales.length * 8)
  const open = [...listed, ...locales.map((locale) => origin + screenPath('order', locale))]
  const seen = new Set<string>()
  const anchors = new Map<string, Set<string>>()
  const wanted: { from: string; to: URL }[] = []
  const problems: string[] = []
  while (open.length > 0) {
    const url = open.pop() ?? ''
    if (seen.has(url)) continue
    seen.add(url)
    const page = await fetchPage(url.slice(origin.length) || '/')
    if (page.status !== 200) problems.push(`${url} answers ${page.status}`)
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) continue
    const { $ } = page
    const values = (selector: string, name: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).attr(name) ?? '')
    anchors.set(url, new Set(values('[id]', 'id')))
    for (const link of [
      ...values('a[href]', 'href'),
      ...values('link[rel=canonical], link[rel=alternate], link[rel=icon]', 'href'),
      ...values('img[src]', 'src'),
    ]) {
      const to = new URL(link, url)
      if (to.origin !== origin) continue
      if (to.hash) wanted.push({ from: url, to })
      open.push(to.href.replace(/#.*/, ''))
    }
  }
  for (const { from, to } of wanted) {
    const target = to.href.replace(/#.*/, '')
    const id = decodeURIComponent(to.hash.slice(1))
    if (!anchors.get(target)?.has(id)) problems.push(`${from} leads to ${to.href}, no such anchor`)
  }
  expect(problems).toEqual([])
})

test('every listed page has words of its own and agrees with its other languages', async () => {
  const pages = await Promise.all(
    listed.map(async (url) => ({ url, page: await fetchPage(new URL(url).pathname) })),
  )
  const heads = new Map(pages.map(({ url, page }) => [url, headOf(page)]))
  for (const { url, page } of pages) {
    const locale = pathLocale(new URL(url).pathname)
    const { canonical, description, title, graphs, alternates, og } = headOf(page)
    expect.soft(page.$('html').attr('lang'), url).toBe(locale)
    expect.soft(og['og:site_name'], url).toBe(appConfig.product.name)
    expect.soft(canonical).toBe(url)
    expect.soft(page.$('h1'), url).toHaveLength(1)
    expect.soft(description.length, `${url}: ${description}`).toBeGreaterThanOrEqual(70)
    expect.soft(description.length, `${url}: ${description}`).toBeLessThanOrEqual(160)
    expect.soft(title.length, `${url}: ${title}`).toBeLessThanOrEqual(75)
    const shown = plain(page.text())
    for (const claim of claims(graphs[0] ?? '{"@graph":[]}')) {
      expect.soft(shown, `${url} does not show “${claim}”`).toContain(plain(claim))
    }
    if (locales.length > 1) {
      expect.soft(Object.values(alternates), `${url} leads to itself`).toContain(url)
      for (const other of Object.values(alternates)) {
        expect
          .soft(heads.get(String(other))?.alternates, `${String(other)} leads back to ${url}`)
          .toEqual(alternates)
      }
    }
  }
  for (const field of ['title', 'description'] as const) {
    const texts = Array.from(heads.values(), (head) => head[field])
    expect.soft(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

test('no page says a name, an account or an address of another carrier', async () => {
  const own = Object.values(signsOf(appConfig))
  const others = globSync('carriers/*/carrier.ts').filter(
    (file) => basename(dirname(file)) !== carrierInPlace(),
  )
  const foreign: string[] = []
  for (const file of others) {
    const other: { appConfig: typeof appConfig } = await import(pathToFileURL(resolve(file)).href)
    foreign.push(...signsOf(other.appConfig).filter((sign) => !own.includes(sign)))
  }
  for (const url of listed) {
    const { html } = await fetchPage(new URL(url).pathname)
    for (const sign of foreign) expect.soft(html, `${url}: ${sign}`).not.toContain(sign)
  }
})

/** What a reader would know a carrier by. */
function signsOf({ product, company }: typeof appConfig): string[] {
  const { legalName, owner, street, phone, email, bank } = company
  return [product.name, legalName, owner, street, phone, email, bank.iban]
}

test('the languages of the site are those that the engine has a grammar for', () => {
  expect(appConfig.languages[0]).toBe(ownLocale)
  for (const locale of locales) expect(grammars[locale].tag.split('-')[0]).toBe(locale)
})
