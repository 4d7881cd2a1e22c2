import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

const FIELDS = {
  pickup: 'Letiště Praha',
  dropoff: 'Karlovy Vary',
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
    expect(height).toBeLessThanOrEqual(4 * SCREEN.height)
    const faces = page.locator('section[aria-labelledby=driver] img')
    await expect(faces).toHaveCount(2)
    const sources = await faces.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(sources).toEqual(['/posters/driver-karel.svg', '/posters/car-business.svg'])
  })
}
