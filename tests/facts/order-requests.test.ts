import { expect, test } from 'vitest'
import { aVisitor, numberOf, ORDER, SUMMARY } from '../support/http/order.ts'
import type { HttpVisitor, Page } from '../support/http/visitor.ts'
import { aTime, PERSON } from '../support/order-fields.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { testSite } from '../support/site/test-site.ts'

const words = {
  cs: {
    summary: 'Souhrn poptávky',
    submit: 'Odeslat nezávaznou poptávku',
    received: 'Poptávka k nám dorazila',
    next: 'Vám pošleme e-mailem cenu, která bude i tady, nebo poptávku odmítneme',
    order: /objednávk[uay]/i,
  },
  en: {
    summary: 'Summary of your request',
    submit: 'Send a non-binding request',
    received: 'We have your request',
    next: 'we will email you the price, which will be here too, or decline the request.',
    order: /\b(?:your|the) order\b/i,
  },
} as const

/** What a request says on its way from the home page to the accepted price. */
const way = {
  cs: {
    home: '/',
    show: /^Ukázat cenu/,
    answer: /odešlete nezávaznou poptávku: do 2 hodin Vám e-mailem pošleme přesnou cenu/,
    unbound: 'Dokud cenu nepřijmete, nic Vás nezavazuje.',
    guest: /Do .* na poptávku odpovíme\./,
    priced: 'Cena je tu: 4 900 Kč',
    binding: 'Přijetím nabídky vznikne závazná objednávka.',
    accepted: 'Nabídku jste přijali',
    confirmed: 'Objednávka je potvrzená',
  },
  en: {
    home: '/en',
    show: /^Show the price/,
    answer: /send a non-binding request: within 2 hours we email you the exact price/,
    unbound: 'Nothing binds you until you accept our price.',
    guest: /We will answer the request by /,
    priced: 'Here is the price: CZK 4,900',
    binding: 'By accepting the price you place a binding order.',
    accepted: 'You accepted the offer',
    confirmed: 'Your order is confirmed',
  },
} as const

/** Fills in a ride that has no fixed price, with name, e-mail and phone and nothing else of a person. */
async function openSummary(visitor: HttpVisitor, path: string): Promise<Page> {
  const asked = { pickup: 'Olomouc, Horní náměstí', dropoff: 'Zlín' }
  const form = await visitor.open(`${path}?service=comfort`)
  const summary = await visitor.submit(form, { ...asked, ...aTime(), ...PERSON })
  expect(summary.address).toMatch(SUMMARY)
  return summary
}

for (const locale of ['cs', 'en'] as const) {
  test(`a price is asked for with a name, an e-mail and a phone (${locale})`, async () => {
    const { summary, submit, received, next, order } = words[locale]
    const visitor = aVisitor()
    const summedUp = await openSummary(visitor, ORDER[locale])
    expect(summedUp.text('h1')).toBe(summary)
    // How they would like to pay may be said, and nothing is chosen for them (SPEC 1, 7).
    expect(summedUp.$('[name=paymentMethod]').length).toBeGreaterThan(1)
    expect(summedUp.$('[name=paymentMethod][checked]')).toHaveLength(0)
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

test.each(['cs', 'en'] as const)(
  'a request goes from the home page to the accepted price, a request until then (%s)',
  async (locale) => {
    const said = way[locale]
    const visitor = aVisitor()
    const asked = { pickup: 'Karlova 5, Praha', dropoff: 'Tábor' }
    const home = await visitor.open(said.home)
    const answer = await visitor.submit(home, asked, { button: said.show })
    expect(answer.text('#f-answer')).toMatch(said.answer)
    const summary = await visitor.submit(answer, { ...aTime(), ...PERSON })
    expect(summary.text()).toContain(said.unbound)
    const placed = await visitor.submit(summary)
    expect(placed.text('h1')).toBe(words[locale].received)
    expect(placed.text()).toContain(said.unbound)
    expect(placed.text()).not.toMatch(words[locale].order)

    const quote = { command: 'quote', total: 490_000, until: null, words: '' }
    await carrierDoes(testSite(), numberOf(placed), quote)
    const offered = await visitor.open(placed.address)
    expect(offered.text('h1').replaceAll('\u00A0', ' ')).toBe(said.priced)
    expect(offered.text()).toContain(said.binding)
    const accept = { form: 'form:has([value=accept])' }
    const bound = await visitor.submit(offered, { paymentMethod: 'bankTransfer' }, accept)
    expect(bound.text('#said')).toContain(said.accepted)
    expect(bound.text('h1')).toBe(said.confirmed)
  },
)

test('the guest of a request is not sent to look for a price that the copy never shows', async () => {
  for (const locale of ['cs', 'en'] as const) {
    const visitor = aVisitor()
    const summary = await openSummary(visitor, ORDER[locale])
    const placed = await visitor.submit(summary, {})
    const guest = await visitor.open(`${placed.address}/guest`)
    expect(guest.text()).toMatch(way[locale].guest)
    expect(guest.text()).not.toMatch(/najdete cenu|find the price/)
  }
})

test('going back after sending a request sends it once, and another wish changes nothing', async () => {
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
  const again = await press({})
  expect(again.status).toBe(303)
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
  for (const paymentMethod of ['bankTransfer', 'nonsense'])
    expect((await press({ paymentMethod })).status).toBe(409)
  expect((await press({ note: 'Jiná' })).status).toBe(409)
})

const COMPANY = {
  customerCompany: 'on',
  customerCompanyID: '25380141',
  customerCompanyName: 'Vzorová firma, s.r.o.',
  street: 'Na Ukázku 5',
  city: 'Praha',
  zip: '110 00',
}

test.each(['cs', 'en'] as const)(
  'billing data and a wish of a request reach the carrier, and the offer has them filled in (%s)',
  async (locale) => {
    const visitor = aVisitor()
    const asked = { pickup: 'Karlova 5, Praha', dropoff: 'Tábor', ...aTime(), ...PERSON }
    const form = await visitor.open(`${ORDER[locale]}?service=comfort`)
    const wrong = await visitor.submit(form, {
      ...asked,
      ...COMPANY,
      customerCompanyID: '25380142',
    })
    expect(wrong.text('#f-customerCompanyID-error')).toBe(
      { cs: 'IČO není platné', en: 'Company ID is not valid' }[locale],
    )
    const summary = await visitor.submit(wrong, { customerCompanyID: '25380141' })
    expect(summary.address).toMatch(SUMMARY)
    const placed = await visitor.submit(summary, { paymentMethod: 'bankTransfer' })
    expect(placed.text('h1')).toBe(words[locale].received)
    expect(placed.text()).toMatch(
      { cs: /Přejete si platit Bankovním/, en: /You would like to pay by Bank transfer/ }[locale],
    )
    const quote = { command: 'quote', total: 490_000, until: null, words: '' }
    await carrierDoes(testSite(), numberOf(placed), quote)
    const offered = await visitor.open(placed.address)
    expect(offered.value('customerCompanyID')).toBe('25380141')
    expect(offered.value('street')).toBe('Na Ukázku 5')
    const bound = await visitor.submit(offered, {}, { form: 'form:has([value=accept])' })
    expect(bound.text('h1')).toBe(way[locale].confirmed)
    expect(bound.text()).toContain({ cs: 'Bankovním převodem', en: 'Bank transfer' }[locale])
  },
)
