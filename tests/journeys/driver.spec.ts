import type { Page } from 'playwright/test'
import { violations } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { aDrivenRide } from '../support/site/driven-ride.ts'
import { testSite } from '../support/site/test-site.ts'

// A link that has ended is answered so.
test.use({ expectedWords: /status of 410/ })

const CANARY = { name: 'Kanarek Pisecky', phone: '601987234', message: 'Kanarek 4711' }

/** Everything that the browser keeps for the site, besides the copy of the page itself. */
async function storedBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify({
      names,
      addresses,
      databases,
      stored: [Object.entries(localStorage), Object.entries(sessionStorage)],
    })
  })
}

test('the driver sees the ride on one screen and of money only the cash', async ({ page }) => {
  const { path } = await aDrivenRide({
    paymentMethod: 'cash',
    fields: { ...CANARY, flightNumber: 'BA 854', nameBoard: 'Mr Board' },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, cash, call] of [
    [path, 'Vybrat v hotovosti: 7 900 Kč', 'Zavolat'],
    [path.replace('/jizda/', '/en/ride/'), 'Take in cash: CZK 7,900', 'Call'],
  ] as const) {
    const answer = await page.goto(address)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(answer?.headers()['content-security-policy']).toContain("worker-src 'self'")
    await expect(page.getByText(cash)).toBeVisible()
    await expect(page.getByRole('link', { name: call }).last()).toHaveAttribute(
      'href',
      'tel:+420601987234',
    )
    await expect(page.locator('main')).toContainText('BA 854')
    expect(await page.locator('main').innerText()).not.toMatch(/21 %|jana-|Dlouhá/)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  await page.getByRole('link', { name: 'Name board' }).click()
  await expect(page.locator('#board')).toHaveText(/^Mr Board/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.locator('#board')).toBeHidden()
})

test('the browser keeps one page, nothing of a person beside it, and nothing once the link has ended', async ({
  page,
}) => {
  const { path, number, assign } = await aDrivenRide({ fields: CANARY })
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => caches.match('/page').then(Boolean))).toBe(true)
  expect(await page.evaluate(() => caches.match('/page').then((copy) => copy?.text()))).toContain(
    'Kanarek',
  )
  await page.locator('[data-press=onTheWay] button').click()
  await expect(page.locator('[data-act=onTheWay][data-is=done]')).toBeVisible()
  const stored = await storedBy(page)
  expect(stored).not.toMatch(/kanarek|601987234/i)
  expect(stored).not.toContain(number)
  await page.getByRole('button', { name: 'Smazat z telefonu' }).click()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.match('/page').then(Boolean))).toBe(true)
  // Another ride by the same phone, whose driver is changed.
  const other = await aDrivenRide()
  await page.goto(other.path)
  await expect.poll(() => page.evaluate(() => caches.keys().then(({ length }) => length))).toBe(2)
  await carrierDoes(testSite(), other.number, { ...assign, driver: 'Alena' })
  expect((await page.reload())?.status()).toBe(410)
  await expect(page.getByRole('heading')).toHaveText('Přidělení se změnilo')
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => caches.keys().then(({ length }) => length))).toBe(1)
})

test.describe('without signal', () => {
  test.use({
    serviceWorkers: 'block',
    expectedWords: /status of 410|ERR_FAILED|registration blocked/,
  })

  test('what waited for signal until the link had ended goes out when the phone is opened again', async ({
    page,
  }) => {
    const { path } = await aDrivenRide()
    await page.goto(path)
    const sent: string[] = []
    let isOver = false
    await page.route(`**${path}`, async (route) => {
      const request = route.request()
      if (request.method() === 'POST') {
        if (!isOver) return route.abort()
        sent.push(request.postData() ?? '')
        return route.fulfill({ status: 202, contentType: 'text/html', body: '' })
      }
      // Two days pass: the page that the server shows then, by the words of today's.
      const body = (await (await route.fetch()).text())
        .replace('id="ride"', 'id="ride-over"')
        .replaceAll(' data-press=', ' data-was=')
      return route.fulfill({ status: 410, contentType: 'text/html', body })
    })
    await page.locator('[data-press=onTheWay] button').click()
    await expect(page.getByText(/čeká na signál/).first()).toBeVisible()
    // A page that is left tries once more.
    await page.goto('about:blank')
    isOver = true
    await page.goto(path)
    await expect(page.locator('#ride-news')).toHaveText(/^Odesláno v/)
    expect(sent).toEqual([expect.stringMatching(/^id=.*&act=onTheWay&at=.*&sent=/)])
    expect(await storedBy(page)).not.toContain('onTheWay')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a driver presses the steps in turn, and the customer follows', async ({ page }) => {
    const { path, customerPath } = await aDrivenRide()
    await page.goto(path)
    await page.getByRole('button', { name: 'Vyjíždím' }).click()
    await page.getByRole('button', { name: 'Jsem na místě' }).click()
    await expect(page.getByRole('button', { name: 'Zapsat, že nikdo nepřišel' })).toBeHidden()
    await page.goto(customerPath)
    await expect(page.getByText(/Řidič čeká od .* je v\sceně/)).toBeVisible()
    await page.goto(path)
    await page.getByRole('button', { name: 'Cestující nastoupili' }).click()
    await page.getByRole('button', { name: 'Jízda skončila' }).click()
    await expect(page.locator('[data-is=done]')).toHaveCount(4)
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('more than a day ahead the link shows day, time and town alone', async ({ page }) => {
    const { path } = await aDrivenRide({
      hours: 72,
      fields: { ...CANARY, pickup: 'Vodičkova 12, Praha 1' },
    })
    await page.goto(path)
    const shown = await page.locator('main').innerText()
    expect(shown).toContain('Praha')
    expect(shown).not.toMatch(/kanarek|601.?987|Vodičkova|Brno/i)
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
