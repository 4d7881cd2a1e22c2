import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { hasCode } from '~/order/status/pay/payment'
import { HOUR } from '~/lib/duration'
import { locales } from '~/i18n/screens'
import { aCatalogue, anOrder } from '../../../tests/support/builders.ts'
import { acts, aLife, anAnswer, lived, type Step } from '../../../tests/support/lives.ts'
import { toldOrder } from '../../../tests/support/told-order.ts'

/** An experience that a remote back office prices in euros, with an extra of another VAT rate. */
function inEuros() {
  const catalogue = aCatalogue()
  const experiences = catalogue.experiences.map((experience) => ({
    ...experience,
    variants: experience.variants.map((variant) => ({
      ...variant,
      price: variant.price && { amount: 49_000, currency: 'EUR' as const },
    })),
    options: experience.options.map((option) => ({
      ...option,
      price: { amount: 2_950, currency: 'EUR' as const },
      vatRateBp: 1_200,
    })),
  }))
  const values = { kind: 'experience', experience: 'vineyards', variant: 'day', dropoff: '' }
  const ordered = { ...values, date: '2026-12-09', time: '10:30', orderOptions: ['prosecco'] }
  return anOrder(ordered, { ...catalogue, experiences })
}

const ORDER = inEuros()
const LATE = new Date(Date.parse(ORDER.trip.pickupAt) - HOUR)
const AFTER = new Date(Date.parse(ORDER.trip.pickupAt) + 2 * HOUR)
const DONE: Step = { act: { event: 'finish' }, by: 'carrier', at: AFTER }
const later = (step: Step): Step => ({ ...step, at: AFTER })
const CHEAPER: Step = {
  act: { event: 'price', total: 40_000, reason: 'Omluva.' },
  by: 'carrier',
}
const DEARER: Step = { act: anAnswer({ total: 61_250 }), by: 'carrier' }

const LIVES: Record<string, Step[]> = {
  received: [],
  confirmed: [acts.confirm],
  partPaid: [acts.confirm, { act: { event: 'paid', amount: 10_000 }, by: 'carrier' }],
  priced: [acts.confirm, CHEAPER],
  noted: [acts.confirm, acts.requestChange, { act: anAnswer(), by: 'carrier' }],
  changeOffered: [acts.confirm, DEARER],
  changeAccepted: [acts.confirm, DEARER, acts.acceptChange],
  assigned: [acts.confirm, acts.assign],
  done: [acts.confirm, DONE],
  surcharged: [acts.confirm, DONE, later(acts.surcharge)],
  noShow: [acts.confirm, later(acts.noShow)],
  cancelled: [acts.confirm, acts.cancel],
  cancelledLate: [acts.confirm, { ...acts.cancel, at: LATE }],
  refunded: [acts.confirm, acts.paid, acts.withdraw],
}
const CASES = locales.flatMap((locale) => Object.keys(LIVES).map((life) => ({ locale, life })))

test.each(CASES)('an order in euros never speaks of crowns: $locale $life', ({ locale, life }) => {
  const told = toldOrder({ order: ORDER, steps: LIVES[life] ?? [], locale })
  const all = [told.page, told.guest, ...told.mails, ...told.html, told.calendar].join('\n')
  expect(all).not.toMatch(/Kč|CZK|undefined|NaN|\[object/)
  // Banks misread a QR Platba in another currency.
  expect(all).not.toMatch(/SPD\*|QR/)
  expect(told.page).toMatch(locale === 'cs' ? /\d €/ : /€\d/)
  expect(told.page).not.toMatch(locale === 'cs' ? /€\d/ : /\d €/)
  expect(told.guest).not.toContain('€')
})

test.each(locales)('an order in euros says what it costs and how to pay it (%s)', (locale) => {
  const { page, mails } = toldOrder({ order: ORDER, steps: [acts.confirm], locale })
  const total = locale === 'cs' ? '519,50 €' : '€519.50'
  for (const text of [page, mails.join()]) {
    expect(text).toContain(total)
    expect(text).toContain('CZ65 0800 0000 1920 0014 5399')
    expect(text).toContain(appConfig.company.bank.bic)
  }
  expect(page).toContain(`data-value="${locale === 'cs' ? '519,50' : '519.50'}"`)
})

test('a changed price of an order in euros keeps its extra with its own VAT', () => {
  const { page } = toldOrder({ order: ORDER, steps: LIVES['changeAccepted'] ?? [], locale: 'cs' })
  for (const sum of ['612,50 €', '583 €', '29,50 €']) expect(page).toContain(sum)
})

test('what a link of a payment service could not say in crowns is paid by transfer', () => {
  const { payLink } = appConfig.payment
  appConfig.payment.payLink = 'https://pay.example/{number}?amount={amount}'
  try {
    const paid = { order: ORDER, steps: [acts.confirm], paymentMethod: 'card' as const }
    const { page } = toldOrder({ ...paid, locale: 'en' })
    expect(page).not.toContain('pay.example')
    expect(page).toContain('CZ65 0800 0000 1920 0014 5399')
  } finally {
    appConfig.payment.payLink = payLink
  }
})

test('mail programs read the price in the currency of the order', () => {
  const { html } = toldOrder({ order: ORDER, steps: [acts.confirm], locale: 'en' })
  expect(html.join()).toContain('"totalPrice":"519.50","priceCurrency":"EUR"')
})

test('only an order in crowns has a QR code', () => {
  const placed = {
    number: '1',
    locale: 'cs' as const,
    paymentMethod: null,
    note: null,
    placedAt: '',
  }
  const life = lived(aLife(), acts.confirm)
  expect(hasCode({ life, placed: { ...placed, order: ORDER } })).toBe(false)
  expect(hasCode({ life, placed: { ...placed, order: anOrder() } })).toBe(true)
})
