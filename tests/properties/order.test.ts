import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { screenPath } from '../../src/i18n/screens.ts'
import { otherLocales, ownLocale } from '../../src/lib/locale.ts'
import { fares } from '../../src/places/fares.ts'
import { httpVisitor, type Page } from '../support/http/visitor.ts'
import { aTime } from '../support/order-fields.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { untilMails } from '../support/site/mails.ts'
import { testSite } from '../support/site/test-site.ts'

const { company, market, services, payment, places } = appConfig

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** A person at the seat of the carrier, so that street, code and telephone fit its country. */
function customer() {
  const { city, country, phone } = company
  // A carrier that has not said its seat yet has one made up here.
  const street = company.street || 'Teststraße 1'
  const zip = company.zip || (market.postalCodes[country]?.test('8010') ? '8010' : '60200')
  const email = `jana-${randomUUID()}@example.com`
  return { name: 'Jana Ukázková', email, phone, street, city, zip, chooseCountry: country }
}

/** Each category in the carrier's first language, the last one in the others. */
const asked = [
  ...services.map(({ slug }) => ({ locale: ownLocale, slug })),
  ...otherLocales(ownLocale).map((locale) => ({ locale, slug: services.at(-1)?.slug ?? '' })),
]

for (const { locale, slug } of asked) {
  test(`a ride in ${slug} is ordered at its fixed price, confirmed and paid: ${locale}`, async () => {
    const [fare] = fares
    // Nothing here has a fixed price; the test below asks for one.
    if (!fare) return
    const amount = fare.price[slug] ?? Number.NaN
    const price = plain(formatMoney({ amount, currency: market.currency }, locale))
    const visitor = httpVisitor(testSite().address)
    const form = await visitor.open(screenPath('order', locale))
    const person = customer()
    const summary = await visitor.submit(form, {
      ...(form.value('kind') !== null && { kind: 'ride' }),
      ...(form.value('service') !== null || services.length > 1 ? { service: slug } : {}),
      pickup: fare.from[locale],
      dropoff: fare.to[locale],
      ...aTime(),
      ...person,
    })
    expect(mistakes(summary)).toEqual([])
    expect(summary.address).toContain(screenPath('orderSummary', locale))
    expect(plain(summary.text())).toContain(price)
    const method = payment.methods.includes('bankTransfer') ? 'bankTransfer' : payment.methods[0]
    const placed = await visitor.submit(summary, { paymentMethod: method ?? '' })
    expect(mistakes(placed)).toEqual([])
    expect(plain(placed.text())).toContain(price)
    const [, number = ''] = /\/(\d{10})\./.exec(placed.address) ?? []
    await carrierDoes(testSite(), number, { command: 'confirm' })
    const confirmed = await visitor.open(placed.address)
    if (method === 'bankTransfer') {
      const said = confirmed.text().replace(/\s/g, '')
      expect(said).toContain(company.bank.iban.replaceAll(' ', ''))
      expect(confirmed.$('figure svg').length).toBeGreaterThan(0)
    }
    await carrierDoes(testSite(), number, { command: 'paid', amount: null })
    const paid = await visitor.open(placed.address)
    if (company.bank.iban)
      expect(paid.text().replace(/\s/g, '')).not.toContain(company.bank.iban.replaceAll(' ', ''))
    const [first] = await untilMails(testSite(), person.email, 1)
    expect(plain(first?.text ?? '')).toContain(price)
    expect(first?.from?.name).toBe(appConfig.product.name)
  })
}

test('a ride without a fixed price is a request, and the carrier names its price', async () => {
  const town = places[0]?.name[ownLocale] ?? ''
  const visitor = httpVisitor(testSite().address)
  const form = await visitor.open(screenPath('order', ownLocale))
  const summary = await visitor.submit(form, {
    ...(form.value('kind') !== null && { kind: 'ride' }),
    ...(services.length > 1 ? { service: services[0]?.slug ?? '' } : {}),
    pickup: `Teststraße 1, ${town}`,
    dropoff: `Teststraße 70, ${town}`,
    ...aTime(),
    ...customer(),
  })
  expect(mistakes(summary)).toEqual([])
  expect(summary.address).toContain(screenPath('orderSummary', ownLocale))
  const placed = await visitor.submit(summary, {})
  expect(mistakes(placed)).toEqual([])
  const [, number = ''] = /\/(\d{10})\./.exec(placed.address) ?? []
  await carrierDoes(testSite(), number, { command: 'quote', total: 12_350, until: null, words: '' })
  const offered = await visitor.open(placed.address)
  const price = formatMoney({ amount: 12_350, currency: market.currency }, ownLocale)
  expect(plain(offered.text())).toContain(plain(price))
})

/** What the page says above its form of what was typed. */
function mistakes(page: Page): string[] {
  return page.texts('[role=alert] li')
}
