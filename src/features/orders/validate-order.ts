import { appConfig } from '~config'
import { findOrderExperience, type OrderCatalogue } from '~/features/orders/catalogue'
import { availableOptions, type ChosenOption, countOptions } from '~/features/orders/order-options'
import {
  companySchema,
  customerSchema,
  deliverySchema,
  experienceSchema,
  hourlySchema,
  parcelSchema,
  rideSchema,
} from '~/features/orders/order-schema'
import { type OrderTimes, readTimes } from '~/features/orders/order-times'
import {
  isOrderKind,
  type OrderErrors,
  type OrderKind,
  type OrderValues,
} from '~/features/orders/order-values'
import { isServiceSlug } from '~/features/services/service-slugs'
import type { ServiceSlug } from '~/lib/app-config'
import { parseCompanyId, parseForeignCompanyId } from '~/lib/company-id'
import { readFields } from '~/lib/read-fields'
import { czk } from '~/lib/money'
import { parsePostalCode } from '~/lib/postal-code'
import { parseVatId } from '~/lib/vat-id'
import type { OrderBody } from '~/provider/contract'

const { ordering, services } = appConfig

/** The part of an order that its kind decides; what the kind has no use for is empty. */
type Ride = Pick<
  OrderBody,
  'passengers' | 'luggages' | 'childSeats' | 'nameBoard' | 'parcel' | 'experienceId' | 'variantId'
> & {
  service: ServiceSlug
  trip: Pick<OrderBody['trip'], 'pickup' | 'dropoff' | 'stops' | 'hours' | 'flightNumber'>
}

type Customer = Pick<
  OrderBody,
  | 'subject'
  | 'message'
  | 'name'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'zip'
  | 'chooseCountry'
  | 'customerCompany'
  | 'customerCompanyName'
  | 'customerCompanyID'
  | 'customerCompanyVATID'
  | 'customerIsOtherAddress'
  | 'deliveryAddress'
>

/** A checked order before it has a price, a payment and a number. */
export type OrderDetails = Ride &
  Customer & { kind: OrderKind; times: OrderTimes; orderOptions: ChosenOption[] }

export type OrderValidation =
  | { ok: true; details: OrderDetails }
  | { ok: false; errors: OrderErrors }

/**
 * Checks what was typed against every rule, in the browser and on the server alike. Fields of other kinds
 * and of switched-off parts are ignored. `now` decides about lead time and how far ahead.
 */
export function validateOrder(
  values: OrderValues,
  catalogue: OrderCatalogue,
  now: Date,
): OrderValidation {
  const errors: OrderErrors = {}
  const kind = isOrderKind(values.kind) ? values.kind : null
  if (!kind) errors.kind = { code: values.kind ? 'choiceInvalid' : 'required' }
  const ride = kind && readRide(kind, values, catalogue, errors)
  const times = readTimes(values, now, errors)
  const options = kind && readOptions(kind, values, catalogue, errors)
  const customer = readCustomer(values, catalogue, errors)
  if (!kind || !ride || !times || !options || !customer || Object.keys(errors).length > 0) {
    return { ok: false, errors }
  }
  return { ok: true, details: { kind, ...ride, ...customer, times, orderOptions: options } }
}

const NO_EXPERIENCE = { experienceId: null, variantId: null }
const NO_PEOPLE = { passengers: null, luggages: null, childSeats: 0, nameBoard: null }

function readRide(
  kind: OrderKind,
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): Ride | null {
  if (kind === 'experience') return readExperience(values, catalogue, errors)
  if (kind === 'parcel') return readParcel(values, errors)
  if (kind === 'hourly') {
    const hourly = readFields(hourlySchema, values, errors)
    checkServiceCapacity(values, errors)
    if (!hourly) return null
    const { service, passengers, luggages, childSeats, nameBoard } = hourly
    const { pickup, hours, flightNumber } = hourly
    const trip = { pickup, dropoff: null, stops: [], hours, flightNumber }
    return {
      service,
      passengers,
      luggages,
      childSeats,
      nameBoard,
      parcel: null,
      ...NO_EXPERIENCE,
      trip,
    }
  }
  const ride = readFields(rideSchema, values, errors)
  checkServiceCapacity(values, errors)
  if (!ride) return null
  const { service, passengers, luggages, childSeats, nameBoard } = ride
  const { pickup, dropoff, stops, flightNumber } = ride
  const trip = { pickup, dropoff, stops, hours: null, flightNumber }
  return {
    service,
    passengers,
    luggages,
    childSeats,
    nameBoard,
    parcel: null,
    ...NO_EXPERIENCE,
    trip,
  }
}

function readExperience(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): Ride | null {
  const fields = readFields(experienceSchema, values, errors)
  const experience = findOrderExperience(catalogue, values.experience)
  if (values.experience && !experience) errors.experience = { code: 'choiceInvalid' }
  const variant = experience?.variants.find(({ id }) => id === values.variant)
  if (experience && values.variant && !variant) errors.variant = { code: 'choiceInvalid' }
  if (variant) checkCapacity(values, variant, errors)
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
    trip: { pickup, dropoff: null, stops: [], hours: null, flightNumber: null },
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
    },
    trip: { pickup, dropoff, stops: [], hours: null, flightNumber: null },
  }
}

// The checks below look at what was typed, so that they speak up although other fields are wrong, too.
// A field that its own schema refused keeps that error.

function checkParcel(values: OrderValues, errors: OrderErrors): void {
  const { standard, long, maxWeightKg, maxInsuredValue } = ordering.parcel
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

function checkServiceCapacity(values: OrderValues, errors: OrderErrors): void {
  if (isServiceSlug(values.service)) checkCapacity(values, services[values.service], errors)
}

function checkCapacity(
  values: OrderValues,
  { maxPassengers, maxLuggage }: { maxPassengers: number; maxLuggage: number },
  errors: OrderErrors,
): void {
  if (Number(values.passengers) > maxPassengers) {
    errors.passengers ??= { code: 'passengersTooMany', limit: maxPassengers }
  }
  if (Number(values.luggages) > maxLuggage) {
    errors.luggages ??= { code: 'luggagesTooMany', limit: maxLuggage }
  }
}

function readOptions(
  kind: OrderKind,
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): ChosenOption[] | null {
  const experience = findOrderExperience(catalogue, values.experience)
  const codes = kind === 'parcel' ? [] : values.orderOptions
  const chosen = countOptions(codes, availableOptions(kind, experience))
  if (!chosen && (kind !== 'experience' || experience))
    errors.orderOptions = { code: 'optionInvalid' }
  return chosen
}

function readCustomer(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): Customer | null {
  const isKnownCountry = (code: string) => catalogue.countries.some((known) => known.code === code)
  const customer = readFields(customerSchema, values, errors)
  const zip = parsePostalCode(values.zip, values.chooseCountry)
  if (!isKnownCountry(values.chooseCountry)) errors.chooseCountry ??= { code: 'choiceInvalid' }
  else if (!zip) errors.zip ??= { code: 'zipInvalid' }
  const company = readCompany(values, errors)
  const deliveryAddress = readDelivery(values, isKnownCountry, errors)
  if (!customer || !zip) return null
  return {
    ...customer,
    zip,
    ...company,
    customerIsOtherAddress: deliveryAddress !== null,
    deliveryAddress,
  }
}

const NO_COMPANY = {
  customerCompany: false,
  customerCompanyName: null,
  customerCompanyID: null,
  customerCompanyVATID: null,
}

function readCompany(values: OrderValues, errors: OrderErrors) {
  if (!values.customerCompany) return NO_COMPANY
  const company = readFields(companySchema, values, errors)
  const isCzech = values.chooseCountry === 'CZ'
  const id = (isCzech ? parseCompanyId : parseForeignCompanyId)(values.customerCompanyID)
  if (!id) errors.customerCompanyID ??= { code: 'companyIdInvalid' }
  const typedVatId = values.customerCompanyVATID.trim()
  const vatId = typedVatId ? parseVatId(typedVatId) : null
  if (typedVatId && !vatId) errors.customerCompanyVATID ??= { code: 'vatIdInvalid' }
  if (!company) return NO_COMPANY
  return {
    customerCompany: true,
    customerCompanyName: company.customerCompanyName,
    customerCompanyID: id,
    customerCompanyVATID: vatId,
  }
}

function readDelivery(
  values: OrderValues,
  isKnownCountry: (code: string) => boolean,
  errors: OrderErrors,
): OrderBody['deliveryAddress'] {
  if (!values.customerIsOtherAddress) return null
  const address = readFields(deliverySchema, values, errors)
  const zip = parsePostalCode(values.deliveryZip, values.deliveryCountry)
  if (!isKnownCountry(values.deliveryCountry)) errors.deliveryCountry ??= { code: 'choiceInvalid' }
  else if (!zip) errors.deliveryZip ??= { code: 'zipInvalid' }
  if (!address) return null
  const { deliveryStreet: street, deliveryCity: city, deliveryCountry: country } = address
  return { street, city, zip: zip ?? '', country }
}
