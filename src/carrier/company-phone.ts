import { appConfig } from '~config'
import { formatPhone, formatPhoneAtHome } from '~/i18n/format'
import type { Locale } from '~/lib/locale'

const { company, market } = appConfig

/** The two ways to write the carrier's telephone: first the one for readers of the language, then the other one. */
export function companyPhones(locale: Locale): { own: string; other: string; isAtHome: boolean } {
  const [abroad, home] = [formatPhone(company.phone), formatPhoneAtHome(company.phone)]
  const isAtHome = market.languages.includes(locale)
  return isAtHome ? { own: home, other: abroad, isAtHome } : { own: abroad, other: home, isAtHome }
}

/**
 * The carrier's telephone as pages show it: as it is dialled at home in a language of its country, else with the code of
 * the country. Links, mails, texts that are kept and the visiting card have the code always.
 */
export function companyPhone(locale: Locale): string {
  return companyPhones(locale).own
}
