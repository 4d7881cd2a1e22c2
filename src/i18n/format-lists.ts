import { madeOnce } from '~/i18n/made-once'
import { grammars } from '~/i18n/languages/grammars'
import { formatLanguage } from '~/i18n/format-language'
import type { Locale } from '~/lib/locale'

// Separate from format.ts, which forms load: only documents list names.
const conjunctions = madeOnce((locale: Locale) => new Intl.ListFormat(grammars[locale].tag))

/** Names joined by "and": "Jana, Petr a Eva". */
export function formatNames(names: readonly string[], locale: Locale): string {
  return conjunctions(locale).format(names)
}

/** Language codes as a list of names: "čeština, angličtina a němčina". */
export function formatLanguages(codes: readonly string[], locale: Locale): string {
  return formatNames(
    codes.map((code) => formatLanguage(code, locale)),
    locale,
  )
}
