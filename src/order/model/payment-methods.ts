import { appConfig } from '~config'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { Life } from '~/order/model/life'
import type { PlacedOrder } from '~/order/model/order'
import { STATES } from '~/order/model/states'

/** How the amount due is paid. */
export type Paying =
  /** `href` null: the carrier sends the link by hand. */
  { by: 'link'; href: string | null } | { by: 'transfer' } | { by: 'driver' }

type Payer = Pick<PlacedOrder, 'paymentMethod' | 'number'>

/**
 * How the amount due is paid, by the chosen method. After a no-show or a cancellation, and for a surcharge after the
 * ride, the customer does not meet the driver: cash becomes a bank transfer.
 */
export function payingOf({ paymentMethod, number }: Payer, life: Life): Paying {
  const { paidBy } = PAYMENT_METHODS[paymentMethod ?? 'bankTransfer']
  switch (paidBy) {
    case 'link':
      return { by: 'link', href: payLink(number, life.balance.due) }
    case 'transfer':
      return { by: 'transfer' }
    case 'driver': {
      const meetsDriver = STATES[life.state].isRide && life.surcharges.length === 0
      return { by: meetsDriver ? 'driver' : 'transfer' }
    }
  }
}

/** Payment link for `amount` haléře of an order; null if the carrier sends a link by hand. */
function payLink(number: string, amount: number): string | null {
  const { payLink: template } = appConfig.payment
  if (template === null) return null
  return template.replaceAll('{number}', number).replaceAll('{amount}', (amount / 100).toFixed(2))
}
