import { appConfig } from '~config'
import { moneyOf } from '~/order/model/order-money'
import type { Order } from '~/order/model/order'
import type { Money } from '~/lib/money'

/**
 * Whether an order needs a billing address. `none`: a request needs none before its price is accepted. `wished`: a
 * private person gives one who wants it on the invoice. `required`: everybody gives one. A company always gives its
 * own, and an address that was begun is always read.
 */
export type AddressNeed = 'none' | 'wished' | 'required'

const { billingAddress = 'always', addressAbove } = appConfig.ordering

/**
 * The need of an order at this total (gross, with extras; null while unknown). A simplified tax document needs no
 * address of its buyer up to the limit of the market (`documents.simplifiedUpTo`), which holds in its currency alone.
 */
export function addressNeed(total: Money | null): Exclude<AddressNeed, 'none'> {
  if (billingAddress === 'always') return 'required'
  return total !== null &&
    (total.currency !== appConfig.market.currency || total.amount > addressAbove)
    ? 'required'
    : 'wished'
}

/**
 * True if accepting a change to this total (haléře or cents, null if the price stays) needs an address that the order does not
 * have. A price that the carrier raises by itself later, or a surcharge, asks nothing more.
 */
export function lacksAddress(
  order: Pick<Order, 'street' | 'price'>,
  total: number | null,
): boolean {
  return total !== null && order.street === '' && addressNeed(moneyOf(order, total)) === 'required'
}
