import { appConfig } from '~config'
import type { PlacedView } from '~/order/status/status-view'
import { toPragueLocal } from '~/lib/prague-time'
import type { Locale } from '~/lib/locale'
import { toSpayd } from '~/lib/spayd'

/** The part of an order page's data that determines the amount due. */
export type PaidView = Pick<PlacedView, 'placed' | 'life' | 'token'>

/** The amount due now, in haléře; `dueAt` is an ISO instant. */
export type Due = { amount: number; dueAt: string | null }

/**
 * The amount that the customer owes now; null if nothing is due, or if the currency is not CZK: banks misread a QR
 * code in another currency.
 */
export function dueOf({ life, placed }: Pick<PaidView, 'life' | 'placed'>): Due | null {
  const { due: amount } = life.balance
  const { totalGross } = placed.order.price
  if (amount <= 0 || (totalGross ?? { currency: 'CZK' }).currency !== 'CZK') return null
  return { amount, dueAt: life.dueAt }
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
