import { madeOnce } from '~/i18n/made-once'
import { grammars } from '~/i18n/languages/grammars'
import { formatLanguage } from '~/i18n/format-language'
import type { Locale } from '~/lib/locale'

// Separate from format.ts, which forms load: only documents list names.
const conjunctions = madeOnce((locale: Locale) => new Intl.ListFormat(grammars[locale].tag))

/** Names joined by "and": "Jana, Petr a Eva". A Czech „a“ stays on the line of what follows. */
export function formatNames(names: readonly string[], locale: Locale): string {
  return conjunctions(locale)
    .formatToParts(names)
    .map(({ type, value }) =>
      type === 'literal' ? value.replace(/ (\p{L}) /u, ' $1\u00a0') : value,
    )
    .join('')
}

/** Language codes as a list of names: "čeština, angličtina a němčina". */
export function formatLanguages(codes: readonly string[], locale: Locale): string {
  return formatNames(
    codes.map((code) => formatLanguage(code, locale)),
    locale,
  )
}
