import { violations } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'
import { anAcceptedOffer } from '../support/site/customer-acts.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { untilMails } from '../support/site/mails.ts'
import { testSite } from '../support/site/test-site.ts'

for (const locale of ['cs', 'en'] as const) {
  test(`mails can be read on a phone, light and dark, ${locale}`, async ({ page }) => {
    const site = testSite()
    const ride = await placeOverHttp(site.address, { locale })
    const request = await anAcceptedOffer({ locale })
    const mails = await untilMails(site, ride.email, 1)
    mails.push(...(await untilMails(site, request.email, 3)))
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { subject, html = '' } of mails) {
      await page.setContent(html)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const about = `${subject}, ${colorScheme}`
        const ticket = await page.locator('.ticket').boundingBox()
        expect((ticket?.y ?? 0) + (ticket?.height ?? Infinity), about).toBeLessThan(640)
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(beyond, about).toBeLessThanOrEqual(0)
        const found = await violations(page)
        expect(
          found.filter((said) => !/^(region|landmark-one-main)/.test(said)),
          about,
        ).toEqual([])
      }
    }
    expect(asked).toEqual([])
  })
}
