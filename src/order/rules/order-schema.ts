import * as v from 'valibot'
import { appConfig } from '~config'
import { hourlyLimits } from '~/carrier/offered-kinds'
import {
  emailAddress,
  optionalLongText,
  optionalPhoneNumber,
  optionalText,
  optionalTravelNumber,
  optionalWholeNumber,
  personName,
  phoneNumber,
  requiredText,
  wholeNumber,
} from '~/lib/fields/field-schemas'
import { driverLanguages } from '~/carrier/driver-languages'
import { isServiceSlug } from '~/carrier/service-slugs'
import type { ErrorCode } from '~/lib/fields/field-error'

const { ordering, childSeat } = appConfig
const ADDRESS = 200

const serviceChoice = v.pipe(
  requiredText(20),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (isServiceSlug(dataset.value)) return dataset.value
    addIssue({ message: 'choiceInvalid' satisfies ErrorCode })
    return NEVER
  }),
)

/** The language that the driver should speak; null: any. */
const languageWish = v.pipe(
  optionalText(20),
  v.check(
    (code) => code === null || driverLanguages.includes(code),
    'choiceInvalid' satisfies ErrorCode,
  ),
)

/** The customer who orders or requests a price. */
export const customerSchema = v.object({
  name: personName,
  email: emailAddress,
  phone: phoneNumber,
  subject: optionalText(100),
  message: optionalLongText(2_000),
})

/** A customer of the telephone without an e-mail address. */
export const unwrittenSchema = v.object({ ...customerSchema.entries, email: v.literal('') })

/** The billing address; a request has none. */
export const addressSchema = v.object({
  street: requiredText(ADDRESS),
  city: requiredText(100),
  zip: requiredText(12),
  chooseCountry: requiredText(2),
})

/**
 * The passenger who rides in the customer's place. Required only if a name or a phone is typed: a phone needs a name.
 */
export const guestSchema = v.object({ guestName: personName, guestPhone: optionalPhoneNumber })

/** Required only for a company. */
export const companySchema = v.object({
  customerCompanyName: requiredText(200),
  customerCompanyID: requiredText(24),
  customerCompanyVATID: optionalText(24),
})

/** Required only if the delivery address differs from the billing address. */
export const deliverySchema = v.object({
  deliveryStreet: requiredText(ADDRESS),
  deliveryCity: requiredText(100),
  deliveryZip: requiredText(12),
  deliveryCountry: requiredText(2),
})

// Capacity depends on the car and is checked with it (capacity.ts).
const peopleEntries = {
  passengers: wholeNumber(1, 99),
  luggages: optionalWholeNumber(0, 99),
  childSeats: optionalWholeNumber(0, childSeat.max),
  nameBoard: optionalText(100),
  driverLanguage: languageWish,
}

const stops = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
  v.maxLength(ordering.maxStops, 'tooMany' satisfies ErrorCode),
  v.everyItem((stop) => stop.length <= ADDRESS, 'tooLong' satisfies ErrorCode),
)

const side = wholeNumber(1, 1_000)

/**
 * The fields of each kind of order; those of the other kinds are ignored. A ride and a car by the hour share the car.
 */
export const carSchema = v.object({
  ...peopleEntries,
  service: serviceChoice,
  pickup: requiredText(ADDRESS),
  flightNumber: optionalTravelNumber,
})

export const rideSchema = v.object({ dropoff: requiredText(ADDRESS), stops })

export const hourlySchema = v.object({
  hours: wholeNumber(hourlyLimits().minHours, hourlyLimits().maxHours),
})

export const experienceSchema = v.object({
  ...peopleEntries,
  experience: requiredText(100),
  variant: requiredText(64),
  pickup: optionalText(ADDRESS),
})

export const parcelSchema = v.object({
  service: serviceChoice,
  pickup: requiredText(ADDRESS),
  dropoff: requiredText(ADDRESS),
  parcelLength: side,
  parcelWidth: side,
  parcelHeight: side,
  parcelWeight: wholeNumber(1, 9_999),
  parcelValue: optionalWholeNumber(0, 99_999_999),
  recipientName: personName,
  recipientPhone: phoneNumber,
})
