import { appConfig } from '~config'
import * as v from 'valibot'
import {
  bareEmail,
  findableEmail,
  foreignLetters,
  oddLetters,
  parseEmail,
} from '~/lib/fields/email'
import type { ErrorCode } from '~/lib/fields/field-error'
import { parsePhone } from '~/lib/fields/phone'
import { isSaying, oneLine, severalLines, travelNumber } from '~/lib/fields/typed-text'

// The message of every valibot issue is a code of lib/field-error; browser and server share these schemas.
function code(name: ErrorCode): ErrorCode {
  return name
}

const line = v.pipe(v.string(), v.transform(oneLine))
const lines = v.pipe(v.string(), v.transform(severalLines))

/** Optional text of one line, at most `max` characters, null when empty. */
export function optionalText(max: number) {
  return v.pipe(
    line,
    v.maxLength(max, code('tooLong')),
    v.transform((text) => text || null),
  )
}

/** Number of a flight or a train, null when empty. */
export const optionalTravelNumber = v.pipe(
  optionalText(20),
  v.transform((typed) => typed && travelNumber(typed)),
)

/** Optional text of several lines, at most `max` characters, null when empty. */
export function optionalLongText(max: number) {
  return v.pipe(
    lines,
    v.maxLength(max, code('tooLong')),
    v.transform((text) => text || null),
  )
}

/** Required text of one line with at least one letter or digit; at most `max` characters. */
export function requiredText(max: number) {
  return v.pipe(line, v.check(isSaying, code('required')), v.maxLength(max, code('tooLong')))
}

/** Required text of several lines, at most `max` characters. */
export function requiredLongText(max: number) {
  return v.pipe(lines, v.nonEmpty(code('required')), v.maxLength(max, code('tooLong')))
}

/** A whole number from `min` to `max`, typed; `wrong` is said of any other text. Empty counts as missing. */
export function wholeNumber(min: number, max: number, wrong = code('numberInvalid')) {
  return v.pipe(
    requiredText(12),
    v.regex(/^\d{1,9}$/, wrong),
    v.transform(Number),
    v.minValue(min, code('tooFew')),
    v.maxValue(max, code('tooMany')),
  )
}

/** Like wholeNumber, but an empty field counts as the lowest value. */
export function optionalWholeNumber(min: number, max: number, wrong = code('numberInvalid')) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.trim() || String(min)),
    wholeNumber(min, max, wrong),
  )
}

/** Scripts that write a whole name with one sign. */
const ONE_SIGN = /[\p{Script=Han}\p{Script=Hangul}]/u

/** A name in any script, 2 to 100 characters. */
export const personName = v.pipe(
  requiredText(100),
  v.check((name) => name.length > 1 || ONE_SIGN.test(name), code('nameTooShort')),
)

/** An e-mail address, see lib/email. */
export const emailAddress = v.pipe(
  v.string(),
  v.transform(bareEmail),
  requiredText(254),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const email = parseEmail(dataset.value)
    const odd = oddLetters(dataset.value)
    const foreign = foreignLetters(dataset.value)
    if (dataset.value.includes('=?')) addIssue({ message: code('emailEncoded') })
    else if (odd) addIssue({ message: code('emailMixed'), expected: odd })
    else if (email) return email
    else if (foreign && findableEmail(dataset.value))
      addIssue({ message: code('emailLetters'), expected: foreign })
    else addIssue({ message: code('emailInvalid') })
    return NEVER
  }),
)

const phone = v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
  const result = parsePhone(dataset.value, appConfig.market.phone)
  if (result.ok) return result.phone
  addIssue({ message: result.error })
  return NEVER
})

/** A phone number, see lib/phone; the result is E.164. */
export const phoneNumber = v.pipe(requiredText(40), phone)

/** A phone number or nothing (null). */
export const optionalPhoneNumber = v.pipe(
  optionalText(40),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === null) return null
    const result = parsePhone(dataset.value, appConfig.market.phone)
    if (result.ok) return result.phone
    addIssue({ message: result.error })
    return NEVER
  }),
)
