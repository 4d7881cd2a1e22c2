import * as v from 'valibot'
import type { Page } from 'playwright/test'
import { appConfig } from '../../app.config.ts'
import { formatMoney, formatNumber } from '../../src/i18n/format.ts'
import { locales, screenPath } from '../../src/i18n/screens.ts'
import { fares } from '../../src/tariff/fares.ts'
import { serviceNames, serviceSlugs } from '../../src/tariff/service-slugs.ts'
import { fillCustomer, fillTime } from '../support/browser/order-journey.ts'
import { readHead } from '../support/browser/read-head.ts'
import { expect, test } from '../support/browser/test.ts'

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

test.use({ javaScriptEnabled: false })

function koruna(amount: number): string {
  return formatNumber(amount / 100, 'cs')
}

/** A text without the spaces that keep it on a line. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** The rows of a timetable of fares: its first cells and the prices. */
async function rows(page: Page): Promise<{ route: string; prices: string[] }[]> {
  const found = await page.locator('main table tbody tr').all()
  return Promise.all(
    found.map(async (row) => ({
      route: plain(await row.getByRole('rowheader').getByRole('link').innerText()),
      prices: await row.getByRole('cell').allInnerTexts(),
    })),
  )
}

const timetable = appConfig.fixedRoutes.map(({ between, price }) => ({
  route: between
    .map((id) => appConfig.places.find((place) => place.id === id)?.name.cs ?? id)
    .join(' – '),
  prices: serviceSlugs.map((slug) => koruna(price[slug])),
}))

test('the timetable shows every fixed route of the carrier, home and services its first rows', async ({
  page,
}) => {
  await page.goto('/ceny')
  expect(await rows(page)).toEqual(timetable)
  for (const path of ['/', '/sluzby']) {
    await page.goto(path)
    const shown = await rows(page)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown).toEqual(timetable.slice(0, shown.length))
    await expect(page.getByRole('link', { name: 'Celý ceník' })).toHaveAttribute('href', '/ceny')
  }
  await page.goto('/sluzby/comfort-preprava')
  const ofComfort = timetable.map(({ route, prices }) => ({ route, prices: [prices[1]] }))
  const shown = await rows(page)
  expect(shown).toEqual(ofComfort.slice(0, shown.length))
})

for (const [index, fare] of fares.entries()) {
  for (const locale of locales) {
    const path = screenPath('fare', locale, fare.slug[locale])
    test(`${path} shows the prices of the config, and structured data the same`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(path)
      const name = `${fare.from[locale]} – ${fare.to[locale]}`
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      const shown = serviceSlugs.map((slug) => ({
        name: serviceNames[slug],
        price: appConfig.fixedRoutes[index]?.price[slug] ?? 0,
      }))
      const list = page.locator('section[aria-labelledby=prices] li')
      await expect(list).toHaveCount(shown.length)
      for (const [at, { name: category, price }] of shown.entries()) {
        await expect(list.nth(at)).toContainText(category)
        await expect(list.nth(at).locator('strong')).toHaveText(
          formatMoney({ amount: price, currency: 'CZK' }, locale),
        )
      }
      const { graphs } = await readHead(page)
      const { '@graph': things } = v.parse(offersSchema, JSON.parse(graphs[0] ?? ''))
      const offers = things.find((thing) => thing['@type'] === 'TaxiService')?.offers ?? []
      expect(
        offers.map((offer) => ({ name: offer.name, price: Number(offer.price) * 100 })),
      ).toEqual(shown)
      for (const { url, price, priceSpecification } of offers) {
        expect(url).toBe(`${baseURL}${path}`)
        const vat =
          fare.vatRateBp === 0
            ? { description: expect.stringMatching(/osvobozeno od DPH|exempt from Czech VAT/) }
            : { valueAddedTaxIncluded: true }
        expect(priceSpecification).toMatchObject({ price, ...vat })
      }
    })
  }

  test(`the order answers every price of ${fare.slug.cs} that the timetable promised`, async ({
    page,
  }) => {
    for (const [column, slug] of serviceSlugs.entries()) {
      await page.goto('/ceny')
      const cell = page.locator('main table tbody tr').nth(index).getByRole('cell').nth(column)
      const promised = await cell.innerText()
      await cell.getByRole('link').click()
      await expect(page.locator(`[name=service][value=${slug}]`)).toBeChecked()
      await expect(page.locator('[name=pickup]')).toHaveValue(fare.from.cs)
      await expect(page.locator('[name=dropoff]')).toHaveValue(fare.to.cs)
      await expect(page.locator('#price')).toContainText(`${promised}\u00a0Kč`)
    }
  })
}

test('each button of a route opens the order of that car, there and back, in English too', async ({
  page,
}) => {
  await page.goto('/en/prices/prague-karlovy-vary')
  await page.getByRole('link', { name: 'Order Comfort' }).click()
  await expect(page).toHaveURL(/\/en\/order\?/)
  await expect(page.locator('[name=service][value=comfort]')).toBeChecked()
  await expect(page.locator('#price')).toContainText('CZK\u00a04,890')
  await page.goto('/en/prices/prague-karlovy-vary')
  await page.getByRole('link', { name: 'Order this ride' }).click()
  await expect(page.locator('[name=pickup]')).toHaveValue('Prague')
  await expect(page.locator('[name=dropoff]')).toHaveValue('Karlovy Vary')
  await page.goto('/en/prices/prague-karlovy-vary')
  await page.getByRole('link', { name: 'Order Karlovy Vary – Prague' }).click()
  await expect(page.locator('[name=pickup]')).toHaveValue('Karlovy Vary')
  await expect(page.locator('[name=dropoff]')).toHaveValue('Prague')
})

test('a route has one page: other spellings lead to it once and for good, unknown ones nowhere', async ({
  request,
}) => {
  const targets = {
    '/ceny/karlovy-vary-praha': '/ceny/praha-karlovy-vary',
    '/ceny/prague-vienna': '/ceny/praha-viden',
    '/ceny/vienna-prague': '/ceny/praha-viden',
    '/en/prices/letiste-praha-praha': '/en/prices/prague-prague-airport',
    '/prices/prague-brno': '/ceny/praha-brno',
    '/en/ceny': '/en/prices',
  }
  for (const [path, target] of Object.entries(targets)) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(308)
    expect(response.headers()['location'], path).toBe(target)
  }
  for (const path of ['/ceny/praha-plzen', '/ceny/praha', '/en/prices/prague-prague']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})

test('the language switch leads to the same route, and from an unknown one to the timetable', async ({
  page,
}) => {
  await page.goto('/ceny/praha-viden')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/prices\/prague-vienna$/)
  await page.goto('/ceny/praha-plzen')
  const other = page.getByRole('banner').getByRole('link', { name: 'English' })
  await expect(other).toHaveAttribute('href', '/en/prices')
})

test('both sitemaps list the timetable and every route', async ({ page, request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  await page.goto('/mapa-stranek')
  for (const { slug } of fares) {
    expect(xml).toContain(`/ceny/${slug.cs}</loc>`)
    expect(xml).toContain(`/en/prices/${slug.en}</loc>`)
    await expect(page.locator(`main a[href="/ceny/${slug.cs}"]`)).toHaveCount(1)
  }
  expect(xml).toContain('/en/prices</loc>')
  await expect(page.locator('main a[href="/ceny"]')).toHaveCount(1)
})

test('both ways together cost what the summary of the order says', async ({ page }) => {
  await page.goto('/ceny/praha-karlovy-vary')
  const sums = page.locator('section[aria-labelledby=return] dl > div')
  const promised = await sums.filter({ hasText: 'Business' }).locator('dd').innerText()
  await page.getByRole('link', { name: 'Objednat Business' }).click()
  await fillTime(page)
  await fillCustomer(page)
  await page.getByText('Přidat zpáteční jízdu').click()
  await page.locator('[name=returnDate]').fill(await page.locator('[name=date]').inputValue())
  await page.locator('[name=returnTime]').fill('18:00')
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(/souhrn-objednavky/)
  await expect(page.getByRole('row', { name: /^Celkem s DPH/ })).toContainText(promised)
})

test('a ride over the border is exempt from VAT from the form to the status page', async ({
  page,
}) => {
  await page.goto('/ceny/praha-viden')
  await expect(page.locator('section[aria-labelledby=prices]')).toContainText(
    'osvobozeno od\u00a0DPH',
  )
  await page.getByRole('link', { name: 'Objednat Business' }).click()
  await fillTime(page)
  await fillCustomer(page)
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(/souhrn-objednavky/)
  const exempt = page.getByRole('row', { name: /^Přeprava osob do zahraničí, osvobozeno/ })
  await expect(exempt).toContainText('0\u00a0Kč')
  await expect(page.getByRole('row', { name: /^DPH/ })).toHaveCount(0)
  await page.locator('[name=paymentMethod][value=bankTransfer]').check()
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(/stav-objednavky/)
  await expect(exempt).toContainText('0\u00a0Kč')
})
