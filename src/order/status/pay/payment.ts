import { appConfig } from '~config'
import type { PlacedView } from '~/order/status/status-view'
import { currencyOf } from '~/order/model/order-money'
import { toPragueLocal } from '~/lib/prague-time'
import type { Locale } from '~/lib/locale'
import { toSpayd } from '~/lib/spayd'

/** The part of an order page's data that determines the amount due. */
export type PaidView = Pick<PlacedView, 'placed' | 'life' | 'token' | 'now'>

/** The amount due now, in haléře or cents; `dueAt` is an ISO instant. */
export type Due = { amount: number; dueAt: string | null }

/** The amount that the customer owes now, in the currency of the order; null if nothing is due. */
export function dueOf({ life }: Pick<PaidView, 'life'>): Due | null {
  const { due: amount } = life.balance
  return amount <= 0 ? null : { amount, dueAt: life.dueAt }
}

/** True if the amount due may be a QR code: Czech banks misread one in another currency. */
export function hasCode({ placed }: Pick<PaidView, 'placed'>): boolean {
  return currencyOf(placed.order) === 'CZK'
}

/** File name of the QR code when it is saved. */
export function pictureName(number: string, locale: Locale): string {
  return `${locale === 'cs' ? 'platba' : 'payment'}-${number}.png`
}

/** Text of the QR code that prefills a bank transfer. */
export function transferCode({ amount, dueAt }: Due, number: string): string {
  return toSpayd({
    iban: appConfig.company.bank.iban,
    amount,
    dueDay: dueAt && toPragueLocal(new Date(dueAt)).slice(0, 10),
    variableSymbol: number,
    message: `OBJEDNAVKA ${number}`,
  })
}
