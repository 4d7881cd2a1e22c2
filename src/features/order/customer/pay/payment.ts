import { appConfig } from '~config'
import { payLink } from '~/features/order/price/pay-link'
import type { PlacedView } from '~/features/order/customer/status-view'
import { isEnded } from '~/features/order/life/states'
import { toPragueLocal } from '~/lib/prague-time'
import { toSpayd } from '~/lib/spayd'

/** How what is due is paid; amounts in haléře, `dueAt` an ISO instant. */
export type Paying =
  | { by: 'transfer'; amount: number; dueAt: string | null; spayd: string }
  /** `href` null: the carrier sends the link by hand. */
  | { by: 'card'; amount: number; dueAt: string | null; href: string | null }

/**
 * How the customer pays what is due now; null when nothing is, or where it is not in crowns: banks misread a QR code
 * in another currency.
 */
export function payingOf({ life, placed, moment }: PlacedView): Paying | null {
  const { due: amount } = life.balance
  const { order, number, paymentMethod } = placed
  if (amount <= 0 || (order.price.totalGross ?? { currency: 'CZK' }).currency !== 'CZK') return null
  // What became due after the ride, or by cancelling, is not late by the date of the price.
  const dueAt = isEnded(life.state) && moment.isDuePast ? null : life.dueAt
  if (paymentMethod === 'card') return { by: 'card', amount, dueAt, href: payLink(number, amount) }
  const spayd = toSpayd({
    iban: appConfig.company.bank.iban,
    amount,
    dueDay: dueAt && toPragueLocal(new Date(dueAt)).slice(0, 10),
    variableSymbol: number,
    message: `OBJEDNAVKA ${number}`,
  })
  return { by: 'transfer', amount, dueAt, spayd }
}
