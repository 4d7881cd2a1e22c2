import { appConfig } from '~config'
import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { moneyOf } from '~/order/model/order-money'
import { formatMoney, formatPhone, formatUntil, formatUntilDay } from '~/i18n/format'
import type { Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** `copied` is the value as a bank's form takes it. */
export type PaymentRow = { label: string; value: string; copied: string }

/**
 * What a bank asks for to pay `amount` (haléře, or cents of an order in euros) for an order, in the order of a bank's
 * form, on page and in mails alike.
 */
export function paymentRows({ order, number }: PlacedOrder, amount: number): PaymentRow[] {
  return transferRows(number, moneyOf(order, amount))
}

/**
 * The same by number and amount, which a tax document has without its order. A bank abroad needs the holder, the IBAN
 * and the BIC, a Czech one the account.
 */
export function transferRows(number: string, money: Money): PaymentRow[] {
  const locale = getLocale()
  const isWhole = money.amount % 100 === 0
  const point = locale === 'cs' ? ',' : '.'
  const plain = (money.amount / 100).toFixed(isWhole ? 0 : 2).replace('.', point)
  const { holder, account, iban, bic } = appConfig.company.bank
  return [
    { label: m.pay_holder(), value: holder, copied: holder },
    { label: m.pay_account(), value: account, copied: account },
    // Common spaces: a bank's form drops them from a pasted IBAN, but not the non-breaking ones.
    { label: 'IBAN', value: iban.replace(/.{4}(?=.)/g, '$& '), copied: iban },
    { label: 'BIC / SWIFT', value: bic, copied: bic },
    { label: m.pay_symbol(), value: number, copied: number },
    { label: m.pay_sum(), value: formatMoney(money, locale), copied: plain },
  ]
}

/** Until when to pay, after „do“ and "by": a day, and the hour only if that is the hour of the departure. */
export function payBy(dueAt: string | number, { pickupAt }: Life): string {
  const isDeparture = new Date(dueAt).getTime() === Date.parse(pickupAt)
  return (isDeparture ? formatUntil : formatUntilDay)(dueAt, getLocale())
}

/** Until when and from where the carrier's own link for a card payment comes; true before that time and after it. */
export function cardLinkPromise(until: string): string {
  const { email, phone } = appConfig.company
  return m.pay_card_sent({
    until: formatUntil(until, getLocale()),
    email,
    phone: formatPhone(phone),
  })
}
