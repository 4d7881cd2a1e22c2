import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { quoteTyped } from '~/features/order/price/quote-typed'
import type { OrderValues } from '~/features/order/typed/typed-order'
import { serviceSlugs } from '~/tariff/service-slugs'

/**
 * Whether the carrier names the price of what is typed, so that it is a request and asks for no billing. While
 * nothing can be said yet it counts as an order; a car that is too small counts as the one that fits.
 */
export function isPricedByCarrier(values: OrderValues, catalogue: OrderCatalogue): boolean {
  if (values.kind === 'parcel') return true
  // All categories have a price, or none has.
  const service = values.service || serviceSlugs[0]
  const quote = quoteTyped({ ...values, service }, catalogue)
  const priced = quote && 'tooSmall' in quote ? quote.fitting : quote
  return priced?.price.status === 'onRequest'
}
