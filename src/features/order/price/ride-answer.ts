import { appConfig } from '~config'
import type { OrderValues } from '~/features/order/typed/typed-order'
import { isSaying } from '~/lib/fields/typed-text'
import type { L10n } from '~/lib/app-config-type'
import { DAY } from '~/lib/duration'
import { returnFare } from '~/tariff/return-fare'
import type { ServiceSlug } from '~/tariff/service-slugs'
import type { Band } from '~/tariff/usual-price'
import {
  type PlaceQuestion,
  speaksOfAirport,
  type Way,
  type WayEnd,
  type WayReading,
} from '~/tariff/ways'

/** What the prices of an answer are for: the way there, both ways, or the way without the stops that were typed. */
export type Covered = 'there' | 'both' | 'withoutStops'

/** The answer to "what does it cost", before anything else is asked. */
export type RideAnswer = {
  /** What it was asked for; of another kind its prices say nothing. */
  kind: 'ride' | 'parcel'
  /** Whether a flight may be met: the pickup speaks of an airport, or nobody knows yet. */
  isAirport: boolean
} & (
  | { state: 'empty' }
  | { state: 'asks'; question: PlaceQuestion }
  | { state: 'unknown'; ends: { end: WayEnd; text: string }[] }
  | {
      state: 'known'
      from: L10n
      to: L10n
      distanceKm: number
      durationMin: number
      /** True for a fixed price; else it is what such a ride usually costs. */
      isFixed: boolean
      /** Haléře, gross, the same twice where it is fixed; null where no usual price is shown. */
      prices: Record<ServiceSlug, Band> | null
      covered: Covered
    }
)

/** The answer for a ride or a parcel as it is typed so far. */
export function answerRide(values: OrderValues, reading: WayReading): RideAnswer {
  const kind = values.kind === 'parcel' ? 'parcel' : 'ride'
  const isAirport = !isSaying(values.pickup) || speaksOfAirport(values.pickup)
  if (reading.state === 'empty' || reading.state === 'asks') return { ...reading, kind, isAirport }
  if (reading.state === 'unknown') {
    const ends = reading.ends.map((end) => ({ end, text: values[end].trim() }))
    return { state: 'unknown', ends, kind, isAirport }
  }
  const { from, to, distanceKm, durationMin } = reading.way
  return {
    kind,
    isAirport,
    state: 'known',
    from,
    to,
    distanceKm,
    durationMin,
    ...pricesOf(values, reading.way),
  }
}

function pricesOf(values: OrderValues, { fixed, usual }: Way) {
  const isRide = values.kind !== 'parcel'
  const hasStops = isRide && isSaying(values.stops)
  const isFixed = isRide && fixed !== null
  const isBoth = isRide && values.returnDate !== '' && (!isFixed || isBackInTime(values))
  const covered: Covered = hasStops ? 'withoutStops' : isBoth ? 'both' : 'there'
  const sumOf = (there: number, back: number) => (isBoth ? there + back : there)
  const bandOf = (service: ServiceSlug): Band | null => {
    const gross = isFixed ? fixed[service] : null
    if (gross !== null) {
      const sum = sumOf(gross, returnFare(gross))
      return { from: sum, to: sum }
    }
    const band = usual?.[service]
    return band ? { from: sumOf(band.from, band.from), to: sumOf(band.to, band.to) } : null
  }
  const [business, comfort, basic] = [bandOf('business'), bandOf('comfort'), bandOf('basic')]
  const prices = business && comfort && basic ? { business, comfort, basic } : null
  return { isFixed, covered, prices }
}

/** The discount holds for a return within some days; without the day of the way there nobody knows yet. */
function isBackInTime({ date, returnDate }: OrderValues): boolean {
  const days = (Date.parse(returnDate) - Date.parse(date)) / DAY
  const { returnDiscountBp, returnWithinDays } = appConfig.ordering
  return returnDiscountBp === 0 || !(days > returnWithinDays)
}
