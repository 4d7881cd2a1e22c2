import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { appConfig } from '../../app.config.ts'
import { violations } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { linksOf, mailsTo } from '../support/site/mails.ts'

const STATE = '.wrangler/test-state'
const SITE = { address: `http://localhost:${process.env['TEST_PORT']}`, state: STATE }
const CONFIRM = { command: 'confirm' }
const QUOTE = { command: 'quote', total: 650_000, until: null, words: 'Rádi pojedeme.' }
const CANCEL = { command: 'cancel', reason: 'Porucha vozu' }

/** All mails to an address once there are so many; what the carrier set off is sent by the next cron. */
async function untilMails(email: string, count: number): Promise<Email[]> {
  const sent = async () => {
    await fetch(`${SITE.address}/cdn-cgi/local/scheduled`)
    return (await mailsTo(STATE, email)).length
  }
  await expect.poll(sent, { timeout: 10_000 }).toBe(count)
  return mailsTo(STATE, email)
}

/** The mails to the carrier that tell of an order. */
async function carrierMails(number: string): Promise<Email[]> {
  const shown = number.replace(/^(\d{2})(\d{4})/, '$1\u00A0$2\u00A0')
  const all = await mailsTo(STATE, appConfig.company.email)
  return all.filter(({ text = '' }) => text.includes(shown))
}

/** A file that came with a mail, as text. */
function fileOf(mail: Email | undefined, type: string): string {
  const attachments = mail?.attachments ?? []
  const { content } = attachments.find(({ mimeType }) => mimeType === type) ?? {}
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

test('a mail leads to the order, brings the ride into the calendar and the terms to keep', async ({
  page,
}) => {
  const { number, email, path } = await placeOverHttp(SITE.address, { locale: 'en' })
  const [received] = await untilMails(email, 1)
  const link = linksOf(received ?? {}).find((url) => url.includes(number))
  expect(link).toBe(SITE.address + path)
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order')
  expect(await carrierMails(number)).toHaveLength(1)

  await carrierDoes(SITE, number, CONFIRM)
  const [, confirmed] = await untilMails(email, 2)
  const calendar = new ICAL.Component(ICAL.parse(fileOf(confirmed, 'text/calendar')))
  const ride = calendar.getFirstSubcomponent('vevent')
  expect(ride?.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(ride?.getFirstPropertyValue('uid')).toContain(number)
  const terms = fileOf(confirmed, 'text/plain')
  expect(terms).toContain('Terms and conditions')
  expect(terms.length).toBeGreaterThan(3_000)
})

test('a scanner that follows every link of every mail changes nothing', async ({ request }) => {
  const { number, email, path } = await placeOverHttp(SITE.address)
  await carrierDoes(SITE, number, CONFIRM)
  const mails = [...(await untilMails(email, 2)), ...(await carrierMails(number))]
  const links = [...new Set(mails.flatMap(linksOf))]
  expect(links.some((url) => url.includes(path))).toBe(true)
  const etag = async () => (await request.get(SITE.address + path)).headers()['etag']
  const before = await etag()
  expect(before).toBeTruthy()
  for (const link of links.filter((url) => url.startsWith(SITE.address))) {
    for (const query of ['', '?intent=cancel&confirm=1&seq=2&fee=0', '?intent=decline&seq=2']) {
      for (const way of ['', '/guest', '/calendar.ics']) {
        const url = `${link}${link.includes(path) ? way : ''}${query}`
        expect((await request.get(url)).status(), url).toBe(200)
        expect((await request.head(url)).status(), url).toBe(200)
      }
    }
  }
  expect(await etag()).toBe(before)
  expect(await mailsTo(STATE, email)).toHaveLength(2)
})

test('a lost link is sent again, to the address of the order and to no other', async ({ page }) => {
  const { number, email, path } = await placeOverHttp(SITE.address)
  await untilMails(email, 1)
  const other = `other-${email}`
  for (const address of [other, email, email]) {
    await page.goto('/najit-objednavku')
    await page.locator('[name=number]').fill(number)
    await page.locator('[name=email]').fill(address)
    await page.getByRole('button', { name: 'Poslat odkaz' }).click()
    await expect(page).toHaveURL(/\?sent=1$/)
  }
  const [, again] = await untilMails(email, 2)
  expect(linksOf(again ?? {})).toContain(SITE.address + path)
  expect(await mailsTo(STATE, other)).toEqual([])
})

for (const locale of ['cs', 'en'] as const) {
  test(`mails can be read on a phone, light and dark, ${locale}`, async ({ page }) => {
    const ride = await placeOverHttp(SITE.address, { locale })
    const request = await placeOverHttp(SITE.address, { locale, isRequest: true })
    await carrierDoes(SITE, ride.number, CONFIRM, CANCEL)
    await carrierDoes(SITE, request.number, QUOTE)
    const mails = [...(await untilMails(ride.email, 3)), ...(await untilMails(request.email, 2))]
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { subject, html = '' } of mails) {
      await page.setContent(html)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const about = `${subject}, ${colorScheme}`
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
