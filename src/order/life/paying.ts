import { appConfig } from '~config'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { currencyOf } from '~/order/model/order-money'
import { type EventName, STATES } from '~/order/life/states'
import { HOUR } from '~/lib/duration'

/** How the amount due is paid. */
export type Paying =
  | { by: 'link'; href: string }
  /** The carrier sends the link by hand until `until`, an ISO instant. */
  | { by: 'sentLink'; until: string }
  | { by: 'transfer' }
  | { by: 'driver' }

type Payer = Pick<PlacedOrder, 'paymentMethod' | 'number' | 'order'>

/**
 * How the amount due is paid, by the chosen method. After a no-show or a cancellation, and for a surcharge after the
 * ride, the customer does not meet the driver: cash becomes a bank transfer.
 */
export function payingOf(payer: Payer, life: Life): Paying {
  const { paidBy } = PAYMENT_METHODS[payer.paymentMethod ?? 'bankTransfer']
  switch (paidBy) {
    case 'link':
      return payLink(payer, life)
    case 'transfer':
      return { by: 'transfer' }
    case 'driver': {
      const meetsDriver = STATES[life.state].isRide && life.surcharges.length === 0
      return { by: meetsDriver ? 'driver' : 'transfer' }
    }
  }
}

/**
 * Link to pay the amount due, or until when the carrier sends one by hand. The link of a payment service has an amount
 * in crowns, so an order in euros is paid by transfer instead.
 */
function payLink({ number, order }: Payer, life: Life): Paying {
  const { payLink: link } = appConfig.payment
  if (typeof link !== 'string') {
    const until = Date.parse(owedSince(life)) + link.sentWithinHours * HOUR
    return { by: 'sentLink', until: new Date(until).toISOString() }
  }
  if (currencyOf(order) !== 'CZK') return { by: 'transfer' }
  const amount = (life.balance.due / 100).toFixed(2)
  return { by: 'link', href: link.replaceAll('{number}', number).replaceAll('{amount}', amount) }
}

/** The events that make the amount due another one, so that it needs a link of its own. */
const OWING: readonly EventName[] = [
  'confirm',
  'accept',
  'acceptChange',
  'cancel',
  'noShow',
  'surcharge',
]

/** When the amount due became what it is, an ISO instant. */
function owedSince({ history, placedAt }: Life): string {
  return history.findLast(({ event }) => OWING.includes(event))?.at ?? placedAt
}
