import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { headOf } from '../support/http/head.ts'
import { pages } from '../support/pages.ts'
import { testSite } from '../support/site/test-site.ts'

const graphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(
    v.looseObject({
      '@type': v.string(),
      name: v.optional(v.string()),
      legalName: v.optional(v.string()),
      url: v.optional(v.string()),
      itemListElement: v.optional(
        v.array(v.looseObject({ name: v.string(), item: v.optional(v.string()) })),
      ),
    }),
  ),
})
const offersSchema = v.object({
  offers: v.union([
    v.array(v.object({ name: v.string(), price: v.string() })),
    v.object({ price: v.string() }),
  ]),
})

/** What the page is about, beside the carrier, the site and the way to the page. */
const things: Record<string, string> = {
  '/': 'ItemList',
  '/kontakt': 'ContactPage',
  '/zazitky': 'ItemList',
  '/zazitky/nezapomenutelne-zazitky': 'TouristTrip',
  '/zazitky/zazitky-na-miru': 'TouristTrip',
  '/ceny': 'ItemList',
  '/ceny/praha-karlovy-vary': 'TaxiService',
  '/ceny/praha-letiste-praha': 'TaxiService',
  '/sluzby': 'ItemList',
  '/sluzby/business-preprava': 'TaxiService',
  '/sluzby/comfort-preprava': 'TaxiService',
  '/sluzby/basic-preprava': 'TaxiService',
}

/** The picture that a shared link to the page shows. */
const socialPictures: Record<string, string> = {
  '/': 'home',
  '/vozovy-park': 'fleet',
  '/kontakt': 'contact',
  '/zazitky': 'experiences',
  '/zazitky/nezapomenutelne-zazitky': 'experience-evening-prague',
  '/zazitky/zazitky-na-miru': 'experience-tailor-made',
  '/caste-dotazy': 'faq',
  '/objednavka': 'order',
  '/zpracovani-osobnich-udaju': 'legal',
  '/ceny': 'order',
  '/ceny/praha-karlovy-vary': 'experience-karlovy-vary',
  '/ceny/praha-letiste-praha': 'place-prague-airport',
  '/sluzby': 'services',
  '/sluzby/business-preprava': 'service-business',
  '/sluzby/comfort-preprava': 'service-comfort',
  '/sluzby/basic-preprava': 'service-basic',
  '/mapa-stranek': 'home',
  '/prohlaseni-o-pristupnosti': 'legal',
  '/obchodni-podminky': 'legal',
  [`/obchodni-podminky/${appConfig.terms.version}`]: 'legal',
  '/najit-objednavku': 'order',
}

for (const { cs, en, isListed } of pages) {
  for (const [locale, path] of [
    ['cs', cs],
    ['en', en],
  ] as const) {
    test(`${path} is described to search engines and social networks`, async () => {
      const baseURL = testSite().address
      const page = await fetchPage(path)
      const head = headOf(page)
      if (isListed) {
        expect(head.title.length, head.title).toBeGreaterThanOrEqual(50)
        expect(head.title.length, head.title).toBeLessThanOrEqual(60)
        expect(head.description.length, head.description).toBeGreaterThanOrEqual(120)
        expect(head.description.length, head.description).toBeLessThanOrEqual(155)
      }
      expect(head.canonical).toBe(baseURL + path)
      expect(head.alternates).toEqual({
        cs: baseURL + cs,
        en: baseURL + en,
        'x-default': baseURL + en,
      })
      expect(head.og).toMatchObject({
        'og:title': head.title.replace(/ \| Vozka$/, ''),
        'og:description': head.description,
        'og:url': baseURL + path,
        'og:type': 'website',
        'og:site_name': 'Vozka',
        'og:locale': locale === 'cs' ? 'cs_CZ' : 'en_US',
        'og:locale:alternate': locale === 'cs' ? 'en_US' : 'cs_CZ',
        'og:image': `${baseURL}/social/${socialPictures[cs] ?? 'home'}.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/^(Plakáty?|Posters?): .+/),
      })
      expect(head.twitter).toEqual({
        card: 'summary_large_image',
        image: head.og['og:image'],
        alt: head.og['og:image:alt'],
      })

      if (!isListed) {
        expect(head.robots).toBe('noindex')
        expect(head.graphs).toEqual([])
        return
      }
      expect(head.robots).toBe('index, follow')
      expect(head.graphs).toHaveLength(1)
      const nodes = v.parse(graphSchema, JSON.parse(head.graphs[0] ?? ''))['@graph']
      const types = nodes.map((node) => node['@type'])
      const own = things[cs]
      expect(types).toEqual([
        'LocalBusiness',
        'WebSite',
        ...(cs === '/' ? [] : ['BreadcrumbList']),
        ...(own ? [own] : []),
      ])
      expect(page.text('.site-footer')).toContain(nodes[0]?.legalName ?? 'no carrier')
      const way = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
      if (cs !== '/') expect(way.at(-1)?.item).toBe(baseURL + path)
      const list = nodes.find((node) => node['@type'] === 'ItemList')?.itemListElement ?? []
      for (const { name } of list) {
        // The list of services names them in full, their cards by the brand.
        const shown = name.replace(/^Přeprava | chauffeur service$/g, '')
        expect(page.text()).toContain(shown.replace(/\s+/g, ' '))
      }
      const trip = nodes.find((node) => node['@type'] === own)
      if (own === 'TouristTrip' || own === 'TaxiService') {
        expect(page.text('h1')).toBe(trip?.name?.replace(/\s+/g, ' '))
        const { offers } = v.parse(offersSchema, trip)
        const shown = page.text().replace(/[\s,]/g, '')
        for (const { price } of [offers].flat()) expect(shown).toContain(String(Number(price)))
      }
    })
  }
}
