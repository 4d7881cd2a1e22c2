import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { isPricedByCarrier } from '~/features/order/price/is-request'
import { quoteTyped, type TypedQuote } from '~/features/order/price/quote-typed'
import { answerRide, type RideAnswer } from '~/features/order/price/ride-answer'
import type { OrderValues } from '~/features/order/typed/typed-order'
import type { WayReading } from '~/tariff/ways'

/** Everything the form says of the price of what is typed. */
export type TypedPrice = {
  /** The bill of the chosen car; null while nothing can be said yet. */
  quote: TypedQuote | null
  /** What the ride costs in every category. */
  answer: RideAnswer
  /** True where the carrier names the price, so that nothing of billing and payment is asked. */
  isRequest: boolean
}

/** The price of an order that is still being typed, on its way. */
export function priceTyped(
  values: OrderValues,
  catalogue: OrderCatalogue,
  reading: WayReading,
): TypedPrice {
  return {
    quote: quoteTyped(values, catalogue, reading),
    answer: answerRide(values, reading),
    isRequest: isPricedByCarrier(values, catalogue),
  }
}
