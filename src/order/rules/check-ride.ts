import { parcelLimits } from '~/carrier/offered-kinds'
import { readSeatSizes } from '~/order/model/child-seat-sizes'
import { checkCapacity } from '~/order/model/capacity'
import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import {
  carSchema,
  experienceSchema,
  guestSchema,
  hourlySchema,
  parcelSchema,
  rideSchema,
} from '~/order/rules/order-schema'
import type { OrderKind } from '~/carrier/order-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import { ownMoney } from '~/lib/money'
import { readFields } from '~/lib/fields/read-fields'

/** The part of an order that depends on its kind; fields that the kind does not use are empty. */
export type Ride = Pick<
  Order,
  | 'service'
  | 'experienceId'
  | 'variantId'
  | 'passengers'
  | 'luggages'
  | 'childSeats'
  | 'childSeatSizes'
  | 'nameBoard'
  | 'driverLanguage'
  | 'parcel'
  | 'guest'
> & { trip: Pick<Order['trip'], 'pickup' | 'dropoff' | 'stops' | 'hours' | 'flightNumber'> }

const NO_EXPERIENCE = { experienceId: null, variantId: null }
const NO_PEOPLE = {
  passengers: null,
  luggages: null,
  childSeats: 0,
  childSeatSizes: null,
  nameBoard: null,
  driverLanguage: null,
  guest: null,
}
const NO_WAY = { dropoff: null, stops: [], hours: null, flightNumber: null }

type Reader = (values: OrderValues, catalogue: OrderCatalogue, errors: OrderErrors) => Ride | null

const READERS: Record<OrderKind, Reader> = {
  ride: (values, _, errors) => readCar(rideSchema, values, errors),
  hourly: (values, _, errors) => readCar(hourlySchema, values, errors),
  experience: readExperience,
  parcel: (values, _, errors) => readParcel(values, errors),
}

/** Reads passengers or parcel, the car and the route; null if an error was written to `errors`. */
export function readRide(
  kind: OrderKind,
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): Ride | null {
  const ride = READERS[kind](values, catalogue, errors)
  if (KIND_RULES[kind].carries === 'people') {
    checkCapacity(values, catalogue, errors)
    checkChildSeats(values, errors)
  }
  return ride
}

function readGuest(values: OrderValues, errors: OrderErrors): Ride['guest'] {
  if (!values.guestName && !values.guestPhone) return null
  const fields = readFields(guestSchema, values, errors)
  return fields && { name: fields.guestName, phone: fields.guestPhone }
}

/** Each child seat needs a passenger. A field with an error of its own schema keeps that error. */
function checkChildSeats(values: OrderValues, errors: OrderErrors): void {
  const passengers = Number(values.passengers)
  if (errors.passengers || Number(values.childSeats) <= passengers) return
  errors.childSeats ??= { code: 'childSeatsTooMany', limit: passengers }
}

function readCar(
  waySchema: typeof rideSchema | typeof hourlySchema,
  values: OrderValues,
  errors: OrderErrors,
): Ride | null {
  const guest = readGuest(values, errors)
  const car = readFields(carSchema, values, errors)
  const way = readFields(waySchema, values, errors)
  if (!car || !way) return null
  const { pickup, flightNumber, ...people } = car
  return {
    ...people,
    childSeatSizes: readSeatSizes(values.childSeatSizes, people.childSeats),
    ...NO_EXPERIENCE,
    parcel: null,
    trip: { ...NO_WAY, pickup, flightNumber, ...way },
    guest,
  }
}

function readExperience(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): Ride | null {
  const guest = readGuest(values, errors)
  const fields = readFields(experienceSchema, values, errors)
  const experience = findOrderExperience(catalogue, values.experience)
  if (values.experience && !experience) errors.experience = { code: 'choiceInvalid' }
  const variant = experience?.variants.find(({ id }) => id === values.variant)
  if (experience && values.variant && !variant) errors.variant = { code: 'choiceInvalid' }
  if (!fields || !experience || !variant) return null
  const { passengers, luggages, childSeats, nameBoard, driverLanguage, pickup } = fields
  return {
    service: variant.service,
    experienceId: experience.id,
    variantId: variant.id,
    passengers,
    luggages,
    childSeats,
    childSeatSizes: readSeatSizes(values.childSeatSizes, childSeats),
    nameBoard,
    driverLanguage,
    parcel: null,
    trip: { ...NO_WAY, pickup },
    guest,
  }
}

function readParcel(values: OrderValues, errors: OrderErrors): Ride | null {
  const fields = readFields(parcelSchema, values, errors)
  checkParcel(values, errors)
  if (!fields) return null
  const { service, pickup, dropoff, parcelWeight, parcelValue } = fields
  return {
    service,
    ...NO_PEOPLE,
    ...NO_EXPERIENCE,
    parcel: {
      lengthCm: fields.parcelLength,
      widthCm: fields.parcelWidth,
      heightCm: fields.parcelHeight,
      weightKg: parcelWeight,
      insuredValue: ownMoney(parcelValue * 100),
      recipient: { name: fields.recipientName, phone: fields.recipientPhone },
    },
    trip: { ...NO_WAY, pickup, dropoff },
  }
}

/**
 * A parcel is a standard or a long one, with its sides in any order. Reads the typed values, so that it reports an
 * error although other fields are invalid too; a field with an error of its own schema keeps that error.
 */
function checkParcel(values: OrderValues, errors: OrderErrors): void {
  const { standard, long, maxWeightKg, maxInsuredValue } = parcelLimits()
  const sides = [values.parcelLength, values.parcelWidth, values.parcelHeight].map(Number)
  const [longest = 0, ...others] = sides.toSorted((a, b) => b - a)
  const isTooBig = [standard, long].every(
    ({ lengthCm, sideCm }) => longest > lengthCm || others.some((side) => side > sideCm),
  )
  if (isTooBig) errors.parcelLength ??= { code: 'parcelTooBig' }
  if (Number(values.parcelWeight) > maxWeightKg) {
    errors.parcelWeight ??= { code: 'parcelTooHeavy', limit: maxWeightKg }
  }
  const maxValue = maxInsuredValue / 100
  if (Number(values.parcelValue) > maxValue) {
    errors.parcelValue ??= { code: 'parcelValueTooHigh', limit: maxValue }
  }
}
