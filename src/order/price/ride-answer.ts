import { type ServiceSlug, serviceSlugs, ofCategory } from '~/carrier/service-slugs'
import { isSaying } from '~/lib/fields/typed-text'
import type { L10n } from '~/lib/locale'
import { findTooSmall } from '~/order/model/capacity'
import type { OrderValues } from '~/order/model/typed-order'
import { type PricedValues, pricedValues } from '~/order/price/price-fields'
import { NO_CATALOGUE, priceInput } from '~/order/price/price-input'
import { priceRide, type Quote } from '~/order/price/price-ride'
import type { Band } from '~/places/usual-price'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { type PlaceQuestion, type Way, type WayEnd, type WayState } from '~/places/ways'

/** The scope of the prices of an answer: one way, both ways, or the route without the typed stops. */
export type Covered = 'there' | 'both' | 'withoutStops'

/** What a ride costs if a place is the one that is asked about: in the cheapest car that fits, up to the dearest. */
export type ChoicePrice = Band & { isFixed: boolean; covered: Covered }

/** The price in one category; `net` is a fixed price without VAT, null where there is no VAT in it. */
type CategoryPrice = Band & { net: number | null }

/** The answer to "what does it cost", given before the other fields. */
export type RideAnswer = {
  /** The kind it was computed for; its prices do not apply to another kind. */
  kind: 'ride' | 'parcel'
  /** Show the flight field: the pickup is an airport or not yet entered. */
  isAirport: boolean
} & (
  | { state: 'empty' }
  /** The prices are those of the choices, in their order; null where one has none. */
  | { state: 'asks'; question: PlaceQuestion; prices: (ChoicePrice | null)[] }
  | { state: 'unknown'; ends: { end: WayEnd; text: string }[] }
  | {
      state: 'known'
      from: L10n
      to: L10n
      distanceKm: number
      durationMin: number
      /** True for a fixed price; false for a usual price. */
      isFixed: boolean
      /** Haléře, gross; `from` equals `to` for a fixed price. Null if no usual price is shown. */
      prices: Record<ServiceSlug, CategoryPrice> | null
      covered: Covered
    }
)

/** The answer for a ride or a parcel with the current input. */
export function answerRide(typed: OrderValues, reading: WayState): RideAnswer {
  const values = pricedValues(typed)
  const kind = values.kind === 'parcel' ? 'parcel' : 'ride'
  const isAirport = !isSaying(values.pickup) || meetingPlaceOf(values.pickup) === 'airport'
  if (reading.state === 'empty') return { state: 'empty', kind, isAirport }
  if (reading.state === 'asks') {
    const { question, ways } = reading
    const prices = ways.map((way) => way && choicePrice({ ...values, kind }, way))
    return { state: 'asks', question, prices, kind, isAirport }
  }
  if (reading.state === 'unknown') {
    const ends = reading.ends.map((end) => ({ end, text: values[end] }))
    return { state: 'unknown', ends, kind, isAirport }
  }
  const { from, to, distanceKm, durationMin } = reading.way
  const way = { from, to, distanceKm, durationMin }
  return { kind, isAirport, state: 'known', ...way, ...pricesOf({ ...values, kind }, reading) }
}

/**
 * Prices every category by `priceRide`, for the ride alone: without stops, extras and child seats. Omits the return
 * too if it is too late to have a price.
 */
function pricesOf(typed: PricedValues, reading: WayState) {
  const values = { ...typed, stops: '', childSeats: '', orderOptions: [] }
  const hasReturn = values.kind === 'ride' && values.returnDate !== ''
  const all = priceCategories(values, reading)
  const there = hasReturn && !all ? priceCategories({ ...values, returnDate: '' }, reading) : null
  const hasStops = values.kind === 'ride' && typed.stops !== ''
  const covered: Covered = hasStops ? 'withoutStops' : hasReturn && !there ? 'both' : 'there'
  return { isFixed: false, prices: null, ...(all ?? there), covered }
}

function choicePrice(typed: PricedValues, way: Way): ChoicePrice | null {
  const { isFixed, prices, covered } = pricesOf(typed, { state: 'known', way })
  const bands = prices ? fittingCars(typed).map((slug) => ofCategory(prices, slug)) : []
  if (bands.length === 0) return null
  const from = Math.min(...bands.map((band) => band.from))
  const to = Math.max(...bands.map((band) => band.to))
  return { from, to, isFixed, covered }
}

type CategoryPrices = Pick<Extract<RideAnswer, { state: 'known' }>, 'isFixed' | 'prices'>

/** The prices of all categories, or null if one has none. */
function priceCategories(values: PricedValues, reading: WayState): CategoryPrices | null {
  const quoteOf = (service: ServiceSlug) => {
    const input = priceInput({ ...values, service }, NO_CATALOGUE, reading)
    return input && priceRide(input)
  }
  const quotes = serviceSlugs.map(quoteOf)
  const bands = serviceSlugs.flatMap((slug, at): [ServiceSlug, CategoryPrice][] => {
    const band = bandOf(quotes[at] ?? null)
    return band ? [[slug, band]] : []
  })
  if (bands.length < serviceSlugs.length) return null
  const isFixed = quotes.every((quote) => quote?.price.status === 'fixed')
  return { isFixed, prices: Object.fromEntries(bands) }
}

function bandOf(quote: Quote | null): CategoryPrice | null {
  if (quote?.price.status !== 'fixed') return quote?.usual ? { ...quote.usual, net: null } : null
  const gross = quote.price.totalGross.amount
  const net = quote.price.totalNet.amount
  return { from: gross, to: gross, net: net < gross ? net : null }
}

/** The values with the cheapest car that fits, if none is chosen or the chosen one is too small. */
export function withCheapest(values: OrderValues, reading: WayState): OrderValues {
  const answer = answerRide(values, reading)
  const prices = answer.state === 'known' ? answer.prices : null
  const isChosen = values.service !== '' && !findTooSmall(values, NO_CATALOGUE)
  if (!prices || isChosen) return values
  const [cheapest] = fittingCars(values).toSorted(
    (one, other) => ofCategory(prices, one).from - ofCategory(prices, other).from,
  )
  return cheapest ? { ...values, service: cheapest } : values
}

/** The categories with room for what was typed. */
function fittingCars(values: PricedValues): ServiceSlug[] {
  return serviceSlugs.filter((service) => !findTooSmall({ ...values, service }, NO_CATALOGUE))
}
