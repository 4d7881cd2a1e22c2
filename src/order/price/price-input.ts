import { appConfig } from '~config'
import { hourlyLimits } from '~/carrier/offered-kinds'
import { isServiceSlug } from '~/carrier/service-slugs'
import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { isSaying } from '~/lib/fields/typed-text'
import { availableOptions, countOptions } from '~/order/model/order-options'
import { tidyTime } from '~/order/model/order-times'
import { isOrderKind } from '~/order/model/kinds'
import type { PricedValues } from '~/order/price/price-fields'
import type { PriceInput, WallTime } from '~/order/price/price-ride'
import type { WayState } from '~/places/ways'

const { childSeat } = appConfig
const MAX_PASSENGERS = 99

/** For a ride or a parcel, whose price does not use the catalogue. */
export const NO_CATALOGUE: OrderCatalogue = { countries: [], experiences: [] }

/** Makes the input of `priceRide` from typed values; null if too little is typed. Valid orders always have one. */
export function priceInput(
  values: PricedValues,
  catalogue: OrderCatalogue,
  reading: WayState,
): PriceInput | null {
  const { kind, service, pickup, dropoff } = values
  if (!isOrderKind(kind)) return null
  const experience = findOrderExperience(catalogue, values.experience)
  const common = {
    pickup: wallTime(values.date, values.time),
    passengers: countOf(values.passengers, MAX_PASSENGERS) || 1,
    childSeats: kind === 'parcel' ? 0 : countOf(values.childSeats, childSeat.max),
    options: optionsOf(values.orderOptions, availableOptions(kind, experience)),
  }
  if (kind === 'experience') {
    const variant = experience?.variants.find(({ id }) => id === values.variant)
    return experience && variant ? { ...common, kind, title: experience.title, variant } : null
  }
  if (!isServiceSlug(service)) return null
  if (kind === 'hourly') {
    const { minHours, maxHours } = hourlyLimits()
    const hours = countOf(values.hours, Infinity)
    return hours < minHours || hours > maxHours ? null : { ...common, kind, service, hours }
  }
  if (!isSaying(pickup) || !isSaying(dropoff)) return null
  const way = reading.state === 'known' ? reading.way : null
  if (kind === 'parcel') return { ...common, kind, service, way }
  const stops = values.stops.split('\n').filter((stop) => stop.trim())
  const back = values.returnDate ? wallTime(values.returnDate, values.returnTime) : null
  return { ...common, kind, service, way, stops, back }
}

function wallTime(typedDay: string, typedTime: string): WallTime {
  const time = tidyTime(typedTime)
  return {
    day: /^\d{4}-\d{2}-\d{2}$/.test(typedDay) ? typedDay : null,
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
  }
}

function countOf(typed: string, max: number): number {
  return /^\d{1,9}$/.test(typed) ? Math.min(Number(typed), max) : 0
}

/** The ticked extras that are on offer. An extra of another kind, ticked in a hidden section, costs nothing. */
function optionsOf(
  codes: string[],
  available: ReturnType<typeof availableOptions>,
): PriceInput['options'] {
  const known = codes.filter((code) => available.some((option) => option.code === code))
  const chosen = countOptions(known, available) ?? []
  return available.flatMap((option) => {
    const qty = chosen.find(({ code }) => code === option.code)?.qty
    return qty ? [{ ...option, qty }] : []
  })
}
