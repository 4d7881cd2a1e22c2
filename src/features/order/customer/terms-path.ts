import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/app-config-type'

/** Where the terms of a version are read. */
export function termsPath(_version: string, locale: Locale): string {
  return screenPath('terms', locale)
}
