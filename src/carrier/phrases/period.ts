import { appConfig } from '~config'
import { isAlwaysOpen } from '~/carrier/open-time'
import { grammars } from '~/i18n/languages/grammars'
import { plural } from '~/i18n/plural'
import type { Locale } from '~/lib/locale'

/** A period as the object of a sentence: "2 hodiny", "1 hour". */
export function period(count: number, unit: 'minute' | 'hour' | 'day', locale: Locale): string {
  return counted(count, grammars[locale].units[unit], locale)
}

/** A period after „do“ and "within": do 1 hodiny, do 3 dnů. */
export function within(count: number, unit: 'hour' | 'day', locale: Locale): string {
  return counted(count, grammars[locale].within[unit], locale)
}

/** Within which time the carrier answers an order; it counts in the opening hours. */
export function confirmWithin(locale: Locale): string {
  const time = within(appConfig.ordering.confirmWithinHours, 'hour', locale)
  return isAlwaysOpen() ? time : `${time}${grammars[locale].inOpeningHours}`
}

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A number with its noun in the right form. */
export function counted(count: number, forms: Forms, locale: Locale): string {
  return `${count}\u00a0${forms[plural(locale, count)] ?? forms.other}`
}
