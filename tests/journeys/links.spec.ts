import * as fc from 'fast-check'
import { untilLive } from '../support/browser/live-form.ts'
import { draftSaved } from '../support/browser/order-journey.ts'
import { draftOverHttp } from '../support/browser/summary-over-http.ts'
import { expect, test } from '../support/browser/test.ts'
import { EVERYDAY_QUERIES, queries } from '../support/hostile/queries.ts'
import { isWhole } from '../support/length.ts'

// A query is the visitor's: mail programs, advertisements and people write it in every spelling. No page
// rewrites it or loses its form by it. Without script: tests/facts/links.test.ts.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const FORMS = ['/objednavka', '/en/order', '/kontakt', '/en/contact', '/souhrn-objednavky']

for (const [index, path] of FORMS.entries()) {
  test(`${path} keeps its form and its address under any query`, async ({ page, baseURL }) => {
    if (path === '/souhrn-objednavky') await draftOverHttp(page)
    const check = async (asked: string) => {
      const address = new URL(`${path}?${asked}`, baseURL).href
      await page.goto(address)
      await untilLive(page)
      expect(page.url()).toBe(address)
      await expect(
        page.locator('[data-island] form button.button:not([name])').first(),
      ).toBeVisible()
    }
    // In a short run each everyday spelling comes to one of the pages.
    const isMine = (count: number) => isWhole || count % FORMS.length === index
    for (const asked of EVERYDAY_QUERIES.filter((_, count) => isMine(count))) await check(asked)
    await fc.assert(
      fc.asyncProperty(
        queries.filter((asked) => !/(?:^|&)sent=1(?:&|$)/.test(asked)),
        check,
      ),
      { numRuns: isWhole ? 100 : 3, seed: seed + index },
    )
  })
}

test('the same link asked for again fills in again, a reload keeps what was typed', async ({
  page,
}) => {
  const link = '/objednavka?service=business&dropoff=Brno'
  await page.goto(link)
  await untilLive(page)
  const saved = draftSaved(page, 'dropoff=Ostrava')
  await page.locator('[name=dropoff]').fill('Ostrava')
  await saved
  await page.reload()
  await untilLive(page)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Ostrava')
  await expect(page.getByText('Vyplnili jsme podle odkazu')).toBeHidden()
  await page.goto('/sluzby')
  await page.goto(link)
  await untilLive(page)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
  await expect(page.getByText('Vyplnili jsme podle odkazu')).toBeVisible()
})
