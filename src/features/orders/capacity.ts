import { appConfig } from '~config'
import { findOrderExperience, type OrderCatalogue } from '~/features/orders/catalogue'
import { isOrderKind, type OrderErrors, type OrderValues } from '~/features/orders/order-values'
import { serviceNames, serviceSlugs } from '~/features/services/service-slugs'
import type { L10n } from '~/lib/app-config'

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
  const { passengers, luggages } = loadOf(values)
  const bigger = findBiggerCar(values, catalogue)
  if (passengers > chosen.maxPassengers) {
    const fits = bigger ?? cars.find(({ maxPassengers }) => passengers <= maxPassengers)
    const largest = Math.max(...cars.map(({ maxPassengers }) => maxPassengers))
    errors.passengers ??= fits
      ? { code: 'passengersTooMany', limit: chosen.maxPassengers, fits: fits.name }
      : { code: 'passengersTooMany', limit: largest }
  }
  if (luggages > chosen.maxLuggage) {
    const fits = bigger ?? cars.find(({ maxLuggage }) => luggages <= maxLuggage)
    const largest = Math.max(...cars.map(({ maxLuggage }) => maxLuggage))
    errors.luggages ??= fits
      ? { code: 'luggagesTooMany', limit: chosen.maxLuggage, fits: fits.name }
      : { code: 'luggagesTooMany', limit: largest }
  }
}
