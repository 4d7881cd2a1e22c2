import { appConfig } from '~config'
import { termsDates } from '~/carrier/terms-dates'
import { askedOf, dueByOf, payingOf } from '~/order/life/money/paying'
import { isEnded } from '~/order/life/states'
import { type Paragraph, rowsSection, type Section, textSection } from '~/order/mail/letter-content'
import type { KnownOrder } from '~/order/store/find-order.server'
import { orderGroups } from '~/order/ticket/order-groups'
import { mayTell } from '~/order/acts/tell-place'
import { payBy, paymentRows } from '~/order/ticket/payment-rows'
import { moneyText } from '~/order/model/order-money'
import { billRows } from '~/order/price/bill-rows'
import { meetingWords } from '~/order/promises/meeting'
import { refundWords } from '~/order/promises/refund'
import { promisesOf } from '~/order/promises/promises'
import { formatDateTime, formatOrderNumber, formatPhone, formatUntil } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/**
 * The sections of the order. The customer's copy omits the customer's own data and extras that nobody chose, the
 * carrier's has everything.
 */
export function orderSections({ placed, life }: KnownOrder, isForCarrier: boolean): Section[] {
  const omitted = ['name', 'street', ...(placed.order.options.length === 0 ? ['orderOptions'] : [])]
  const sections = orderGroups(placed.order)
    .filter(({ field, rows }) => rows.length > 0 && (isForCarrier || !omitted.includes(field)))
    .map(({ title, rows }) => rowsSection(title, rows))
  const granted = life.granted.map(({ words }) => words)
  return granted.length === 0 ? sections : [...sections, textSection(m.order_granted(), ...granted)]
}

/** The towns that were named alone and whose street may still be told; empty without one. */
export function untoldTowns({ placed, life }: KnownOrder): string {
  const { townAlone = [], ...trip } = placed.order.trip
  return mayTell(life) ? townAlone.map((end) => trip[end] ?? '').join('; ') : ''
}

/** The price as a bill. */
export function priceSection({ placed }: KnownOrder): Section {
  return rowsSection(m.word_price(), billRows(placed.order))
}

/** The amount due, its due date and how to pay; null if nothing is due. */
export function paymentSection({ placed, life }: KnownOrder): Section | null {
  const { balance } = life
  if (balance.due < 0) return textSection(m.word_payment(), ...refundWords({ placed, life }))
  if (balance.due === 0) {
    return balance.state === 'paid' ? textSection(m.word_payment(), m.pay_paid()) : null
  }
  const amount = moneyText(placed.order, askedOf(placed, life))
  const dueBy = dueByOf(placed, life)
  const due = dueBy === null ? '' : payBy(dueBy)
  const paying = payingOf(placed, life)
  switch (paying.by) {
    case 'driver':
      return textSection(
        m.word_payment(),
        isEnded(life.state) ? m.pay_cash_over({ amount }) : m.mail_pay_cash({ amount }),
      )
    case 'transfer':
      return rowsSection(m.word_payment(), paymentRows(placed, balance.due), [
        dueBy?.by === 'afterRide'
          ? m.mail_pay_invoice({ amount, due })
          : m.mail_pay_transfer({ amount, due }),
      ])
    case 'link':
      return textSection(m.word_payment(), m.mail_pay_card({ amount, due, link: paying.href }))
    case 'gateway':
      return textSection(m.word_payment(), m.mail_pay_gateway({ amount, due }))
  }
}

/** Until when cancelling is free, as of `at`, and where to cancel. */
function cancellingSection(known: KnownOrder, at: string): Section | null {
  const { cancelling } = promisesOf({ ...known, now: new Date(at) })
  if (cancelling === null) return null
  const where = m.mail_cancel_where({ phone: ourPhone() })
  return textSection(m.mail_cancel_title(), `${cancelling} ${where}`)
}

/** Where the driver meets the passenger, and how long the driver waits; null if that is not agreed. */
export function meetingSection(known: KnownOrder): Section | null {
  const words = meetingWords({ ...known, now: new Date(known.life.last.at) })
  return words.length === 0 ? null : textSection(m.word_pickup(), words.join(' '))
}

/** The terms that applied when the order was placed. */
function termsSection({ placed }: KnownOrder, origin: string): Section {
  const locale = getLocale()
  const { termsVersion } = placed.order
  const url = absolute(origin, screenPath('termsVersion', locale, termsVersion))
  return textSection(
    m.mail_terms_title(),
    `${m.status_terms({ dates: termsDates(termsVersion) })} ${url}`,
  )
}

/** Pickup and destination, or the experience. */
export function wayOf({ placed: { order } }: KnownOrder, locale: Locale): string {
  const { pickup: from, dropoff: to } = order.trip
  const title = order.experienceTitle?.[locale]
  if (title) return title
  return from && to ? m.calendar_way({ from, to }) : (from ?? to ?? '')
}

/** A moment in local time, formatted. */
export function momentText(at: string): string {
  return formatDateTime(at, getLocale())
}

/** The end of a period, formatted to follow "until". */
export function untilText(at: string): string {
  return formatUntil(at, getLocale())
}

/** The carrier's own words, quoted; none if they are empty. */
export function noted(words: string): Paragraph[] {
  return words === '' ? [] : [{ quoted: m.mail_words({ words }) }]
}

/** An amount of the order, formatted. */
export function amountOf({ placed }: KnownOrder, amount: number): string {
  return moneyText(placed.order, amount)
}

/** A reason as a label: a colon follows it, so it ends with no full stop. */
function asLabel(reason: string): string {
  return reason.replace(/\.$/, '')
}

/** The carrier's telephone number, formatted. */
export function ourPhone(): string {
  return formatPhone(appConfig.company.phone)
}

/** The order number, formatted. */
export function numberOf({ placed }: KnownOrder): string {
  return formatOrderNumber(placed.number)
}

/** An absolute address of the site. */
export function absolute(origin: string, path: string): string {
  return new URL(path, origin).href
}

/** The sections that form the contract: ride, price, payment, what is included, cancelling and terms. */
export function contractSections(
  known: KnownOrder,
  at: string,
  origin: string,
): (Section | null)[] {
  const included = known.placed.order.promise[getLocale()]
  return [
    ...orderSections(known, false),
    priceSection(known),
    paymentSection(known),
    meetingSection(known),
    included ? textSection(m.mail_included_title(), included) : null,
    cancellingSection(known, at),
    termsSection(known, origin),
  ]
}

/** The account after the ride: price, surcharges, payments and the balance. */
export function accountSections(known: KnownOrder): (Section | null)[] {
  const { surcharges, balance } = known.life
  const { paid, refunded } = balance
  const rows = [
    ...surcharges.map(({ amount, reason }) => ({
      label: asLabel(reason),
      value: amountOf(known, amount),
    })),
    { label: m.word_paid(), value: paid - refunded > 0 ? amountOf(known, paid - refunded) : null },
    { label: m.mail_due(), value: balance.due > 0 ? amountOf(known, balance.due) : null },
  ]
  const account = rowsSection(m.mail_receipt_account(), rows)
  return [
    ...orderSections(known, false).slice(0, 2),
    priceSection(known),
    account.rows.length > 0 ? account : null,
    paymentSection(known),
  ]
}
