import { phrases } from '~/i18n/languages/phrases'
import { appConfig } from '~config'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { INSTEAD_OF_CARD, type PlacedView, type StatusView } from '~/order/status/status-view'
import { type DueBy, dueByOf, payingOf } from '~/order/life/money/paying'
import { currencyOf } from '~/order/model/order-money'
import type { Locale } from '~/lib/locale'

/** The part of an order page's data that determines the amount due, and how it is paid. */
export type PaidView = Pick<PlacedView, 'placed' | 'life' | 'token' | 'now'> &
  Partial<Pick<PlacedView, 'returned'>>

/** The amount due now, in haléře or cents, and until when. */
export type Due = { amount: number; dueBy: DueBy | null }

/** The amount that the customer owes now, in the currency of the order; null if nothing is due. */
export function dueOf({ placed, life }: Pick<PaidView, 'placed' | 'life'>): Due | null {
  const { due: amount } = life.balance
  return amount <= 0 ? null : { amount, dueBy: dueByOf(placed, life) }
}

/** True if the Pay button was pressed and no card pays this sum: it is then paid by transfer. */
export function isTransferOffered({ returned }: PaidView): boolean {
  return INSTEAD_OF_CARD.some((why) => why === returned?.notice)
}

/**
 * True if the amount due may be a QR code: it is a transfer, also in the place of another way (of a card that the gateway
 * does not charge, too), and in the currency of the market, because its banks misread one in another.
 */
export function hasCode({ placed, life }: Pick<PaidView, 'placed' | 'life'>): boolean {
  const { by } = payingOf(placed, life)
  const isTransfer = by === 'transfer' || by === 'gateway'
  if (!isTransfer || currencyOf(placed.order) !== appConfig.market.currency) return false
  const chosen: PaymentMethod = placed.paymentMethod ?? 'bankTransfer'
  // Another way has become a bank transfer.
  const { paidBy, hasCode: has } = PAYMENT_METHODS[chosen]
  return paidBy === 'transfer' ? has : PAYMENT_METHODS.bankTransfer.hasCode
}

/** True if a page has the button that leads to the payment gateway. */
export function hasPayButton(view: StatusView): boolean {
  if (view.state !== 'placed' || view.scope === 'guest') return false
  return view.life.balance.due > 0 && payingOf(view.placed, view.life).by === 'gateway'
}

/** File name of the QR code when it is saved. */
export function pictureName(number: string, locale: Locale): string {
  return `${phrases[locale].files.payment}-${number}.png`
}

/** Text of the QR code that prefills a bank transfer. */
export function transferCode({ amount }: Pick<Due, 'amount'>, number: string): string {
  const { holder, iban, bic } = appConfig.company.bank
  return appConfig.market.paymentCode({ holder, iban, bic, amount, number })
}
