import type { Locale } from '~/lib/locale'

/** The other one of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'cs' ? 'en' : 'cs'
}

/** The language of a path: `/en` and every path below it is English, all others are Czech. */
export function pathLocale(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'cs'
}
