import type { Page } from 'playwright/test'
import { islandFiles, untilLive } from '../support/browser/live-form.ts'
import { openSummary } from '../support/browser/screen-states.ts'
import { expect, test } from '../support/browser/test.ts'

// Each file of script that a form page names fails in each way, one at a time. The form that the server
// rendered must stay, keep what is typed and be sent; the next visit must be as if nothing had been.
const WAYS = {
  missing: { status: 404, body: 'no' },
  cut: null,
  replaced: { status: 200, contentType: 'text/html', body: '<p>Sign in to this network' },
} as const

test.use({ expectedWords: /Failed to load|MIME|net::ERR/ })

async function withFailing(page: Page, file: string, way: keyof typeof WAYS) {
  await page.route(`**${file}`, (route) =>
    WAYS[way] ? route.fulfill(WAYS[way]) : route.abort('connectionreset'),
  )
}

for (const way of ['missing', 'cut', 'replaced'] as const) {
  for (const [path, field, text] of [
    ['/objednavka', 'city', 'Brno'],
    ['/en/contact', 'message', 'Good morning'],
  ] as const) {
    test(`any one file of ${path} may be ${way}`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const file of await islandFiles(page, path)) {
        await withFailing(page, file, way)
        await page.goto(path)
        await page.locator(`[name=${field}]`).fill(text)
        await page.locator('form button.button[type=submit]:not([name])').first().click()
        await expect(page.getByRole('alert'), file).toBeVisible()
        await expect(page.locator(`[name=${field}]`), file).toHaveValue(text)
        expect(new URL(page.url()).pathname).toBe(path)
        await page.unroute(`**${file}`)
        await page.context().clearCookies()
      }
      await page.goto(path)
      await untilLive(page)
    })
  }

  test(`any one file of the summary may be ${way}`, async ({ page }) => {
    test.setTimeout(180_000)
    await openSummary(page, 'cs')
    for (const file of await islandFiles(page, '/souhrn-objednavky')) {
      await withFailing(page, file, way)
      await page.goto('/souhrn-objednavky')
      await page.locator('[name=note]').fill('Zvoňte dole')
      await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click()
      await expect(page.getByRole('alert'), file).toBeVisible()
      await expect(page.locator('[name=note]'), file).toHaveValue('Zvoňte dole')
      await page.unroute(`**${file}`)
    }
  })
}
