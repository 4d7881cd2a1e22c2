import type { L10n } from '~/lib/app-config-type'

/** Why a field is refused; the UI turns the code into a sentence (components/error-text.ts). */
export const ERROR_CODES = [
  'required',
  'emailInvalid',
  'phoneInvalid',
  'phoneNineDigits',
  'zipInvalid',
  'companyIdInvalid',
  'vatIdInvalid',
  'choiceInvalid',
  'tooLong',
  'nameTooShort',
  'numberInvalid',
  'tooFew',
  'tooMany',
  'passengersTooMany',
  'luggagesTooMany',
  'childSeatsTooMany',
  'dateInvalid',
  'timeInvalid',
  'timeMissing',
  'pickupPast',
  'pickupTooSoon',
  'pickupTooFar',
  'returnIncomplete',
  'returnTooSoon',
  'returnBeforeArrival',
  'parcelTooBig',
  'parcelTooHeavy',
  'parcelValueTooHigh',
  'optionInvalid',
  'placeUnclear',
  'orderNumberInvalid',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * `limit` is the figure the sentence names: a count, hours, kilograms or crowns by the code. `moment` is
 * the ISO instant it names, `fits` what would be big enough.
 */
export type FieldError = { code: ErrorCode; limit?: number; moment?: string; fits?: L10n }

/** Errors by the name of their field. */
export type FieldErrors<TField extends string> = Partial<Record<TField, FieldError>>

/** The code behind the message of a schema's issue; a message that is none is a plain refusal. */
export function toErrorCode(message: string): ErrorCode {
  return ERROR_CODES.find((code) => code === message) ?? 'choiceInvalid'
}
