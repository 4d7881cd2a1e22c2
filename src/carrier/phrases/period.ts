import { appConfig } from '~config'
import { grammars } from '~/i18n/languages/grammars'
import { madeOnce } from '~/i18n/made-once'
import type { Locale } from '~/lib/locale'

const plurals = madeOnce((locale: Locale) => new Intl.PluralRules(locale))

/** A period as the object of a sentence: "2 hodiny", "1 hour". */
export function period(count: number, unit: 'minute' | 'hour' | 'day', locale: Locale): string {
  return counted(count, grammars[locale].units[unit], locale)
}

const years = madeOnce(
  (locale: Locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
)

/** For how long the law of the market keeps tax documents after the year of their supply: "10 let", "7 Jahre". */
export function papersKept(locale: Locale): string {
  return years(locale).format(appConfig.market.documents.keptYears).replace(' ', '\u00a0')
}

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A number with its noun in the right form. */
export function counted(count: number, forms: Forms, locale: Locale): string {
  return `${count}\u00a0${forms[plurals(locale).select(count)] ?? forms.other}`
}
