import type { BaseIssue } from 'valibot'
import type { L10n } from '~/lib/locale'

/** Why a field is refused; the UI turns the code into a sentence (ui/fields/error-text.ts). */
export const ERROR_CODES = [
  'required',
  'emailInvalid',
  'emailEncoded',
  'emailMixed',
  'emailLetters',
  'phoneInvalid',
  'phoneNineDigits',
  'phoneCountry',
  'phoneExtension',
  'phoneTwo',
  'zipInvalid',
  'companyIdInvalid',
  'vatIdInvalid',
  'vatIdOther',
  'choiceInvalid',
  'companyOnly',
  'tooLong',
  'nameTooShort',
  'numberInvalid',
  'lengthInvalid',
  'weightInvalid',
  'valueInvalid',
  'amountInvalid',
  'tooFew',
  'tooMany',
  'passengersTooMany',
  'luggagesTooMany',
  'childSeatsTooMany',
  'dateUnread',
  'dateInvalid',
  'timeInvalid',
  'timeMissing',
  'timePast',
  'pickupPast',
  'pickupTooSoon',
  'pickupTooFar',
  'returnIncomplete',
  'returnTooSoon',
  'returnBeforeArrival',
  'afterReturn',
  'parcelTooBig',
  'parcelTooHeavy',
  'parcelValueTooHigh',
  'optionInvalid',
  'placeUnclear',
  'placeAlone',
  'placeElsewhere',
  'placeMoved',
  'placeMissing',
  'placeSame',
  'cardNeedsEmail',
  'orderNumberInvalid',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * `limit` is the figure in the sentence: a count, hours, kilograms or crowns, depending on the code. `moment` is the
 * ISO instant in it, `fits` names a choice that would be large enough, `read` is the odd part of what was typed, or the number
 * that would be right.
 */
export type FieldError = {
  code: ErrorCode
  limit?: number
  moment?: string
  fits?: L10n
  read?: string
}

/** Errors by the name of their field. */
export type FieldErrors<TField extends string> = Partial<Record<TField, FieldError>>

/**
 * The error of a schema's issue: its message is the code, and any other message a general refusal. A figure that the
 * schema compares with is the `limit`.
 */
export function issueError({
  message,
  requirement,
  expected,
}: Pick<BaseIssue<unknown>, 'message' | 'requirement' | 'expected'>): FieldError {
  const code = ERROR_CODES.find((known) => known === message) ?? 'choiceInvalid'
  if (code === 'emailMixed' || code === 'emailLetters') return { code, read: expected ?? '' }
  return typeof requirement === 'number' ? { code, limit: requirement } : { code }
}

/**
 * Why a form came back although its fields are valid: sent too fast, too often, too large to store, or from a page
 * that is out of date.
 */
export type FormNotice = 'tooFast' | 'tooMany' | 'tooLarge' | 'lookAgain'
