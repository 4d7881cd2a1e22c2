import * as v from 'valibot'
import { appConfig } from '../../app.config.ts'
import { posters } from '../../src/content/posters.ts'
import { readHead } from '../support/browser/read-head.ts'
import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'

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

const manifestSchema = v.object({
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.optional(v.string()) })),
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
    test(`${path} is described to search engines and social networks`, async ({
      page,
      baseURL: base,
    }) => {
      const baseURL = base ?? ''
      await page.goto(path)
      const head = await readHead(page)
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
      await expect(page.getByRole('contentinfo')).toContainText(nodes[0]?.legalName ?? 'no carrier')
      const way = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
      if (cs !== '/') expect(way.at(-1)?.item).toBe(baseURL + path)
      const list = nodes.find((node) => node['@type'] === 'ItemList')?.itemListElement ?? []
      for (const { name } of list) {
        // The list of services names them in full, their cards by the brand.
        await expect(page.locator('main')).toContainText(
          name.replace(/^Přeprava | chauffeur service$/g, ''),
        )
      }
      const trip = nodes.find((node) => node['@type'] === own)
      if (own === 'TouristTrip' || own === 'TaxiService') {
        await expect(page.locator('h1')).toHaveText(trip?.name ?? 'no name')
        const { offers } = v.parse(offersSchema, trip)
        const shown = (await page.locator('main').innerText()).replace(/[\s,]/g, '')
        for (const { price } of [offers].flat()) expect(shown).toContain(String(Number(price)))
      }
    })
  }
}

test('every poster of a service and an experience has a light picture for social networks', async ({
  request,
}) => {
  const own = Object.keys(posters).filter((name) => /^(service|experience|place)-/.test(name))
  for (const name of new Set([...Object.values(socialPictures), ...own])) {
    const picture = await (await request.get(`/social/${name}.png`)).body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], name).toEqual([1200, 630])
    expect(picture.length, name).toBeLessThanOrEqual(100 * 1024)
  }
})

test('the site has an icon for tabs, home screens and launchers', async ({ page, request }) => {
  const manifest = v.parse(manifestSchema, await (await request.get('/site.webmanifest')).json())
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    ...['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'],
  ])
  await page.goto('/en')
  const sizes = await page.evaluate(
    async (paths) => {
      const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]')]
      return Promise.all(
        [...icons.map(({ href }) => href), ...paths].map(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          return image.naturalWidth
        }),
      )
    },
    manifest.icons.slice(1).map(({ src }) => src),
  )
  expect(sizes).toEqual(expect.arrayContaining([32, 180, 192, 512, 192, 512]))
})

test('a page that does not exist is neither listed nor described', async ({ page }) => {
  await page.goto('/neni-tu')
  const head = await readHead(page)
  expect(head.robots).toBe('noindex')
  expect(head.canonical).toBeNull()
  expect(head.graphs).toEqual([])
})

test('no link of the site is broken, redirects, or misses its anchor', async ({
  page,
  baseURL: base,
  request,
}) => {
  test.setTimeout(120_000)
  const baseURL = base ?? ''
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  expect(listed.length).toBeGreaterThan(30)
  const open = [...listed, `${baseURL}/objednavka`, `${baseURL}/en/order`]
  const seen = new Set<string>()
  const anchors = new Map<string, Set<string>>()
  const wanted: { from: string; to: URL }[] = []
  const problems: string[] = []
  while (open.length > 0) {
    const url = open.pop() ?? ''
    if (seen.has(url)) continue
    seen.add(url)
    const response = await request.get(url, { maxRedirects: 0 })
    if (response.status() !== 200) problems.push(`${url} answers ${response.status()}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const found = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const values = (selector: string, name: string) =>
          [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
        return {
          ids: values('[id]', 'id'),
          links: [
            ...values('a[href]', 'href'),
            ...values('link[rel=canonical], link[rel=alternate], link[rel=icon]', 'href'),
            ...values('img[src]', 'src'),
          ],
        }
      },
      await response.text(),
    )
    anchors.set(url, new Set(found.ids))
    for (const link of found.links) {
      const to = new URL(link, url)
      if (to.origin !== new URL(baseURL).origin) continue
      if (to.hash) wanted.push({ from: url, to })
      open.push(to.href.replace(/#.*/, ''))
    }
  }
  for (const { from, to } of wanted) {
    const id = decodeURIComponent(to.hash.slice(1))
    const target = to.href.replace(/#.*/, '')
    if (!anchors.get(target)?.has(id)) problems.push(`${from} leads to ${to.href}, no such anchor`)
  }
  expect(problems).toEqual([])
})
