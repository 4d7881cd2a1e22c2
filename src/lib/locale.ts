import { baseLocale, locales as chosen } from '../paraglide/runtime.js'

/** The languages the engine speaks: each has a file in messages/ and a module in src/i18n/languages. */
export const engineLanguages = ['cs', 'en', 'de'] as const
export type Language = (typeof engineLanguages)[number]

/** The languages of the carrier in place (`languages` of its carrier.ts). Paraglide's runtime is made from them. */
export type Locale = (typeof chosen)[number]

/** A text in each language of the carrier. */
export type L10n = Record<Locale, string>

/** Words of the engine, in every language it speaks; fits wherever a text of the carrier does. */
export type Words = Record<Language, string>

/** The languages of the carrier, the first one first. */
export const locales: readonly Locale[] = chosen

/** The carrier's first language: it has no prefix in paths, and is that of its own mails and its desk. */
export const ownLocale: Locale = baseLocale

/** The other languages of the carrier, in its order. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale)
}

/** The language of a path: that of its prefix, as of `/en` and every path below it, or the first one without. */
export function pathLocale(path: string): Locale {
  const first = path.split('/', 2)[1]
  return locales.find((locale) => locale !== ownLocale && locale === first) ?? ownLocale
}

/** A text with one value in each language of the carrier. */
export function inEach<T>(valueOf: (locale: Locale) => T): Record<Locale, T> {
  const entries = locales.map((locale) => [locale, valueOf(locale)] as const)
  // Object.fromEntries forgets which keys there are.
  const each: Record<Locale, T> = Object(Object.fromEntries(entries))
  return each
}

/** Words of the engine in the languages of the carrier, as they are stored and sent. */
export function ownWords(words: Words): L10n {
  return inEach((locale) => words[locale])
}

/** A stored language; the carrier's first for one that it speaks no more. */
export function readLocale(stored: string | null | undefined): Locale {
  return locales.find((locale) => locale === stored) ?? ownLocale
}

/**
 * Reviver of stored JSON: a text in languages that the carrier has chosen otherwise since is read in those of today, and
 * where one is missing in the first that was stored.
 */
export function inOwnLanguages(_key: string, value: unknown): unknown {
  if (!isText(value)) return value
  const [first] = Object.values(value)
  return inEach((locale) => value[locale] ?? first)
}

function isText(value: unknown): value is Partial<Record<Language, string>> {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => isLanguage(key) && typeof text === 'string')
  )
}

function isLanguage(key: string): boolean {
  return engineLanguages.some((language) => language === key)
}
