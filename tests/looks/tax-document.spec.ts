import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { violations } from '../support/browser/axe.ts'
import { faultsOnPaper, PAPER, sheetsOf } from '../support/browser/paper.ts'
import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { payByCard } from '../support/site/customer-acts.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

/** What the page of a document may weigh, with forty lines. */
const MOST_BYTES = 12 * 1_024

/** The page of the document for a payment, from the list of its order. */
async function openDocument(page: Page, locale: 'cs' | 'en'): Promise<void> {
  const wish = { locale, paymentMethod: 'card' }
  const { number, path } = await placeOverHttp(testSite().address, wish)
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await payByCard({ path })
  await expect(async () => {
    await page.goto(path)
    const list = page.getByRole('region', { name: locale === 'cs' ? 'Doklady' : 'Documents' })
    await list.getByRole('link').click({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
}

/** As many lines as asked for, and rates as after advances. */
async function lengthen(page: Page, lines: number): Promise<void> {
  await page.evaluate((count) => {
    const wanted = [count, 4]
    for (const [index, table] of [...document.querySelectorAll('article table')].entries()) {
      const [body] = table.querySelectorAll('tbody')
      const row = body?.querySelector('tr')
      if (body && row) body.innerHTML = row.outerHTML.repeat(wanted[index] ?? 1)
    }
  }, lines)
}

for (const locale of ['cs', 'en'] as const) {
  test(`a document is read on every width, and has no fault that a machine finds, ${locale}`, async ({
    page,
  }) => {
    await openDocument(page, locale)
    const title = locale === 'cs' ? 'Doklad o přijaté platbě' : 'Receipt for an advance payment'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const width of [320, 390, 1_440]) {
      await page.setViewportSize({ width, height: 844 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${width} px`).toBe(width)
      expect(await violations(page)).toEqual([])
    }
  })
}

test('a document of twelve lines prints on one sheet, of forty on two', async ({ page }) => {
  await openDocument(page, 'cs')
  await page.setViewportSize(PAPER)
  for (const { lines, sheets } of [
    { lines: 12, sheets: 1 },
    { lines: 40, sheets: 2 },
  ]) {
    await lengthen(page, lines)
    expect(await sheetsOf(page), `${lines} lines`).toBe(sheets)
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await faultsOnPaper(page)).toEqual([])
  const html = await page.content()
  expect(brotliCompressSync(html).length).toBeLessThan(MOST_BYTES)
})
