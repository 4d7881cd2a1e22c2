import { grammars } from '~/i18n/languages/grammars'
import { plural } from '~/i18n/plural'
import type { Locale } from '~/lib/locale'

/** A period as the object of a sentence: "2 hodiny", "1 hour". */
export function period(count: number, unit: 'minute' | 'hour' | 'day', locale: Locale): string {
  return counted(count, grammars[locale].units[unit], locale)
}

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A number with its noun in the right form. */
export function counted(count: number, forms: Forms, locale: Locale): string {
  return `${count}\u00a0${forms[plural(locale, count)] ?? forms.other}`
}
