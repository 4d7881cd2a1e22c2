import { madeOnce } from '~/i18n/made-once'
import { grammars } from '~/i18n/languages/grammars'
import type { Locale } from '~/lib/locale'

// Separate from format.ts, because few pages and one form name a language.
const names = madeOnce(
  (locale: Locale) => new Intl.DisplayNames(grammars[locale].tag, { type: 'language' }),
)

/** The name of a language by its code, as inside a sentence: "angličtina", "English". */
export function formatLanguage(code: string, locale: Locale): string {
  return names(locale).of(code) ?? code
}
