import { appConfig } from '~config'
import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import { isOrderKind, type OrderErrors, type OrderValues } from '~/features/order/typed/typed-order'
import { serviceNames, serviceSlugs } from '~/tariff/service-slugs'
import type { L10n } from '~/lib/app-config-type'

const { services } = appConfig

/** A car on offer: what it holds, and the value of the field by which it is chosen. */
export type BiggerCar = { field: 'service' | 'variant'; value: string; name: L10n } & Room
type Room = { maxPassengers: number; maxLuggage: number }

/** The cars to choose from: those of the services or, of an experience, of its variants. A parcel has none. */
function listCars(values: OrderValues, catalogue: OrderCatalogue): BiggerCar[] {
  const kind = isOrderKind(values.kind) ? values.kind : null
  if (kind === 'ride' || kind === 'hourly') {
    return serviceSlugs.map((slug) => {
      const name = { cs: serviceNames[slug], en: serviceNames[slug] }
      return { field: 'service', value: slug, name, ...services[slug] }
    })
  }
  const experience = kind && findOrderExperience(catalogue, values.experience)
  if (kind !== 'experience' || !experience) return []
  const chosen = experience.variants.find(({ id }) => id === values.variant)
  // A bigger car for the same programme comes before another programme.
  const isOther = ({ durationMin }: { durationMin: number }) =>
    durationMin === chosen?.durationMin ? 0 : 1
  return experience.variants
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map(({ id, name, maxPassengers, maxLuggage }) => {
      return { field: 'variant', value: id, name, maxPassengers, maxLuggage }
    })
}

type Load = { passengers: number; luggages: number }

function loadOf({ passengers, luggages }: OrderValues): Load {
  return { passengers: Number(passengers) || 0, luggages: Number(luggages) || 0 }
}

function chosenCar(cars: BiggerCar[], values: OrderValues): BiggerCar | undefined {
  return cars.find(({ field, value }) => values[field] === value)
}

function hasRoom({ maxPassengers, maxLuggage }: Room, { passengers, luggages }: Load): boolean {
  return passengers <= maxPassengers && luggages <= maxLuggage
}

/** The first car that holds what was typed, when the chosen one does not; null when there is none. */
export function findBiggerCar(values: OrderValues, catalogue: OrderCatalogue): BiggerCar | null {
  const cars = listCars(values, catalogue)
  const chosen = chosenCar(cars, values)
  if (!chosen || hasRoom(chosen, loadOf(values))) return null
  return cars.find((car) => hasRoom(car, loadOf(values))) ?? null
}

/** The chosen car does not hold what was typed: its limit that is passed, and the car that fits, if any. */
export type TooSmall = {
  name: L10n
  over: 'passengers' | 'luggages'
  limit: number
  bigger: BiggerCar | null
}

/** Whether the chosen car is too small; null when it holds everything or none is chosen. */
export function findTooSmall(values: OrderValues, catalogue: OrderCatalogue): TooSmall | null {
  const chosen = chosenCar(listCars(values, catalogue), values)
  const load = loadOf(values)
  const passed = chosen && LIMITS.find(([field, most]) => load[field] > chosen[most])
  if (!passed) return null
  const [over, most] = passed
  const bigger = findBiggerCar(values, catalogue)
  return { name: chosen.name, over, limit: chosen[most], bigger }
}

const LIMITS = [
  ['passengers', 'maxPassengers', 'passengersTooMany'],
  ['luggages', 'maxLuggage', 'luggagesTooMany'],
] as const

/**
 * Refuses what the chosen car does not hold and names the car that does. What no car holds is refused with
 * the limit of the largest. A field that its own schema refused keeps that error.
 */
export function checkCapacity(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): void {
  const cars = listCars(values, catalogue)
  const chosen = chosenCar(cars, values)
  if (!chosen) return
  const load = loadOf(values)
  const bigger = findBiggerCar(values, catalogue)
  for (const [field, most, code] of LIMITS) {
    if (load[field] <= chosen[most]) continue
    const fits = bigger ?? cars.find((car) => load[field] <= car[most])
    errors[field] ??= fits
      ? { code, limit: chosen[most], fits: fits.name }
      : { code, limit: Math.max(...cars.map((car) => car[most])) }
  }
}
