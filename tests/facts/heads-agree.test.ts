import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fetchPage } from '../support/http/fetched.ts'
import { type Head, headOf } from '../support/http/head.ts'

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
    ...[offers].flat().map(({ price }) => String(Number(price))),
  ])
}

function plain(text: string): string {
  return text.replace(/[\s,]/g, '').toLowerCase()
}

test('every listed page has words of its own and agrees with its other language', async () => {
  const sitemap = (await fetchPage('/sitemap.xml')).html
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  const heads = new Map<string, Head>()
  for (const url of urls) {
    const page = await fetchPage(new URL(url).pathname)
    const head = headOf(page)
    heads.set(url, head)
    const locale = head.alternates['cs'] === url ? 'cs' : 'en'
    expect(page.$('html').attr('lang'), url).toBe(locale)
    expect(head.og['og:locale'], url).toBe(locale === 'cs' ? 'cs_CZ' : 'en_US')
    expect(head.canonical).toBe(url)
    expect(head.description.length, `${url}: ${head.description}`).toBeGreaterThanOrEqual(70)
    expect(head.description.length, `${url}: ${head.description}`).toBeLessThanOrEqual(160)
    expect(head.title.length, `${url}: ${head.title}`).toBeLessThanOrEqual(75)
    const shown = plain(page.text())
    for (const claim of claims(head.graphs[0] ?? '{"@graph":[]}')) {
      expect(shown, `${url} does not show “${claim}”`).toContain(plain(claim))
    }
  }
  for (const [url, { alternates }] of heads) {
    expect(Object.values(alternates), `${url} leads to itself`).toContain(url)
    expect(alternates['x-default'], url).toBe(alternates['en'])
    for (const other of Object.values(alternates)) {
      expect(heads.get(String(other))?.alternates, `${String(other)} leads back to ${url}`).toEqual(
        alternates,
      )
    }
  }
  for (const field of ['title', 'description'] as const) {
    const texts = [...heads.values()].map((head) => head[field])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})
