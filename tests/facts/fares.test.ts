import type { Cheerio } from 'cheerio'
import type { AnyNode } from 'domhandler'
import * as v from 'valibot'
import { appConfig } from '../../build/carrier-config.ts'
import { formatMoney, formatNumber } from '../../src/i18n/format.ts'
import { locales, screenPath } from '../../src/i18n/screens.ts'
import { fares } from '../../src/places/fares.ts'
import { serviceSlugs, ofCategory, serviceName } from '../../src/carrier/service-slugs.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { headOf } from '../support/http/head.ts'
import { expect, test } from '../support/http/test.ts'
import { httpVisitor, type Page } from '../support/http/visitor.ts'
import { aTime, CUSTOMER } from '../support/order-fields.ts'

const offersSchema = v.object({
  '@graph': v.array(
    v.looseObject({
      '@type': v.string(),
      offers: v.optional(
        v.array(
          v.object({
            '@type': v.literal('Offer'),
            name: v.string(),
            url: v.string(),
            price: v.string(),
            priceCurrency: v.literal('CZK'),
            priceSpecification: v.looseObject({
              price: v.string(),
              valueAddedTaxIncluded: v.optional(v.boolean()),
            }),
          }),
        ),
      ),
    }),
  ),
})

function koruna(amount: number): string {
  return formatNumber(amount / 100, 'cs').replaceAll('\u00a0', ' ')
}

/** The price of a cell without that before VAT, which stands small beside it. */
function grossOf(cell: { clone: () => Cheerio<AnyNode> }): string {
  const copy = cell.clone()
  copy.find('small').remove()
  return copy.text()
}

/** The rows of a timetable of fares: its first cells and the prices. */
function rowsOf({ $ }: Page): { route: string; prices: string[] }[] {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim()
  return $('main table tbody tr')
    .toArray()
    .map((row) => ({
      route: plain($(row).find('th a').text()),
      prices: $(row)
        .find('td')
        .toArray()
        .map((cell) => plain(grossOf($(cell)))),
    }))
}

const timetable = appConfig.fixedRoutes.map(({ between, price }) => ({
  route: between
    .map((id) => appConfig.places.find((place) => place.id === id)?.name.cs ?? id)
    .join(' – '),
  prices: serviceSlugs.map((slug) => koruna(ofCategory(price, slug))),
}))

test('the timetable shows every fixed route of the carrier, home and services its first rows', async () => {
  expect(rowsOf(await fetchPage('/ceny'))).toEqual(timetable)
  for (const path of ['/', '/sluzby']) {
    const page = await fetchPage(path)
    const shown = rowsOf(page)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown).toEqual(timetable.slice(0, shown.length))
    const all = page.$('main a').filter((_, link) => page.$(link).text() === 'Celý ceník')
    expect(all.attr('href')).toBe('/ceny')
  }
  const ofComfort = timetable.map(({ route, prices }) => ({ route, prices: [prices[1]] }))
  const shown = rowsOf(await fetchPage('/sluzby/comfort-preprava'))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).toEqual(ofComfort.slice(0, shown.length))
})

for (const [index, fare] of fares.entries()) {
  for (const locale of locales) {
    const path = screenPath('fare', locale, fare.slug[locale])
    test(`${path} shows the prices of the config, and structured data the same`, async ({
      address,
    }) => {
      const page = await fetchPage(path)
      expect(page.text('h1')).toMatch(`: ${fare.from[locale]} – ${fare.to[locale]}`)
      const wanted = serviceSlugs.map((slug) => ({
        name: serviceName(slug),
        price: appConfig.fixedRoutes[index]?.price[slug] ?? 0,
      }))
      const rows = page.texts('section[aria-labelledby=prices] li:has(strong)')
      const sums = page
        .$('section[aria-labelledby=prices] li strong')
        .toArray()
        .map((one) => grossOf(page.$(one)).replaceAll('\u00a0', ' ').trim())
      expect(rows).toHaveLength(wanted.length)
      for (const [at, { name, price }] of wanted.entries()) {
        expect(rows[at]).toContain(name)
        const sum = formatMoney({ amount: price, currency: 'CZK' }, locale)
        expect(sums[at]).toBe(sum.replaceAll('\u00a0', ' '))
      }
      const [graph = ''] = headOf(page).graphs
      const { '@graph': things } = v.parse(offersSchema, JSON.parse(graph))
      const offers = things.find((thing) => thing['@type'] === 'TaxiService')?.offers ?? []
      expect(
        offers.map((offer) => ({ name: offer.name, price: Number(offer.price) * 100 })),
      ).toEqual(wanted)
      for (const { url, price, priceSpecification } of offers) {
        expect(url).toBe(address + path)
        const vat =
          fare.vatRateBp === 0
            ? { description: expect.stringMatching(/osvobozeno od DPH|exempt from Czech VAT/) }
            : { valueAddedTaxIncluded: true }
        expect(priceSpecification).toMatchObject({ price, ...vat })
      }
    })
  }

  test(`the order answers every price of ${fare.slug.cs} that the timetable promised`, async ({
    address,
  }) => {
    const visitor = httpVisitor(address)
    const { $ } = await fetchPage('/ceny')
    const cells = $('main table tbody tr').eq(index).find('td')
    expect(cells.length).toBe(serviceSlugs.length)
    for (const [column, slug] of serviceSlugs.entries()) {
      const promised = grossOf(cells.eq(column)).replaceAll('\u00a0', ' ').trim()
      const order = await visitor.open(cells.eq(column).find('a').attr('href') ?? '')
      expect(order.value('service')).toBe(slug)
      expect(order.value('pickup')).toBe(fare.from.cs)
      expect(order.value('dropoff')).toBe(fare.to.cs)
      expect(order.text('#price')).toContain(`${promised} Kč`)
    }
  })
}

test('each button of a route opens the order of that car, there and back, in English too', async ({
  address,
}) => {
  const visitor = httpVisitor(address)
  const route = await fetchPage('/en/prices/prague-karlovy-vary')
  const comfort = await visitor.follow(route, 'Order Comfort')
  expect(comfort.address).toMatch(/^\/en\/order\?/)
  expect(comfort.value('service')).toBe('comfort')
  expect(comfort.text('#price')).toContain('CZK 4,890')
  const there = await visitor.follow(route, 'Order this ride')
  expect([there.value('pickup'), there.value('dropoff')]).toEqual(['Prague', 'Karlovy Vary'])
  const back = await visitor.follow(route, 'Order Karlovy Vary – Prague')
  expect([back.value('pickup'), back.value('dropoff')]).toEqual(['Karlovy Vary', 'Prague'])
})

test('the language switch leads to the same route, and from an unknown one to the timetable', async ({
  address,
}) => {
  const other = (page: Page) => page.$('header a[data-switch=bar]').attr('href')
  expect(other(await fetchPage('/ceny/praha-viden'))).toBe('/en/prices/prague-vienna')
  expect(other(await httpVisitor(address).open('/ceny/praha-plzen'))).toBe('/en/prices')
})

test('both sitemaps list the timetable and every route', async () => {
  const { html: xml } = await fetchPage('/sitemap.xml')
  const { $ } = await fetchPage('/mapa-stranek')
  for (const { slug } of fares) {
    expect(xml).toContain(`/ceny/${slug.cs}</loc>`)
    expect(xml).toContain(`/en/prices/${slug.en}</loc>`)
    expect($(`main a[href="/ceny/${slug.cs}"]`).length).toBe(1)
  }
  expect(xml).toContain('/en/prices</loc>')
  expect($('main a[href="/ceny"]').length).toBe(1)
})

test('both ways together cost what the summary of the order says', async ({ address }) => {
  const visitor = httpVisitor(address)
  const route = await fetchPage('/ceny/praha-karlovy-vary')
  const sums = route
    .$('section[aria-labelledby=return] dl > div')
    .filter((_, row) => route.$(row).text().includes('Business'))
  const promised = sums.find('dd').text().replaceAll('\u00a0', ' ')
  const form = await visitor.follow(route, 'Objednat Business')
  const when = aTime()
  const summary = await visitor.submit(form, {
    ...when,
    ...CUSTOMER,
    returnDate: when.date,
    returnTime: '18:00',
  })
  expect(summary.address).toMatch(/^\/souhrn-objednavky/)
  const total = summary.texts('tr').find((row) => row.startsWith('Celkem s DPH'))
  expect(promised).toMatch(/\d Kč$/)
  expect(total).toContain(promised)
})

test('a ride over the border is exempt from VAT from the form to the status page', async ({
  address,
}) => {
  const visitor = httpVisitor(address)
  const route = await fetchPage('/ceny/praha-viden')
  expect(route.text('section[aria-labelledby=prices]')).toContain('osvobozena od DPH')
  const form = await visitor.follow(route, 'Objednat Business')
  const summary = await visitor.submit(form, { ...aTime(), ...CUSTOMER })
  expect(summary.address).toMatch(/^\/souhrn-objednavky/)
  const exempt = (page: Page) =>
    page.texts('tr').find((row) => row.startsWith('Přeprava osob do zahraničí, osvobozeno'))
  expect(exempt(summary)).toContain('0 Kč')
  expect(summary.texts('tr').filter((row) => row.startsWith('DPH'))).toEqual([])
  const status = await visitor.submit(summary, { paymentMethod: 'bankTransfer' })
  expect(status.address).toMatch(/^\/stav-objednavky/)
  expect(exempt(status)).toContain('0 Kč')
})
