import { expect, test } from 'vitest'
import { ERROR_MESSAGES } from '../support/error-messages.ts'
import { aVisitor } from '../support/http/order.ts'
import { aTime, CUSTOMER, RIDE } from '../support/order-fields.ts'
import type { Page } from '../support/http/visitor.ts'

const PAGES = {
  cs: { order: '/objednavka', contact: '/kontakt', error: /^Chyba: / },
  en: { order: '/en/order', contact: '/en/contact', error: /^Error: / },
}

/** The mistake stands at its field, which is marked as wrong, and above the form with a link to it. */
function expectError(page: Page, field: string, message: string): void {
  expect(page.text(`#f-${field}-error`)).toBe(message)
  expect(page.$(`main [name=${field}]`).attr('aria-invalid')).toBe('true')
  expect(page.$(`main [name=${field}]`).attr('aria-describedby')).toContain(`f-${field}-error`)
  expect(page.text(`[role=alert] a[href="#f-${field}"]`)).toContain(`: ${message}`)
}

for (const locale of ['cs', 'en'] as const) {
  const says = ERROR_MESSAGES[locale]
  const { order, contact, error } = PAGES[locale]

  test(`the order names each mistake at its field and above the form (${locale})`, async () => {
    const visitor = aVisitor()
    const wrong = await visitor.submit(await visitor.open(order), {
      pickup: 'Plzeň',
      email: 'jana@',
      phone: '77712345',
      zip: '999 99',
      customerCompany: 'on',
      customerCompanyID: '12345678',
      customerCompanyVATID: 'CZ12',
    })
    expect(wrong.status).toBe(422)
    expectError(wrong, 'dropoff', says.required)
    expectError(wrong, 'email', says.email)
    expectError(wrong, 'phone', says.nineDigits)
    expectError(wrong, 'zip', says.zip)
    expectError(wrong, 'customerCompanyID', says.companyId)
    expectError(wrong, 'customerCompanyVATID', says.vatId)
    expect(wrong.text('title')).toMatch(error)
    expect(wrong.value('pickup')).toBe('Plzeň')
    expectError(await visitor.submit(wrong, { phone: '+44 20' }), 'phone', says.phone)
  })

  test(`the contact form names each mistake and loses nothing (${locale})`, async () => {
    const visitor = aVisitor()
    const wrong = await visitor.submit(await visitor.open(contact), {
      subject: 'Noc',
      email: 'nesmysl',
      phone: '123',
      message: 'Jezdíte i v noci?',
    })
    expectError(wrong, 'name', says.required)
    expectError(wrong, 'email', says.email)
    expectError(wrong, 'phone', says.nineDigits)
    expect(wrong.text('title')).toMatch(error)
    expect(wrong.value('subject')).toBe('Noc')
    expect(wrong.value('message')).toBe('Jezdíte i v noci?')
  })
}

for (const path of [
  '/objednavka?service=business',
  '/objednavka?kind=hourly',
  '/objednavka?kind=parcel',
  '/en/order?kind=experience',
  '/kontakt',
]) {
  test(`the errors of ${path} stand in the order of the fields`, async () => {
    const visitor = aVisitor()
    const { $ } = await visitor.submit(await visitor.open(path))
    const targets = $('[role=alert] a')
      .toArray()
      .map((link) => $(link).attr('href')?.slice(1) ?? '')
    expect(targets.length).toBeGreaterThan(2)
    const fields = $('main form [id^="f-"]')
      .toArray()
      .map((field) => $(field).attr('id') ?? '')
    expect(targets).toEqual(fields.filter((id) => targets.includes(id)))
  })
}

test('a link with more people than any car holds keeps their number and says so', async () => {
  const visitor = aVisitor()
  const form = await visitor.open('/objednavka?service=business&passengers=12')
  expect(form.value('passengers')).toBe('12')
  const wrong = await visitor.submit(form)
  expect(wrong.text('#f-passengers-error')).toContain('pošleme vozů víc')
})

for (const path of ['/objednavka', '/kontakt']) {
  test(`what comes back from ${path} sooner than a person types is asked for once more`, async () => {
    const visitor = aVisitor()
    const form = await visitor.open(path)
    const renderedAt = String(form.$('[name=renderedAt]').attr('value'))
    expect(Math.abs(Date.now() - Number(renderedAt))).toBeLessThan(60_000)
    const typed: Record<string, string> =
      path === '/kontakt'
        ? { name: 'Jana', email: 'jana@example.com', message: 'Jezdíte?' }
        : { ...RIDE, ...aTime(), ...CUSTOMER }
    // From a clock that is ahead, so that a slow machine is not slower than a person.
    const inFuture = String(Number(renderedAt) + 600_000)
    const again = await visitor.submit(form, { ...typed, renderedAt: inFuture })
    expect(again.$('[data-notice=tooFast]')).toHaveLength(1)
    expect(again.value('name')).toBe(typed['name'])
    expect((await visitor.submit(again)).$('[data-notice]')).toHaveLength(0)
  })
}
