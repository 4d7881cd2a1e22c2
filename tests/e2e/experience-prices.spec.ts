import * as v from 'valibot'
import type { Page } from 'playwright/test'
import { formatMoney } from '../../src/i18n/format.ts'
import { locales, screenPath } from '../../src/i18n/screens.ts'
import { experiences } from '../../src/provider/embedded/seed/experiences.ts'
import { readHead } from '../support/browser/read-head.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ javaScriptEnabled: false })

const tripSchema = v.object({
  '@graph': v.array(
    v.looseObject({
      offers: v.optional(v.array(v.looseObject({ name: v.string(), price: v.string() }))),
    }),
  ),
})

/** As many as stand in the first look of a desktop beside any picture. */
const FIRST_ROWS = 3

function rows(page: Page) {
  return page.locator('section[aria-labelledby=variants] li')
}

function mainButton(page: Page) {
  return page.locator('section[aria-labelledby=variants] a.button')
}

for (const locale of locales) {
  test(`every experience shows its prices in its first look, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const { slug, variants } of experiences) {
      const path = screenPath('experience', locale, slug[locale])
      await page.goto(path)
      const priced = variants.flatMap(({ name, price }) => (price ? [{ name, price }] : []))
      const lowest = Math.min(...priced.map(({ price }) => price.amount))
      const amount = formatMoney({ amount: lowest, currency: 'CZK' }, locale)
      const button = locale === 'cs' ? `Objednat od ${amount}` : `Order from ${amount}`
      await expect(mainButton(page), path).toHaveText(button)
      await expect(mainButton(page), path).toBeInViewport({ ratio: 1 })
      await expect(rows(page), path).toHaveCount(variants.length)
      for (const [index, { name, price }] of variants.entries()) {
        const row = rows(page).nth(index)
        await expect(row, path).toContainText(name[locale])
        if (price) await expect(row, path).toContainText(formatMoney(price, locale))
        if (index < FIRST_ROWS) await expect(row, path).toBeInViewport({ ratio: 1 })
      }
      const { graphs } = await readHead(page)
      const { '@graph': things } = v.parse(tripSchema, JSON.parse(graphs[0] ?? ''))
      const offers = things.flatMap((thing) => thing.offers ?? [])
      expect(offers.map((offer) => [offer.name, Number(offer.price) * 100])).toEqual(
        priced.map(({ name, price }) => [name[locale], price.amount]),
      )
    }
  })
}

test('on a phone the prices follow the picture at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zazitky/karlovy-vary-a-kolonady')
  const picture = await page.locator('main img').first().boundingBox()
  const button = await mainButton(page).boundingBox()
  const row = await rows(page).first().boundingBox()
  if (!picture || !button || !row) throw new Error('the page has no picture, button or variant')
  expect(button.y - picture.y - picture.height).toBeLessThan(40)
  expect(row.y - button.y - button.height).toBeLessThan(40)
  await expect(rows(page).first().locator('strong')).toBeInViewport({ ratio: 1 })
})

test('a variant leads to the order with itself filled in, wherever its row is pressed', async ({
  page,
}) => {
  await page.goto('/en/experiences/cesky-krumlov')
  const row = rows(page).nth(1)
  const chosen = await row.getByRole('link').getAttribute('href')
  const { x = 0, y = 0 } = (await row.getByText('CZK').boundingBox()) ?? {}
  await page.mouse.click(x + 1, y + 1)
  await expect(page).toHaveURL(/kind=experience&experience=[^&]+&variant=[^&]+$/)
  await expect(page.locator('[name=variant]')).toHaveValue(
    new URLSearchParams(chosen?.split('?')[1]).get('variant') ?? '',
  )
})
