import { locales } from '~/lib/locale'
import * as v from 'valibot'
import { isServiceSlug } from '~/carrier/service-slugs'
import { formatLanguage } from '~/i18n/format-language'
import {
  emailAddress,
  personName,
  phoneNumber,
  requiredText,
  wholeNumber,
} from '~/lib/fields/field-schemas'
import type { FieldError } from '~/lib/fields/field-error'
import { readFields } from '~/lib/fields/read-fields'
import { isSaying, postedText } from '~/lib/fields/typed-text'
import type { CarData } from '~/roster/car-store.server'
import { type DaysOff, MOST_DAYS_OFF } from '~/roster/days-off.server'
import type { DriverData } from '~/roster/driver-store.server'
import { LANGUAGES } from '~/roster/languages'

/** Seats of a car, without the driver's; a coach has some sixty. */
const MOST_SEATS = 60

const carSchema = v.object({
  name: requiredText(60),
  category: v.pipe(
    v.string('choiceInvalid'),
    v.check((slug) => isServiceSlug(slug), 'choiceInvalid'),
  ),
  seats: wholeNumber(1, MOST_SEATS),
  plate: v.pipe(
    requiredText(15),
    v.transform((plate) => plate.toUpperCase()),
  ),
})
const driverSchema = v.object({
  name: personName,
  phone: phoneNumber,
  email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailAddress]),
})
const day = v.pipe(v.string(), v.isoDate())

/** The texts of the forms of a car and of a driver. `offFrom`, `offTo`: further days off; empty, the last one is the first. */
const TEXTS = ['name', 'plate', 'category', 'seats', 'phone', 'email', 'offFrom', 'offTo'] as const
export type RosterText = (typeof TEXTS)[number]

/** What somebody typed of a car or a driver; `daysOff` are those that stay, each `from/to`. */
export type TypedRow = Record<RosterText, string> & { languages: string[]; daysOff: string[] }
export type RowErrors = Partial<Record<string, FieldError>>

/** A form in which nothing is typed. */
export const EMPTY_ROW: TypedRow = typedRow(new FormData())

/** The typed values of a posted form; a missing one is empty. Languages may be typed by code or by name. */
export function typedRow(form: FormData): TypedRow {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: RosterText) => postedText(form, name)
  return {
    name: text('name'),
    plate: text('plate'),
    category: text('category'),
    seats: text('seats'),
    phone: text('phone'),
    email: text('email'),
    offFrom: text('offFrom'),
    offTo: text('offTo'),
    languages: all('languages').flatMap((typed) => typed.split(/[\s,;]+/).filter(Boolean)),
    daysOff: all('daysOff'),
  }
}

/** The car of what was typed; null where a field is refused, which `errors` then names. */
export function readCar(typed: TypedRow, errors: RowErrors): CarData | null {
  const daysOff = readDays(typed, errors)
  const { name, category, seats, plate } = typed
  const read = readFields(carSchema, { name, category, seats, plate }, errors)
  const isRight = read && isServiceSlug(read.category) && Object.keys(errors).length === 0
  return isRight ? { ...read, category: read.category, daysOff } : null
}

/** The driver of what was typed; null where a field is refused, which `errors` then names. */
export function readDriver(typed: TypedRow, errors: RowErrors): DriverData | null {
  const languages = new Set(typed.languages.map(languageOf))
  if (languages.has(null)) errors['languages'] = { code: 'choiceInvalid' }
  const daysOff = readDays(typed, errors)
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

function readDays(typed: TypedRow, errors: RowErrors): DaysOff[] {
  const kept = typed.daysOff.map(rangeOf).filter((range) => range !== null)
  const daysOff = [...kept, ...addedDays(typed, errors)]
  if (daysOff.length > MOST_DAYS_OFF) {
    errors['offFrom'] = { code: 'tooMany', limit: MOST_DAYS_OFF }
  }
  return daysOff
}

function addedDays({ offFrom, offTo }: TypedRow, errors: RowErrors): DaysOff[] {
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
