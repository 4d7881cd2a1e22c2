import * as v from 'valibot'
import type { Locale } from '~/lib/locale'
import { PAYMENT_METHODS } from '../carrier/payment-methods.ts'
import { keysOf } from '../lib/keys-of.ts'

/** The building blocks of the contract (contract.ts). */
export const LOCALES = ['cs', 'en'] as const satisfies readonly Locale[]
const CURRENCIES = ['CZK', 'EUR'] as const

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

/** A filled text in both languages. */
export function l10n(max: number) {
  return v.object({ cs: filledText(max), en: filledText(max) })
}

/** Whether no two items share a key. */
export function hasUnique<TItem>(items: TItem[], key: (item: TItem) => string): boolean {
  return new Set(items.map(key)).size === items.length
}

/** Ids come from outside and are used in addresses: letters, digits, hyphen, underscore. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/**
 * Idempotency keys are UUIDs behind the kind of their item (`order:UUID`), so that an order and a message never share
 * one; a delivery of an older release is the UUID alone.
 */
export const idempotencyKeySchema = v.pipe(
  v.string(),
  v.maxLength(44),
  v.regex(/^(?:(?:order|message):)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
)

/** Part of an address: small letters, digits, single hyphens. */
export const slugSchema = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
)

/** An instant with its offset, e.g. 2026-12-03T07:30:00.000Z. */
export const instantSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())

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

const moneyEntries = { amount: count(0, 1_000_000_000_000), currency: v.picklist(CURRENCIES) }

/** Money we receive. */
export const moneySchema = v.object(moneyEntries)

/** Money we send. */
export const strictMoneySchema = v.strictObject(moneyEntries)

/** Money of a price line: a discount is negative. */
export const lineMoneySchema = v.strictObject({
  amount: count(-1_000_000_000_000, 1_000_000_000_000),
  currency: v.picklist(CURRENCIES),
})
