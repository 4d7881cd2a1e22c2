import { expect, test } from 'vitest'
import { aRide } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'
import { httpVisitor, type Page } from '../support/http/visitor.ts'

/** The contact form, the order form as it is and with an experience, and the summary of an order. */
async function openForms(locale: 'cs' | 'en'): Promise<Page[]> {
  const visitor = httpVisitor(testSite().address)
  const { contact, order } = {
    cs: { contact: '/kontakt', order: '/objednavka' },
    en: { contact: '/en/contact', order: '/en/order' },
  }[locale]
  const contactPage = await visitor.open(contact)
  const orderPage = await visitor.open(order)
  const experience = await visitor.open(`${order}?experience=dresden`)
  const summary = await visitor.submit(orderPage, { ...aRide(), renderedAt: null })
  return [contactPage, orderPage, experience, summary]
}

for (const [locale, other] of [
  ['cs', 'en'],
  ['en', 'cs'],
] as const) {
  test(`a form page hands its form no text of the other language: ${locale}`, async () => {
    const pages = await openForms(locale)
    expect(pages.map(({ $ }) => $('[data-island]').attr('data-island'))).toEqual([
      'contact',
      'order',
      'order',
      'summary',
    ])
    const data = pages.map(({ $ }) => $('[data-island-data]').text())
    expect(data.join()).toContain(`"${locale}":`)
    for (const json of data) expect(json).not.toContain(`"${other}":`)
  })
}
