import { phrases } from '~/i18n/languages/phrases'
import { appConfig } from '~config'
import type { DueBy } from '~/order/life/money/paying'
import type { PlacedOrder } from '~/order/model/order'
import { moneyOf } from '~/order/model/order-money'
import { formatMoney, formatUntilDay } from '~/i18n/format'
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
  const plain = (money.amount / 100).toFixed(isWhole ? 0 : 2).replace('.', phrases[locale].decimal)
  const { holder, account, iban, bic } = appConfig.company.bank
  const rows = [
    { label: m.pay_holder(), value: holder, copied: holder },
    { label: m.pay_account(), value: account, copied: account },
    // Common spaces: a bank's form drops them from a pasted IBAN, but not the non-breaking ones.
    { label: 'IBAN', value: iban.replace(/.{4}(?=.)/g, '$& '), copied: iban },
    { label: 'BIC / SWIFT', value: bic, copied: bic },
    { label: m.pay_symbol(), value: number, copied: number },
    { label: m.pay_sum(), value: formatMoney(money, locale), copied: plain },
  ]
  // Where an account is named by its IBAN alone.
  return rows.filter(({ value }) => value !== '')
}

/** Until when to pay, after „zaplaťte“ and "pay": a day, before the departure, or some days after the ride. */
export function payBy(due: DueBy): string {
  switch (due.by) {
    case 'day':
      return m.word_due_by({ day: formatUntilDay(due.at, getLocale()) })
    case 'departure':
      return m.pay_due_departure()
    case 'afterRide':
      return m.pay_due_after({ days: due.days })
  }
}
