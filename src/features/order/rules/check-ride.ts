import { appConfig } from '~config'
import { checkCapacity } from '~/features/order/rules/capacity'
import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import {
  carSchema,
  experienceSchema,
  guestSchema,
  hourlySchema,
  parcelSchema,
  rideSchema,
} from '~/features/order/rules/order-schema'
import type { OrderErrors, OrderKind, OrderValues } from '~/features/order/typed/typed-order'
import type { ServiceSlug } from '~/tariff/service-slugs'
import { czk } from '~/lib/money'
import { readFields } from '~/lib/fields/read-fields'
import type { OrderBody } from '~/provider/contract-order'

const { parcel: limits } = appConfig.ordering

type Guest = NonNullable<OrderBody['guest']> | null
type Recipient = NonNullable<NonNullable<OrderBody['parcel']>['recipient']>
type Parcel = (NonNullable<OrderBody['parcel']> & { recipient: Recipient }) | null

/** The part of an order that its kind decides; what the kind has no use for is empty. */
export type Ride = Pick<
  OrderBody,
  'passengers' | 'luggages' | 'childSeats' | 'nameBoard' | 'experienceId' | 'variantId'
> & {
  guest: Guest
  parcel: Parcel
  service: ServiceSlug
  trip: Pick<OrderBody['trip'], 'pickup' | 'dropoff' | 'stops' | 'hours' | 'flightNumber'>
}

const NO_EXPERIENCE = { experienceId: null, variantId: null }
const NO_PEOPLE = { passengers: null, luggages: null, childSeats: 0, nameBoard: null, guest: null }
const NO_WAY = { dropoff: null, stops: [], hours: null, flightNumber: null }

/** What travels, in which car and where; null when an error was written to `errors`. */
export function readRide(
  kind: OrderKind,
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): Ride | null {
  if (kind === 'parcel') return readParcel(values, errors)
  const guest = readGuest(values, errors)
  const ride =
    kind === 'experience'
      ? readExperience(values, catalogue, errors)
      : readCar(kind, values, errors)
  checkCapacity(values, catalogue, errors)
  checkChildSeats(values, errors)
  return ride && { ...ride, guest }
}

function readGuest(values: OrderValues, errors: OrderErrors): Guest {
  if (!values.guestName && !values.guestPhone) return null
  const fields = readFields(guestSchema, values, errors)
  return fields && { name: fields.guestName, phone: fields.guestPhone }
}

/** A child seat without a passenger in it is a slip; a field that its own schema refused keeps that error. */
function checkChildSeats(values: OrderValues, errors: OrderErrors): void {
  const passengers = Number(values.passengers)
  if (errors.passengers || Number(values.childSeats) <= passengers) return
  errors.childSeats ??= { code: 'childSeatsTooMany', limit: passengers }
}

type WithoutGuest = Omit<Ride, 'guest'>

function readCar(
  kind: 'ride' | 'hourly',
  values: OrderValues,
  errors: OrderErrors,
): WithoutGuest | null {
  const car = readFields(carSchema, values, errors)
  const way = readFields(kind === 'ride' ? rideSchema : hourlySchema, values, errors)
  if (!car || !way) return null
  const { pickup, flightNumber, ...people } = car
  return {
    ...people,
    ...NO_EXPERIENCE,
    parcel: null,
    trip: { ...NO_WAY, pickup, flightNumber, ...way },
  }
}

function readExperience(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): WithoutGuest | null {
  const fields = readFields(experienceSchema, values, errors)
  const experience = findOrderExperience(catalogue, values.experience)
  if (values.experience && !experience) errors.experience = { code: 'choiceInvalid' }
  const variant = experience?.variants.find(({ id }) => id === values.variant)
  if (experience && values.variant && !variant) errors.variant = { code: 'choiceInvalid' }
  if (!fields || !experience || !variant) return null
  const { passengers, luggages, childSeats, nameBoard, pickup } = fields
  return {
    service: variant.service,
    experienceId: experience.id,
    variantId: variant.id,
    passengers,
    luggages,
    childSeats,
    nameBoard,
    parcel: null,
    trip: { ...NO_WAY, pickup },
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
      insuredValue: czk(parcelValue * 100),
      recipient: { name: fields.recipientName, phone: fields.recipientPhone },
    },
    trip: { ...NO_WAY, pickup, dropoff },
  }
}

/**
 * A parcel is a standard or a long one, whichever way round its sides were typed. This looks at what was
 * typed, so that it speaks up although other fields are wrong, too; a field that its own schema refused
 * keeps that error.
 */
function checkParcel(values: OrderValues, errors: OrderErrors): void {
  const { standard, long, maxWeightKg, maxInsuredValue } = limits
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
