import { brotliCompressSync, constants } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright/test'
import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'

const KB = 1024
const MAX_DOCUMENT = 13 * KB
const MAX_LONG_DOCUMENT = 20 * KB
const MAX_SCRIPT = 2 * KB
const MAX_TOUCHED_SCRIPT = 126 * KB
/** Script a form page loads until somebody touches it, by its Czech path. */
const MAX_FORM_SCRIPT: Record<string, number> = { '/objednavka': 94 * KB, '/kontakt': 86 * KB }
const LONG = new Set(['/obchodni-podminky', '/zpracovani-osobnich-udaju', '/caste-dotazy'])

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // How React writes attributes; both forms mean the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-implicit-button-type': 'off',
    // A space that does not break stands in every Czech sentence and in figures.
    'no-irregular-whitespace': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // All scripts come from our own origin and are named by their content.
    'require-sri': 'off',
  },
})

function brotliSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

for (const { cs, en, isForm } of pages) {
  for (const path of [cs, en]) {
    test(`${path} is valid and light`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const report = await validator.validateString(html)
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => {
          const text = html.split('\n')[line - 1] ?? ''
          return `${ruleId}: ${message} … ${text.slice(Math.max(0, column - 60), column + 60)}`
        }),
      )
      expect(faults).toEqual([])
      if (isForm) return
      expect(brotliSize(html)).toBeLessThanOrEqual(LONG.has(cs) ? MAX_LONG_DOCUMENT : MAX_DOCUMENT)
      const script = /src="(\/assets\/document-[\w-]+\.js)"/.exec(html)?.[1] ?? ''
      const code = await (await request.get(script)).text()
      expect(brotliSize(code)).toBeLessThanOrEqual(MAX_SCRIPT)
    })
  }
}

/** Counts the script that a page loads from now on, in bytes on the wire. */
function countScript(page: Page) {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.text().then(brotliSize))
  })
  return async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
}

for (const [cs, most] of Object.entries(MAX_FORM_SCRIPT)) {
  test(`${cs} loads little script until somebody touches it`, async ({ page }) => {
    const loaded = countScript(page)
    await page.goto(cs, { waitUntil: 'networkidle' })
    expect(await loaded()).toBeLessThanOrEqual(most)
  })
}

test('the order loads not much more when it is touched', async ({ page }) => {
  const loaded = countScript(page)
  await page.goto('/objednavka', { waitUntil: 'networkidle' })
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await expect(page.locator('#price')).toContainText('7 900 Kč')
  await page.waitForLoadState('networkidle')
  expect(await loaded()).toBeLessThanOrEqual(MAX_TOUCHED_SCRIPT)
})

for (const width of [390, 1440]) {
  test(`nothing moves while a page loads, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // A typeface that comes late must not push anything, whatever fonts the device has instead.
    await page.route('/fonts/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const { cs } of pages) {
      await page.goto(cs, { waitUntil: 'networkidle' })
      const shifts = await page.evaluate<number[]>('globalThis.shifts')
      expect(shifts, cs).toEqual([])
    }
  })
}

test('the fleet shows the cars that hold the passengers, without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/en/cars-park')
  await expect(page.getByRole('heading', { level: 2, name: 'Business' })).toBeVisible()
  await page.getByRole('radio', { name: '6–8' }).check()
  await expect(page.getByRole('heading', { level: 2, name: 'Business' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Comfort' })).toBeVisible()
  await page.context().close()
})
