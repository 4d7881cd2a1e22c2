import { expect, test } from 'vitest'
import { aVisitor, detail, sendOrder, SUMMARY } from '../support/http/order.ts'
import type { Page } from '../support/http/visitor.ts'
import { aTime, CUSTOMER, RIDE } from '../support/order-fields.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

const NONE = { street: '', city: '', zip: '' }
/** A car for twelve hours costs more than 10,000 CZK. */
const DEAR = { kind: 'hourly', pickup: 'Praha, Dlouhá 12', service: 'business', hours: '12' }
const ACCEPT = { form: 'form:has([name=intent][value=accept])' }

/** What the order form answers to a customer of this ride. */
async function details(changes: Record<string, string>): Promise<Page> {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka')
  return visitor.submit(form, { ...RIDE, ...aTime(), ...CUSTOMER, ...NONE, ...changes })
}

/** The fields with an error, by name. */
function wrong({ $ }: Page): string[] {
  return $('main [aria-invalid=true][name]')
    .toArray()
    .map((field) => $(field).attr('name') ?? '')
}

test('a private person orders without an address, and no page shows an empty one', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka')
  expect(form.$('details:has([name=street])').attr('open')).toBeUndefined()
  const summary = await visitor.submit(form, { ...RIDE, ...aTime(), ...CUSTOMER, ...NONE })
  expect(summary.address).toMatch(SUMMARY)
  expect(summary.text()).not.toContain('Fakturační údaje')
  const status = await sendOrder(visitor, summary, 'bankTransfer')
  expect(status.text()).not.toContain('Fakturační údaje')
})

test('an address that was begun has to be complete, and stays open', async () => {
  const page = await details({ street: 'Dlouhá 12' })
  expect(wrong(page)).toEqual(['city', 'zip'])
  expect(page.$('details:has([name=street])').attr('open')).toBeDefined()
  expect(page.value('street')).toBe('Dlouhá 12')
})

test('a company and an order above 10,000 CZK need an address', async () => {
  const company = { customerCompany: 'on', customerCompanyID: '25380141' }
  const ofCompany = await details({ ...company, customerCompanyName: 'TRAIVA, s.r.o.' })
  expect(wrong(ofCompany)).toEqual(['street', 'city', 'zip'])
  const dear = await details(DEAR)
  expect(wrong(dear)).toEqual(['street', 'city', 'zip'])
  expect(dear.text()).toContain('Adresa na dokladu')
  const whole = await details({ ...DEAR, street: 'Dlouhá 12', city: 'Praha', zip: '110 00' })
  expect(detail(whole, 'Adresa')).toContain('Dlouhá 12, 110 00 Praha')
})

test.each([
  [999_900, []],
  [1_000_000, []],
  [1_000_100, ['street', 'city', 'zip']],
])('who accepts %d haléře without an address is asked for %j', async (total, asked) => {
  const { number, path } = await placeOverHttp(testSite().address, { isRequest: true })
  await carrierDoes(testSite(), number, { command: 'quote', total, until: null, words: '' })
  const visitor = aVisitor()
  const typed = { paymentMethod: 'bankTransfer' }
  const answered = await visitor.submit(await visitor.open(path), typed, ACCEPT)
  expect(wrong(answered)).toEqual(asked)
  const isAccepted = answered.text('h1') === 'Objednávka je potvrzená'
  expect(isAccepted).toBe(asked.length === 0)
})

const ACCEPT_CHANGE = { form: 'form:has([name=intent][value=acceptChange])' }

test.each([
  [1_000_000, []],
  [1_000_100, ['street', 'city', 'zip']],
])('who accepts a change to %d haléře is asked for %j, once', async (total, asked) => {
  const { number, path } = await placeOverHttp(testSite().address, { fields: NONE })
  const answer = { command: 'answer', isGranted: true, words: '', time: null, until: null }
  await carrierDoes(testSite(), number, { command: 'confirm' }, { ...answer, total })
  const visitor = aVisitor()
  const page = await visitor.open(path)
  const answered = await visitor.submit(page, {}, ACCEPT_CHANGE)
  expect(wrong(answered)).toEqual(asked)
  const typed = { street: 'Dlouhá 12', city: 'Praha', zip: '110 00' }
  const accepted =
    asked.length === 0 ? answered : await visitor.submit(answered, typed, ACCEPT_CHANGE)
  expect(accepted.text()).toContain('Změnu jste přijali')
  // What rises later asks nothing more.
  await carrierDoes(testSite(), number, { ...answer, total: total + 100_000 })
  const later = await visitor.open(path)
  const isAskedAgain = later.$(`${ACCEPT_CHANGE.form} [name=street]`).length > 0
  expect(isAskedAgain).toBe(asked.length === 0)
})
