import { serviceSlugs } from '~/carrier/service-slugs'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { addressNeed, type AddressNeed } from '~/order/model/address-need'
import { findTooSmall, type TooSmall } from '~/order/model/capacity'
import type { OrderValues } from '~/order/model/typed-order'
import { type PricedValues, pricedValues } from '~/order/price/price-fields'
import { priceInput } from '~/order/price/price-input'
import { priceRide, type Quote } from '~/order/price/price-ride'
import { answerRide, type RideAnswer } from '~/order/price/ride-answer'
import { readWay, type WayEnd, type WayReading, type WayState } from '~/places/ways'

/** In place of a price for a car that is too small: its limit, and the price of the car that fits. */
export type NoRoom = { tooSmall: TooSmall; fitting: Quote | null }
export type TypedQuote = Quote | NoRoom

/** Everything the form shows about the price of its values. */
export type TypedPrice = {
  /** The bill of the chosen car; null while there is too little input. */
  quote: TypedQuote | null
  /** The price of the ride in every category. */
  answer: RideAnswer
  /** True if the carrier names the price, so that billing and payment may be left open. */
  isRequest: boolean
  address: AddressNeed
  /** The ends that name a town and nothing in it, so that the form asks for the street or the hotel. */
  alone: readonly WayEnd[]
}

/** The price of an order that is being typed, on its route. */
export function priceTyped(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  reading: WayReading,
): TypedPrice {
  const quote = quoteTyped(typed, catalogue, reading)
  const address = typed.service ? needOf(typed, quote) : typedAddressNeed(typed, catalogue, reading)
  return {
    quote,
    answer: answerRide(typed, reading),
    isRequest: address === 'none',
    address,
    alone: reading.alone,
  }
}

/** The price that an order of these values binds, regardless of the capacity of its car; null as `priceInput`. */
export function quoteOrder(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  reading: WayState,
): Quote | null {
  return quoteValues(pricedValues(typed), catalogue, reading)
}

/**
 * The bill beside the form; null while there is too little input. A car that is too small has no price, because it
 * cannot be ordered. Without a `reading`, only fixed places are known.
 */
export function quoteTyped(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  reading?: WayState,
): TypedQuote | null {
  const values = pricedValues(typed)
  const way = reading ?? readWay(values, [])
  const quote = quoteValues(values, catalogue, way)
  const tooSmall = quote && findTooSmall(values, catalogue)
  if (!tooSmall) return quote
  const { bigger } = tooSmall
  const fitting = bigger && quoteValues({ ...values, [bigger.field]: bigger.value }, catalogue, way)
  return { tooSmall, fitting }
}

/**
 * The need of a billing address: none if the carrier names the price, so that the order is a request. While there is
 * too little input it counts as an order; a car that is too small counts as the one that fits.
 */
export function typedAddressNeed(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  reading?: WayState,
): AddressNeed {
  // Either all categories have a price, or none has.
  const service = typed.service || (serviceSlugs[0] ?? '')
  return needOf(typed, quoteTyped({ ...typed, service }, catalogue, reading))
}

function needOf({ kind }: OrderValues, quote: TypedQuote | null): AddressNeed {
  if (kind === 'parcel') return 'none'
  const priced = quote && 'tooSmall' in quote ? quote.fitting : quote
  if (priced?.price.status === 'onRequest') return 'none'
  return addressNeed(priced?.price.totalGross ?? null)
}

function quoteValues(
  values: PricedValues,
  catalogue: OrderCatalogue,
  reading: WayState,
): Quote | null {
  const input = priceInput(values, catalogue, reading)
  return input && priceRide(input)
}
