import type { Locale } from '~/lib/app-config-type'

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'cs' ? 'en' : 'cs'
}

/** The language of a path: `/en` and everything below it is English, all else Czech. */
export function pathLocale(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'cs'
}
