import { appConfig } from '~config'
import { findTooSmall, type TooSmall } from '~/features/order/rules/capacity'
import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import {
  availableOptions,
  type ChosenOption,
  countOptions,
} from '~/features/order/rules/order-options'
import {
  isOrderKind,
  type OrderKind,
  type OrderValues,
  tidyOrderValues,
} from '~/features/order/typed/typed-order'
import { type Quote, quoteOrder } from '~/features/order/price/price'
import { isSaying } from '~/lib/fields/typed-text'
import { isServiceSlug, type ServiceSlug } from '~/tariff/service-slugs'
import { readWay, type WayReading } from '~/tariff/ways'

const { ordering, childSeat } = appConfig

/** The fields a price depends on; nothing else has to travel to ask for it, and nothing personal does. */
export const QUOTED_FIELDS = [
  'kind',
  'service',
  'experience',
  'variant',
  'pickup',
  'pickupPlace',
  'dropoff',
  'dropoffPlace',
  'stops',
  'hours',
  'date',
  'returnDate',
  'passengers',
  'luggages',
  'childSeats',
] as const

/** Instead of a price for a car that is too small: its limit, and what the one that fits costs. */
export type NoRoom = { tooSmall: TooSmall; fitting: Quote | null }
export type TypedQuote = Quote | NoRoom

/**
 * Price and time of an order that is still being typed; null while nothing can be said yet. A car that does not
 * hold everybody has no price, because it cannot be ordered. `reading` is what its ends mean: without the gazetteer
 * only fixed places do.
 */
export function quoteTyped(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  reading: WayReading = readWay(tidyOrderValues(typed), []),
): TypedQuote | null {
  const values = tidyOrderValues(typed)
  const quote = quoteCar(values, catalogue, reading)
  const tooSmall = quote && findTooSmall(values, catalogue)
  if (!tooSmall) return quote
  const { bigger } = tooSmall
  const fitting =
    bigger && quoteCar({ ...values, [bigger.field]: bigger.value }, catalogue, reading)
  return { tooSmall, fitting }
}

function quoteCar(
  values: OrderValues,
  catalogue: OrderCatalogue,
  reading: WayReading,
): Quote | null {
  const kind = isOrderKind(values.kind) ? values.kind : null
  const service = kind && serviceOf(kind, values, catalogue)
  if (!kind || !service || !isPriceable(kind, values)) return null
  const isExperience = kind === 'experience'
  const isRide = kind === 'ride'
  return quoteOrder(
    {
      kind,
      service,
      experienceId: isExperience ? values.experience : null,
      variantId: isExperience ? values.variant : null,
      trip: {
        pickup: values.pickup,
        dropoff: values.dropoff,
        stops: isRide ? values.stops.split('\n').filter((stop) => stop.trim()) : [],
        hours: kind === 'hourly' ? Number(values.hours) : null,
        flightNumber: null,
      },
      passengers: kind === 'parcel' ? null : countOf(values.passengers, 99) || 1,
      childSeats: kind === 'parcel' ? 0 : countOf(values.childSeats, childSeat.max),
      orderOptions: optionsOf(kind, values, catalogue),
      times: {
        pickup: { local: values.date },
        back: isRide && values.returnDate ? { local: values.returnDate } : null,
      },
    },
    catalogue,
    reading,
  )
}

/** The service whose price holds; that of an experience is part of its variant. */
function serviceOf(
  kind: OrderKind,
  values: OrderValues,
  catalogue: OrderCatalogue,
): ServiceSlug | null {
  if (kind !== 'experience') return isServiceSlug(values.service) ? values.service : null
  const experience = findOrderExperience(catalogue, values.experience)
  return experience?.variants.find(({ id }) => id === values.variant)?.service ?? null
}

function isPriceable(kind: OrderKind, { pickup, dropoff, hours }: OrderValues): boolean {
  const { minHours, maxHours } = ordering.hourly
  if (kind === 'hourly') {
    return /^\d{1,2}$/.test(hours) && Number(hours) >= minHours && Number(hours) <= maxHours
  }
  return kind === 'experience' || (isSaying(pickup) && isSaying(dropoff))
}

function countOf(typed: string, max: number): number {
  return /^\d{1,2}$/.test(typed.trim()) ? Math.min(Number(typed), max) : 0
}

/** Extras of another kind may still be ticked behind the scenes; they cost nothing here. */
function optionsOf(
  kind: OrderKind,
  values: OrderValues,
  catalogue: OrderCatalogue,
): ChosenOption[] {
  const available = availableOptions(kind, findOrderExperience(catalogue, values.experience))
  const known = values.orderOptions.filter((code) => available.some((one) => one.code === code))
  return countOptions(known, available) ?? []
}
