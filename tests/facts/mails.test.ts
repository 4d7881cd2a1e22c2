import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { aVisitor } from '../support/http/order.ts'
import { anAcceptedOffer } from '../support/site/customer-acts.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { linksOf, mailsTo, untilMails } from '../support/site/mails.ts'
import { testSite } from '../support/site/test-site.ts'

/** The link of a mail acts as that of the browser does, under a scope of its own. */
function mailed(path: string): string {
  const [token = ''] = path.split('/').slice(-1)
  return `${path.slice(0, -token.length)}${token.split('.')[0]}.m1.`
}

/** The mails to the carrier that tell of an order. */
async function carrierMails(number: string): Promise<Email[]> {
  const shown = number.replace(/^(\d{2})(\d{4})/, '$1\u00A0$2\u00A0')
  const all = await mailsTo(testSite().state, appConfig.company.email)
  return all.filter(({ text = '' }) => text.includes(shown))
}

/** A file that came with a mail, as text. */
function fileOf(mail: Email | undefined, type: string): string {
  const attachments = mail?.attachments ?? []
  const { content } = attachments.find(({ mimeType }) => mimeType === type) ?? {}
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

test('a mail leads to the order, brings the ride into the calendar and the terms to keep', async () => {
  const site = testSite()
  const { number, email, path } = await anAcceptedOffer({ locale: 'en' })
  const [received, , confirmed] = await untilMails(site, email, 3)
  const link = linksOf(received ?? {}).find((url) => url.includes(number)) ?? ''
  expect(link.startsWith(site.address + mailed(path))).toBe(true)
  expect((await aVisitor().open(link.slice(site.address.length))).text('h1')).toBe(
    'Your order is confirmed',
  )
  expect((await aVisitor().open(path)).text('h1')).toBe('Your order is confirmed')
  expect(await carrierMails(number)).toHaveLength(2)

  const calendar = new ICAL.Component(ICAL.parse(fileOf(confirmed, 'text/calendar')))
  const ride = calendar.getFirstSubcomponent('vevent')
  expect(ride?.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(ride?.getFirstPropertyValue('uid')).toContain(number)
  const terms = fileOf(confirmed, 'text/plain')
  expect(terms).toContain('Terms and conditions')
  expect(terms.length).toBeGreaterThan(3_000)
})

test('a scanner that follows every link of every mail changes nothing', async () => {
  const site = testSite()
  const { number, email, path } = await anAcceptedOffer()
  const mails = [await untilMails(site, email, 3), await carrierMails(number)].flat()
  const links = [...new Set(mails.flatMap(linksOf))]
  expect(links.some((url) => url.includes(mailed(path)))).toBe(true)
  const etag = async () => (await fetch(site.address + path)).headers.get('ETag')
  const before = await etag()
  expect(before).toBeTruthy()
  for (const link of links.filter((url) => url.startsWith(site.address))) {
    for (const query of ['', '?intent=cancel&confirm=1&seq=2&fee=0', '?intent=decline&seq=2']) {
      for (const way of link.includes(mailed(path)) ? ['', '/guest', '/calendar.ics'] : ['']) {
        const url = `${link}${way}${query}`
        // The desk asks who it is.
        const status = new URL(url).pathname.startsWith('/dispecink') ? 403 : 200
        expect((await fetch(url)).status, url).toBe(status)
        expect((await fetch(url, { method: 'HEAD' })).status, url).toBe(status)
      }
    }
  }
  expect(await etag()).toBe(before)
  expect(await mailsTo(site.state, email)).toHaveLength(3)
})

test('a lost link is sent again, to the address of the order and to no other', async () => {
  const site = testSite()
  const { number, email, path } = await placeOverHttp(site.address)
  await untilMails(site, email, 1)
  const other = `other-${email}`
  const visitor = aVisitor()
  for (const address of [other, email, email]) {
    const form = await visitor.open('/najit-objednavku')
    const sent = await visitor.submit(form, { number, email: address })
    expect(sent.address).toMatch(/\?sent=1$/)
  }
  const [, again] = await untilMails(site, email, 2)
  const links = linksOf(again ?? {})
  expect(links.some((url) => url.startsWith(site.address + mailed(path)))).toBe(true)
  expect(await mailsTo(site.state, other)).toEqual([])
})
