import { HtmlValidate } from 'html-validate'
import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'

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

for (const { cs, en } of pages) {
  for (const path of [cs, en]) {
    test(`${path} is valid`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const report = await validator.validateString(html)
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => {
          const text = html.split('\n')[line - 1] ?? ''
          return `${ruleId}: ${message} … ${text.slice(Math.max(0, column - 60), column + 60)}`
        }),
      )
      expect(faults).toEqual([])
    })
  }
}

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
