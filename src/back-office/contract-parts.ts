import { appConfig } from '~config'
import * as v from 'valibot'
import { PAYMENT_METHODS } from '../carrier/payment-methods.ts'
import { CATEGORY_SLUG } from '../lib/fields/category-slug.ts'
import { keysOf } from '../lib/keys-of.ts'
import { inEach, locales } from '../lib/locale.ts'
import type { Money } from '../lib/money.ts'

/** The building blocks of the contract (contract.ts). */
export const localeSchema = v.picklist(locales)
/** Prices in euros may also come to a carrier whose market has another currency. */
export const currencySchema = v.picklist([
  ...new Set<Money['currency']>([appConfig.market.currency, 'EUR']),
])

export const paymentMethodSchema = v.picklist(keysOf(PAYMENT_METHODS))

/** A text of at most `max` characters, possibly empty. */
export function text(max: number) {
  return v.pipe(v.string(), v.maxLength(max))
}

/** A text of one to `max` characters. */
export function filledText(max: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(max))
}

/** A whole number within both bounds. */
export function count(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
}

/** A filled text in each language of the carrier; languages beside them are ignored. */
export function l10n(max: number) {
  return v.object(inEach(() => filledText(max)))
}

/** The same as we send it: in the languages of the carrier alone. */
export function strictL10n(max: number) {
  return v.strictObject(inEach(() => filledText(max)))
}

/** Whether no two items share a key. */
export function hasUnique<TItem>(items: TItem[], key: (item: TItem) => string): boolean {
  return new Set(items.map(key)).size === items.length
}

/** Ids come from outside and are used in addresses: letters, digits, hyphen, underscore. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Ten digits: the number of an order. */
export const orderNumberSchema = v.pipe(v.string(), v.regex(/^\d{10}$/))

export const categorySchema = v.pipe(v.string(), v.regex(CATEGORY_SLUG))

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

function keySchema(kinds: string) {
  return v.pipe(v.string(), v.maxLength(44), v.regex(new RegExp(`^${kinds}${UUID}$`)))
}

/** Idempotency keys are UUIDs behind the kind of their item (`order:UUID`), so that a key never stands for two things. */
export const KEY_SCHEMAS = {
  order: keySchema('order:'),
  message: keySchema('message:'),
  event: keySchema('event:'),
} as const

/** The key of any delivery. */
export const idempotencyKeySchema = keySchema('(?:order|message|event):')

/** Part of an address: small letters, digits, single hyphens. */
export const slugSchema = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
)

/** RFC 3339 with `T` and `Z` as capitals and without a leap second. */
const INSTANT =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** An instant with its offset, e.g. 2026-12-03T07:30:00.000Z, on a day that the calendar has. */
export const instantSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(INSTANT),
  v.check(isInCalendar),
)

/** An instant as a provider writes it, whose spelling matters less than what it dates. */
export const receivedInstantSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())

/** True if the day at the start of a text exists: no 31 February. */
function isInCalendar(written: string): boolean {
  const [year = 0, month = 0, day = 0] = written.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  // Two digits would be a year of the 20th century.
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A day, YYYY-MM-DD, that the calendar has. */
export const dateSchema = v.pipe(v.string(), v.isoDate(), v.check(isInCalendar))

/** Wall time without a zone, YYYY-MM-DDTHH:mm. */
export const localTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/),
)

/** ISO 3166-1 alpha-2. */
export const countryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** ISO 639, two or three letters. */
export const languageCodeSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))

/** Basis points: 2100 is 21 %. */
export const rateBpSchema = count(0, 10_000)

/** Loose on purpose: the form has checked the address, and mail servers decide. */
export const emailSchema = v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@]+@[^\s@]+$/))

/** E.164. */
export const phoneSchema = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))

const moneyEntries = { amount: count(0, 1_000_000_000_000), currency: currencySchema }

/** Money we receive. */
export const moneySchema = v.object(moneyEntries)

/** Money we send. */
export const strictMoneySchema = v.strictObject(moneyEntries)

/** Money of a price line: a discount is negative. */
export const lineMoneySchema = v.strictObject({
  amount: count(-1_000_000_000_000, 1_000_000_000_000),
  currency: currencySchema,
})
