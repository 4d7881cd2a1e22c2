import { answeredWays } from '../support/answered-ways.ts'
import { goOn } from '../support/browser/go-on.ts'
import { expect, test } from '../support/browser/test.ts'
import { httpVisitor } from '../support/http/visitor.ts'
import { testSite } from '../support/site/test-site.ts'

// tests/facts/price-answer.test.ts asks what is answered; here it has to be seen without scrolling, on a phone.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('the answer to every way stands in the first look', async ({ page }) => {
  for (const { locale, from, to } of answeredWays) {
    const visitor = httpVisitor(testSite().address)
    const home = await visitor.open(locale === 'cs' ? '/' : '/en')
    const press = { button: '[name=intent][value=price]' }
    const answer = await visitor.submit(home, { pickup: from, dropoff: to }, press)
    await goOn(page, visitor, answer.address)
    await expect(page.locator('#f-answer'), `${from} to ${to}`).toBeInViewport()
  }
})

test('the prices of all three cars stand in the first look, above the bar at its foot', async ({
  page,
}) => {
  const visitor = httpVisitor(testSite().address)
  const home = await visitor.open('/en')
  const way = { pickup: 'Prague Airport', dropoff: 'Hotel Josef' }
  const asked = await visitor.submit(home, way, { button: 'Show the price' })
  const priced = await visitor.submit(asked, {}, { button: /^Yes, in Prague/ })
  await goOn(page, visitor, priced.address)
  const rows = page.locator('label:has([name=service])')
  await expect(rows).toHaveCount(3)
  const bar = await page.locator('.quote-panel-bar').boundingBox()
  for (const row of await rows.all()) {
    const box = await row.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})
