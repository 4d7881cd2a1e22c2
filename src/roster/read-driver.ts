import { locales } from '~/lib/locale'
import * as v from 'valibot'
import { formatLanguage } from '~/i18n/format-language'
import { emailAddress, personName, phoneNumber } from '~/lib/fields/field-schemas'
import type { FieldError } from '~/lib/fields/field-error'
import { readFields } from '~/lib/fields/read-fields'
import { isSaying } from '~/lib/fields/typed-text'
import { type DaysOff, type DriverData, MOST_DAYS_OFF } from '~/roster/driver-store.server'
import { LANGUAGES } from '~/roster/languages'
import { textOf } from '~/roster/read-car'

const driverSchema = v.object({
  name: personName,
  phone: phoneNumber,
  email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailAddress]),
})
const day = v.pipe(v.string(), v.isoDate())

/** What somebody typed of a driver. `offFrom`, `offTo`: further days off; the last one is the first where it is empty. */
export type TypedDriver = {
  name: string
  phone: string
  email: string
  languages: string[]
  /** The days off that stay, each `from/to`. */
  daysOff: string[]
  offFrom: string
  offTo: string
}

/** The typed values of a posted form; a missing one is empty. Languages may be typed by code or by name. */
export function typedDriver(form: FormData): TypedDriver {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    name: textOf(form, 'name'),
    phone: textOf(form, 'phone'),
    email: textOf(form, 'email'),
    languages: all('languages').flatMap((typed) => typed.split(/[\s,;]+/).filter(Boolean)),
    daysOff: all('daysOff'),
    offFrom: textOf(form, 'offFrom'),
    offTo: textOf(form, 'offTo'),
  }
}

/** The driver of what was typed; null where a field is refused, which `errors` then names. */
export function readDriver(
  typed: TypedDriver,
  errors: Record<string, FieldError | undefined>,
): DriverData | null {
  const languages = new Set(typed.languages.map(languageOf))
  if (languages.has(null)) errors['languages'] = { code: 'choiceInvalid' }
  const added = addedDays(typed, errors)
  const kept = typed.daysOff.map(rangeOf).filter((range) => range !== null)
  const daysOff = [...kept, ...added]
  if (daysOff.length > MOST_DAYS_OFF) {
    errors['offFrom'] = { code: 'tooMany', limit: MOST_DAYS_OFF }
  }
  const { name, phone, email } = typed
  const read = readFields(driverSchema, { name, phone, email }, errors)
  if (!read || Object.keys(errors).length > 0) return null
  return { ...read, languages: [...languages].filter((code) => code !== null), daysOff }
}

function languageOf(typed: string): string | null {
  const sought = typed.toLowerCase()
  const isNamed = (code: string) =>
    locales.some((locale) => formatLanguage(code, locale).toLowerCase() === sought)
  return LANGUAGES.find((code) => code === sought || isNamed(code)) ?? null
}

function addedDays(
  { offFrom, offTo }: TypedDriver,
  errors: Record<string, FieldError | undefined>,
): DaysOff[] {
  if (!isSaying(offFrom) && !isSaying(offTo)) return []
  const range = rangeOf(`${offFrom}/${offTo || offFrom}`)
  if (range) return [range]
  errors[v.is(day, offFrom) ? 'offTo' : 'offFrom'] = { code: 'dateInvalid' }
  return []
}

function rangeOf(text: string): DaysOff | null {
  const [from = '', to = ''] = text.split('/')
  return v.is(day, from) && v.is(day, to) && from <= to ? { from, to } : null
}
