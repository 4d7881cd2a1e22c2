import { appConfig } from '~config'
import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import type { L10n } from '~/lib/locale'

/** A car on offer: its capacity, and the form field and value that choose it. */
export type BiggerCar = { field: 'service' | 'variant'; value: string; name: L10n } & Room
type Room = { maxPassengers: number; maxLuggage: number }

/** The fields that choose a car and determine the capacity it needs. */
type CarValues = Pick<
  OrderValues,
  'kind' | 'service' | 'experience' | 'variant' | 'passengers' | 'luggages'
>

/** The cars to choose from: those of the services or of the variants of an experience. A parcel has none. */
function listCars(values: CarValues, catalogue: OrderCatalogue): BiggerCar[] {
  const rules = rulesOfKind(values.kind)
  if (rules?.carries !== 'people') return []
  if (rules.carField === 'service') {
    return appConfig.services.map(({ slug, name, maxPassengers, maxLuggage }) => {
      return {
        field: 'service',
        value: slug,
        name: { cs: name, en: name },
        maxPassengers,
        maxLuggage,
      }
    })
  }
  const experience = findOrderExperience(catalogue, values.experience)
  if (!experience) return []
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

function loadOf({ passengers, luggages }: CarValues): Load {
  return { passengers: Number(passengers) || 0, luggages: Number(luggages) || 0 }
}

function chosenCar(cars: BiggerCar[], values: CarValues): BiggerCar | undefined {
  return cars.find(({ field, value }) => values[field] === value)
}

function hasRoom({ maxPassengers, maxLuggage }: Room, { passengers, luggages }: Load): boolean {
  return passengers <= maxPassengers && luggages <= maxLuggage
}

/** The first car that fits when the chosen one is too small; null if there is none. */
export function findBiggerCar(values: CarValues, catalogue: OrderCatalogue): BiggerCar | null {
  const cars = listCars(values, catalogue)
  const chosen = chosenCar(cars, values)
  if (!chosen || hasRoom(chosen, loadOf(values))) return null
  return cars.find((car) => hasRoom(car, loadOf(values))) ?? null
}

/** The chosen car is too small: the exceeded limit, and the car that fits, if any. */
export type TooSmall = {
  name: L10n
  over: 'passengers' | 'luggages'
  limit: number
  bigger: BiggerCar | null
}

/** Checks the chosen car; null if it fits or none is chosen. */
export function findTooSmall(values: CarValues, catalogue: OrderCatalogue): TooSmall | null {
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
 * Writes an error for a car that is too small and names the car that fits. If no car fits, the error has the limit of
 * the largest. A field with an error of its own schema keeps that error.
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
