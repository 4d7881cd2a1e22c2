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
import { longestOf } from '~/order/fields'
import { isServiceSlug } from '~/carrier/service-slugs'
import type { ErrorCode } from '~/lib/fields/field-error'

const { ordering, childSeat } = appConfig

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
  optionalText(longestOf('driverLanguage')),
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
  subject: optionalText(longestOf('subject')),
  message: optionalLongText(longestOf('message')),
})

/** A customer of the telephone without an e-mail address. */
export const unwrittenSchema = v.object({ ...customerSchema.entries, email: v.literal('') })

/** The billing address; a request has none. */
export const addressSchema = v.object({
  street: requiredText(longestOf('street')),
  city: requiredText(longestOf('city')),
  zip: v.string(),
  chooseCountry: requiredText(longestOf('chooseCountry')),
})

/**
 * The passenger who rides in the customer's place. Required only if a name or a phone is typed: a phone needs a name.
 */
export const guestSchema = v.object({ guestName: personName, guestPhone: optionalPhoneNumber })

/** Required only for a company. */
export const companySchema = v.object({
  customerCompanyName: requiredText(longestOf('customerCompanyName')),
  customerCompanyID: optionalText(longestOf('customerCompanyID')),
  customerCompanyVATID: optionalText(longestOf('customerCompanyVATID')),
})

/** Required only if the delivery address differs from the billing address. */
export const deliverySchema = v.object({
  deliveryStreet: requiredText(longestOf('deliveryStreet')),
  deliveryCity: requiredText(longestOf('deliveryCity')),
  deliveryZip: v.string(),
  deliveryCountry: requiredText(longestOf('deliveryCountry')),
})

// Capacity depends on the car and is checked with it (capacity.ts).
const peopleEntries = {
  passengers: wholeNumber(1, 99),
  luggages: optionalWholeNumber(0, 99),
  childSeats: optionalWholeNumber(0, childSeat.max),
  nameBoard: optionalText(longestOf('nameBoard')),
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
  v.everyItem((stop) => stop.length <= longestOf('pickup'), 'tooLong' satisfies ErrorCode),
)

const side = wholeNumber(1, 1_000, 'lengthInvalid')

/**
 * The fields of each kind of order; those of the other kinds are ignored. A ride and a car by the hour share the car.
 */
export const carSchema = v.object({
  ...peopleEntries,
  service: serviceChoice,
  pickup: requiredText(longestOf('pickup')),
  flightNumber: optionalTravelNumber,
})

export const rideSchema = v.object({ dropoff: requiredText(longestOf('dropoff')), stops })

export const hourlySchema = v.object({
  hours: wholeNumber(hourlyLimits().minHours, hourlyLimits().maxHours),
})

export const experienceSchema = v.object({
  ...peopleEntries,
  experience: requiredText(100),
  variant: requiredText(64),
  pickup: optionalText(longestOf('pickup')),
})

export const parcelSchema = v.object({
  service: serviceChoice,
  pickup: requiredText(longestOf('pickup')),
  dropoff: requiredText(longestOf('dropoff')),
  parcelLength: side,
  parcelWidth: side,
  parcelHeight: side,
  parcelWeight: wholeNumber(1, 9_999, 'weightInvalid'),
  parcelValue: optionalWholeNumber(0, 99_999_999, 'valueInvalid'),
  recipientName: personName,
  recipientPhone: phoneNumber,
})
