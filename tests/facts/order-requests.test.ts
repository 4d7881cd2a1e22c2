import { expect, test } from 'vitest'
import { aVisitor, ORDER, SUMMARY } from '../support/http/order.ts'
import type { HttpVisitor, Page } from '../support/http/visitor.ts'
import { aTime, PERSON } from '../support/order-fields.ts'
import { testSite } from '../support/site/test-site.ts'

const words = {
  cs: {
    summary: 'Souhrn poptávky',
    submit: 'Odeslat nezávaznou poptávku',
    received: 'Poptávka k nám dorazila',
    next: 'tu najdete cenu, nebo poptávku odmítneme',
    order: /objednávk[uay]/i,
  },
  en: {
    summary: 'Summary of your request',
    submit: 'Send a non-binding request',
    received: 'We have your request',
    next: 'you will find the price here, or we will have declined the request.',
    order: /\b(?:your|the) order\b/i,
  },
} as const

/** Fills in a ride that has no fixed price, with name, e-mail and phone and nothing else of a person. */
async function openSummary(visitor: HttpVisitor, path: string): Promise<Page> {
  const way = { pickup: 'Olomouc, Horní náměstí', dropoff: 'Zlín' }
  const form = await visitor.open(`${path}?service=comfort`)
  const summary = await visitor.submit(form, { ...way, ...aTime(), ...PERSON })
  expect(summary.address).toMatch(SUMMARY)
  return summary
}

for (const locale of ['cs', 'en'] as const) {
  test(`a price is asked for with a name, an e-mail and a phone (${locale})`, async () => {
    const { summary, submit, received, next, order } = words[locale]
    const visitor = aVisitor()
    const summedUp = await openSummary(visitor, ORDER[locale])
    expect(summedUp.text('h1')).toBe(summary)
    expect(summedUp.$('[name=paymentMethod]')).toHaveLength(0)
    expect(summedUp.text()).not.toMatch(order)
    const shown = await visitor.submit(summedUp, { note: 'Zadní vchod' }, { button: submit })
    expect(shown.address).toMatch(/^\/(?:stav-objednavky|en\/order-status)\//)
    expect(shown.text('h1')).toBe(received)
    expect(shown.text()).toContain(next)
    expect(shown.text()).toContain('Zadní vchod')
    expect(shown.text()).not.toMatch(/platbu kartou|Kartou online|Online card|Bank transfer/)
    expect(shown.texts('main h2').join()).not.toMatch(/Fakturační|Billing/)
  })
}

test('going back after sending a request sends it once, whatever payment comes along', async () => {
  const visitor = aVisitor()
  const summary = await openSummary(visitor, '/objednavka')
  const orderKey = summary.value('orderKey') ?? ''
  const cookie = Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const press = (fields: Record<string, string>) =>
    fetch(new URL(summary.address, testSite().address), {
      method: 'POST',
      headers: { Cookie: cookie, Accept: 'text/html' },
      body: new URLSearchParams({ orderKey, ...fields }),
      redirect: 'manual',
    })
  const first = await press({})
  expect(first.status).toBe(303)
  for (const paymentMethod of ['card', 'bankTransfer', 'nonsense']) {
    const again = await press({ paymentMethod })
    expect(again.status).toBe(303)
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
  }
  expect((await press({ note: 'Jiná' })).status).toBe(409)
})
