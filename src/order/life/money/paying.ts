import { appConfig } from '~config'
import { cardWay } from '~/carrier/offered-ways'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { Life } from '~/order/life/life'
import type { Leg } from '~/order/life/rides/steps'
import type { PlacedOrder } from '~/order/model/order'
import { currencyOf, inCash, moneyOf } from '~/order/model/order-money'
import { STATES } from '~/order/life/states'
import { endOfLocalDay } from '~/lib/local-time'

/** How the amount due is paid. */
export type Paying = { by: 'link'; href: string } | { by: 'gateway' | 'transfer' | 'driver' }

/**
 * Until when it is paid: the end of a local day (`at` is its last moment), before the departure, or some days after
 * the ride, which is ahead.
 */
export type DueBy = { by: 'day' | 'departure'; at: string } | { by: 'afterRide'; days: number }

type Payer = Pick<PlacedOrder, 'paymentMethod' | 'number' | 'order'>

/**
 * How the amount due is paid, by the chosen method. After a no-show or a cancellation, and for a surcharge after the
 * ride, the customer does not meet the driver: cash becomes a bank transfer. So does a card while there is nothing to
 * pay with.
 */
export function payingOf(payer: Payer, life: Life): Paying {
  const { paidBy } = PAYMENT_METHODS[payer.paymentMethod ?? 'bankTransfer']
  switch (paidBy) {
    case 'card':
      return byCard(payer, life)
    case 'transfer':
      return { by: 'transfer' }
    case 'driver': {
      const meetsDriver = STATES[life.state].isRide && life.surcharges.length === 0
      return { by: meetsDriver ? 'driver' : 'transfer' }
    }
  }
}

/** What the customer is asked for, haléře or cents: what is due, as the driver can take it. */
export function askedOf(payer: Payer, life: Life): number {
  const { due } = life.balance
  return payingOf(payer, life).by === 'driver' ? inCash(moneyOf(payer.order, due)) : due
}

/** What a driver takes in cash, haléře or cents; null if nothing. */
export function cashAskedOf(payer: Payer, life: Life): number | null {
  if (life.balance.due <= 0 || payingOf(payer, life).by !== 'driver') return null
  return askedOf(payer, life) || null
}

/**
 * Which ride's driver takes the cash: that of the way there, so that it is taken once; of the way back where nobody came to
 * the first or it does not take place.
 */
export function cashLegOf({ rides, ride }: Pick<Life, 'rides' | 'ride'>): Leg {
  return rides.find(({ over }) => over === null || over === 'done')?.leg ?? ride
}

/** The link of a payment service has an amount in the market's currency, so an order in another is paid by transfer instead. */
function byCard({ number, order }: Payer, life: Life): Paying {
  if (cardWay() === 'gateway') return { by: 'gateway' }
  const { payLink: link } = appConfig.payment
  if (link === null || currencyOf(order) !== appConfig.market.currency) return { by: 'transfer' }
  const amount = (life.balance.due / 100).toFixed(2)
  return { by: 'link', href: link.replaceAll('{number}', number).replaceAll('{amount}', amount) }
}

/** Until when the amount due is paid; null while nothing is. */
export function dueByOf({ paymentMethod }: Pick<Payer, 'paymentMethod'>, life: Life): DueBy | null {
  const { dueAt, end, pickupAt } = life
  if (dueAt === null) return null
  const { due } = PAYMENT_METHODS[paymentMethod ?? 'bankTransfer']
  if (due === 'afterRide' && end === null) {
    return { by: 'afterRide', days: appConfig.payment.dueDays }
  }
  const isAhead = end === null && Date.parse(dueAt) === Date.parse(pickupAt)
  return { by: isAhead ? 'departure' : 'day', at: dueAt }
}

/**
 * From when on the amount due is overdue, an ISO instant; null while nothing is due. Who pays the driver is not late
 * before the last ride, and an invoice is due after it.
 */
export function overdueFrom(
  { paymentMethod }: Pick<Payer, 'paymentMethod'>,
  life: Life,
): string | null {
  const { balance, dueAt, end, rideAt, accepted } = life
  if (balance.due <= 0 || dueAt === null) return null
  const { due } = PAYMENT_METHODS[accepted?.paymentMethod ?? paymentMethod ?? 'bankTransfer']
  if (end !== null || due === 'early') return dueAt
  return due === 'atRide'
    ? rideAt
    : endOfLocalDay(new Date(rideAt), appConfig.payment.dueDays).toISOString()
}
