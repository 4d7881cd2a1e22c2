import { appConfig } from '~config'
import { payLink } from '~/features/order/price/pay-link'
import { period } from '~/content/phrases/period'
import type { Life } from '~/features/order/life/life'
import { rowsSection, type Section, textSection } from '~/features/order/mail/letter-content'
import type { KnownOrder } from '~/features/order/placed/find-order.server'
import { orderGroups } from '~/features/order/placed/order-groups'
import { billRows } from '~/features/order/price/bill-rows'
import { freeCancellationEnd } from '~/features/order/rules/order-times'
import { formatDate, formatMoney, formatOrderNumber, formatPhone, formatUntil } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/app-config-type'
import { DAY } from '~/lib/duration'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What was ordered: all of it for the carrier, for the customer without what is only about them. */
export function orderSections({ placed }: KnownOrder, isForCarrier: boolean): Section[] {
  const ofPerson = ['name', 'street']
  return orderGroups(placed.order)
    .filter(({ field, rows }) => rows.length > 0 && (isForCarrier || !ofPerson.includes(field)))
    .map(({ title, rows }) => rowsSection(title, rows))
}

/** The price as a bill. */
export function priceSection({ placed }: KnownOrder): Section {
  return rowsSection(m.mail_price(), billRows(placed.order))
}

/**
 * What is still to be paid, by when and how; null where nothing is. What came due only now, `at`, has its days from then.
 */
export function paymentSection({ placed, life }: KnownOrder, at: string): Section | null {
  const { balance, dueAt } = life
  if (balance.due < 0) {
    return textSection(m.mail_pay_title(), m.mail_refund({ amount: amountOf(-balance.due) }))
  }
  if (balance.due === 0) {
    return balance.state === 'paid' ? textSection(m.mail_pay_title(), m.mail_settled()) : null
  }
  const { number, paymentMethod } = placed
  const { bank } = appConfig.company
  const { dueDays } = appConfig.payment
  const amount = amountOf(balance.due)
  const isPast = dueAt === null || dueAt < at
  const last = isPast ? Date.parse(at) + dueDays * DAY : dueAt
  const due = formatUntil(last, getLocale())
  const link = paymentMethod === 'card' ? payLink(number, balance.due) : null
  if (link !== null) {
    return textSection(m.mail_pay_title(), m.mail_pay_card({ amount, due, link }))
  }
  const says = paymentMethod === 'card' ? m.mail_pay_card_later : m.mail_pay_transfer
  return rowsSection(
    m.mail_pay_title(),
    [
      { label: m.mail_pay_amount(), value: amount },
      { label: m.mail_pay_account(), value: bank.account },
      { label: m.mail_pay_iban(), value: bank.iban },
      { label: m.mail_pay_symbol(), value: number },
    ],
    [says({ amount, due })],
  )
}

/** Until when cancelling is free, or that it is not any more, as of `at`. */
function cancellingSection({ pickupAt }: Life, at: string): Section {
  const end = freeCancellationEnd(new Date(pickupAt))
  const hours = period(appConfig.ordering.freeCancellationHours, 'hour', getLocale())
  const rule =
    end < new Date(at)
      ? m.mail_cancel_late({ period: hours })
      : m.mail_cancel_free({ until: formatUntil(end, getLocale()) })
  return textSection(m.mail_cancel_title(), `${rule} ${m.mail_cancel_where({ phone: ourPhone() })}`)
}

/** The terms under which it was placed. */
function termsSection({ placed }: KnownOrder, origin: string): Section {
  const locale = getLocale()
  const { termsVersion } = placed.order
  const url = absolute(origin, screenPath('termsVersion', locale, termsVersion))
  return textSection(
    m.mail_terms_title(),
    m.mail_terms({ date: formatDate(termsVersion, locale), url }),
  )
}

/** From where to where, or the experience. */
export function wayOf({ placed: { order } }: KnownOrder, locale: Locale): string {
  const { pickup: from, dropoff: to } = order.trip
  const title = order.experienceTitle?.[locale]
  if (title) return title
  return from && to ? m.calendar_way({ from, to }) : (from ?? to ?? '')
}

/** An amount of haléře as people write it. */
export function amountOf(amount: number): string {
  return formatMoney(czk(amount), getLocale())
}

/** The carrier's telephone as people read it. */
export function ourPhone(): string {
  return formatPhone(appConfig.company.phone)
}

/** The number as people read it. */
export function numberOf({ placed }: KnownOrder): string {
  return formatOrderNumber(placed.number)
}

/** An absolute address of the site. */
export function absolute(origin: string, path: string): string {
  return new URL(path, origin).href
}

/** What makes the contract: the ride, the price, what is due, what is included, cancelling and the terms. */
export function contractSections(
  known: KnownOrder,
  at: string,
  origin: string,
): (Section | null)[] {
  const included = known.placed.order.promise[getLocale()]
  return [
    ...orderSections(known, false),
    priceSection(known),
    paymentSection(known, at),
    included ? textSection(m.mail_included_title(), included) : null,
    cancellingSection(known.life, at),
    termsSection(known, origin),
  ]
}

/** What it came to: the price, what was added, what was paid and what is left. */
export function accountSections(known: KnownOrder, at: string): (Section | null)[] {
  const { surcharges, balance } = known.life
  const { paid, refunded } = balance
  const rows = [
    ...surcharges.map(({ amount, reason }) => ({ label: reason, value: amountOf(amount) })),
    { label: m.mail_paid(), value: paid - refunded > 0 ? amountOf(paid - refunded) : null },
    { label: m.mail_due(), value: balance.due > 0 ? amountOf(balance.due) : null },
  ]
  const account = rowsSection(m.mail_surcharges(), rows)
  return [
    ...orderSections(known, false).slice(0, 2),
    priceSection(known),
    account.rows.length > 0 ? { ...account, title: titleOf(surcharges) } : null,
    paymentSection(known, at),
  ]
}

function titleOf(surcharges: unknown[]): string {
  return surcharges.length > 0 ? m.mail_surcharges() : m.mail_pay_title()
}
