import { appConfig } from '~config'
import type { Life } from '~/features/order/life/life'
import type { Order, PlacedOrder } from '~/features/order/placed/order'
import { freeCancellationEnd } from '~/features/order/rules/order-times'
import { czk, netOf } from '~/lib/money'
import type { Price } from '~/provider/contract'

/**
 * An order with what was agreed since it was placed: the accepted price and to whom it is billed, a changed time. What
 * was placed stays in the database as it was.
 */
export function orderNow(placed: PlacedOrder, life: Life): PlacedOrder {
  const { accepted } = life
  const order = withTime(withBilling(withPrice(placed.order, life.price), accepted?.billing), life)
  return { ...placed, order, paymentMethod: accepted?.paymentMethod ?? placed.paymentMethod }
}

/** An order as it would be for another price, haléře, gross; null leaves it as it is. */
export function withPrice(order: Order, total: number | null): Order {
  if (total === null || total === order.price.totalGross?.amount) return order
  return { ...order, price: agreedPrice(total), countedBy: {}, usual: null }
}

/** A price that we named for the whole order: one line, VAT computed down from it. */
function agreedPrice(total: number): Price {
  const { vatRateBp } = appConfig.ordering
  const net = netOf(total, vatRateBp)
  const sums = { net: czk(net), vat: czk(total - net) }
  const label = { cs: 'Celá objednávka', en: 'The whole order' }
  const line = { code: 'agreed', label, qty: 1, vatRateBp, gross: czk(total), ...sums }
  return {
    status: 'fixed',
    lines: [{ ...line, unitGross: czk(total) }],
    totalGross: czk(total),
    totalNet: sums.net,
    vatByRate: [{ rateBp: vatRateBp, ...sums }],
  }
}

type Billing = NonNullable<Life['accepted']>['billing']

function withBilling(order: Order, billing: Billing | undefined): Order {
  return billing ? { ...order, ...billing } : order
}

function withTime(order: Order, { changedPickup, pickupAt }: Life): Order {
  if (changedPickup === null) return order
  return {
    ...order,
    trip: { ...order.trip, pickupLocal: changedPickup, pickupAt },
    isPickupDoubled: false,
    cancelling: {
      freeUntil: freeCancellationEnd(new Date(pickupAt)).toISOString(),
      isSure: true,
    },
  }
}
