import { appConfig } from '~config'
import { madeOnce } from '~/i18n/made-once'
import type { Locale } from '~/lib/locale'

const years = madeOnce(
  (locale: Locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
)

/** For how long the law of the market keeps tax documents after the year of their supply: "10 let", "7 Jahre". */
export function papersKept(locale: Locale): string {
  return years(locale).format(appConfig.market.documents.keptYears).replace(' ', '\u00a0')
}
