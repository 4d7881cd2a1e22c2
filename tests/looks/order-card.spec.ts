import { dayAhead, unfold } from '../support/browser/order-journey.ts'
import { brokenWords } from '../support/browser/room.ts'
import { openSettled } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

const FIELDS = {
  pickup: 'Letiště Praha',
  dropoff: 'Dlouhá 5, Praha',
  flightNumber: 'BA 852',
  nameBoard: 'ACME',
}
const ASSIGN = {
  command: 'assign',
  driver: 'Karel Vozka',
  phone: '+420777000111',
  car: 'Škoda Superb',
  plate: '1AB 2345',
}
const SCREEN = { width: 390, height: 844 }
/** Four screens, and the row that names the way of paying; px. */
const LONGEST = 4 * SCREEN.height + 36
const LONG_FIELDS = {
  pickup: 'Penzion U Nejdelšího názvu v celém širém okolí, Nábřeží Ludvíka Svobody '
    .repeat(3)
    .slice(0, 200),
  stops: 'Tábor\nBenešov\nVotice\nSedlčany\nPísek',
  nameBoard: 'Maximilián Alexandr Bartoloměj Hubert Ferdinand Karel Jan Nepomuk',
}

for (const locale of ['cs', 'en'] as const) {
  test(`an order with a driver and a payment is four screens of a phone, ${locale}`, async ({
    page,
  }) => {
    const { number, path } = await placeOverHttp(testSite().address, { locale, fields: FIELDS })
    await carrierDoes(testSite(), number, { command: 'confirm' }, ASSIGN)
    await page.setViewportSize(SCREEN)
    await page.goto(path)
    // The second visit has the typeface; the first may read in that of the device.
    await page.reload()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(LONGEST)
    // Hour, places and name board, for who holds it up at the kerb.
    const ticket = page.getByRole('region', { name: locale === 'cs' ? 'Přehled' : 'At a glance' })
    const board = await ticket.getByText('ACME').boundingBox()
    // What the order is, not only the step it stands at.
    await expect(ticket).toContainText(locale === 'cs' ? 'Řidič určen' : 'Driver assigned')
    expect((board?.y ?? 640) + (board?.height ?? 0)).toBeLessThan(640)
    const faces = page.locator('section[aria-labelledby=driver] img')
    await expect(faces).toHaveCount(2)
    const sources = await faces.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(sources).toEqual(['/posters/driver-karel.svg', '/posters/car-business.svg'])
  })
}

test('on a wide screen the car that comes ends where the line of steps does', async ({ page }) => {
  const { path } = await placeOverHttp(testSite().address, { locale: 'en', fields: FIELDS })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const car = await page.locator('main img[src*="car-"]').first().boundingBox()
  const steps = await page.locator('main ol').first().boundingBox()
  const endOf = (box: typeof car) => (box ? box.x + box.width : Number.NaN)
  expect(Math.abs(endOf(car) - endOf(steps))).toBeLessThan(2)
})

for (const locale of ['cs', 'en'] as const) {
  test(`an offer is four screens of a phone, ${locale}`, async ({ page }) => {
    const { number, path } = await placeOverHttp(testSite().address, {
      locale,
      isRequest: true,
      fields: { pickup: 'Dlouhá 5, Praha', dropoff: 'Žižkovo náměstí 1, Tábor' },
    })
    const words = 'Rádi pojedeme. V ceně je čekání i dálniční známka.'
    const quote = { command: 'quote', total: 650_000, until: null, words }
    await carrierDoes(testSite(), number, quote)
    await page.setViewportSize(SCREEN)
    await page.goto(path)
    await page.reload()
    await expect(page.getByText(locale === 'cs' ? 'Cena nabídnuta' : 'Price offered')).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(LONGEST)
  })
}

test('five stops, long places, a long name and no price are laid out, and nothing is cut', async ({
  page,
}) => {
  const { path } = await placeOverHttp(testSite().address, { isRequest: true, fields: LONG_FIELDS })
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: SCREEN.height })
    await page.goto(path)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
        .map((one) => `${one.tagName} ${one.className}`),
    )
    expect(cut, String(width)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('beside the form, five stops, long places and a long name leave hour and price in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSettled(page, '/objednavka')
  await unfold(page)
  await page.locator('[name=date]').fill(dayAhead(14))
  await page.locator('[name=time]').fill('10:30')
  await page.locator('[name=pickup]').fill(LONG_FIELDS.pickup)
  await page.locator('[name=dropoff]').fill(LONG_FIELDS.pickup)
  await page.locator('[name=stops]').fill(LONG_FIELDS.stops)
  await page.locator('[name=nameBoard]').fill(LONG_FIELDS.nameBoard)
  const ticket = page.getByRole('region', { name: 'Přehled' })
  await expect(ticket).toContainText('Písek')
  await expect(ticket).toContainText('10:30')
  const box = await ticket.boundingBox()
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 900) + (box?.height ?? 900)).toBeLessThanOrEqual(900)
  expect(await ticket.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test('the steps of an order are whole words on the narrowest phone', async ({ page }) => {
  for (const locale of ['cs', 'en'] as const) {
    const { number, path } = await placeOverHttp(testSite().address, { locale, fields: FIELDS })
    await carrierDoes(testSite(), number, { command: 'confirm' })
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(path)
    await expect(page.locator('main ol li[data-is=here]')).toBeVisible()
    expect(await brokenWords(page, 'main ol li[data-is]')).toEqual([])
  }
})
