/** The two languages of the site; cs is the source and has no prefix in the URL. */
export type Locale = 'cs' | 'en'

/** A text in both languages. */
export type L10n = { cs: string; en: string }

/** The other one of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'cs' ? 'en' : 'cs'
}

/** The language of a path: `/en` and every path below it is English, all others are Czech. */
export function pathLocale(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'cs'
}
