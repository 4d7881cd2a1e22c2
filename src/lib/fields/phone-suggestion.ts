import { appConfig } from '~config'
import { parsePhone } from '~/lib/fields/phone'
import type { Language, Locale } from '~/lib/locale'

/** Calling codes of the countries that guests come from most; the others are typed. */
const CALLING_CODES: Record<string, string> = {
  AT: '43',
  CA: '1',
  CH: '41',
  DE: '49',
  DK: '45',
  ES: '34',
  FR: '33',
  GB: '44',
  HU: '36',
  IE: '353',
  IT: '39',
  NL: '31',
  PL: '48',
  SE: '46',
  SK: '421',
  US: '1',
}

/** The countries that a guest probably comes from, by the language of the page. */
const LIKELY: Record<Language, readonly string[]> = {
  cs: ['SK', 'DE'],
  en: ['GB', 'US'],
  de: ['DE', 'AT'],
}

/** The digits as they follow the calling code: only Italian numbers keep their first zero. */
function nationalDigits(digits: string, country: string): string {
  return country === 'IT' ? digits : digits.replace(/^0/, '')
}

/** How numbers are written at home, where more is known than their length. */
const AT_HOME: Record<string, RegExp> = {
  CA: /^[2-9]\d{9}$/,
  DE: /^0[1-9]\d{8,10}$/,
  GB: /^0[1-37]\d{9}$/,
  SK: /^0[1-9]\d{8}$/,
  US: /^[2-9]\d{9}$/,
}
const ANYWHERE = /^\d{8,11}$/
/** Only the French write ten digits in pairs, so the pairs say where the number is from. */
const IN_PAIRS = /^0[1-79](?:[\s.-]\d\d){4}$/

/**
 * The probable number, as E.164, of somebody from abroad who typed it as at home: "07700 900123" on the English page is
 * +447700900123. `country` is the one of their address. Null for a number that is valid as it is, has a prefix, or
 * fits nowhere.
 */
export function suggestPhone(typed: string, locale: Locale, country: string): string | null {
  const digits = typed.replace(/[\s().\-–/\u00a0]/g, '')
  if (!/^(?!00)\d{8,12}$/.test(digits) || parsePhone(typed.trim(), appConfig.market.phone).ok)
    return null
  const paired = IN_PAIRS.test(typed.trim()) ? ['FR'] : []
  for (const one of [country, ...paired, ...LIKELY[locale]]) {
    const code = CALLING_CODES[one]
    if (!code || !(AT_HOME[one] ?? ANYWHERE).test(digits)) continue
    const meant = parsePhone(`+${code}${nationalDigits(digits, one)}`, appConfig.market.phone)
    if (meant.ok) return meant.phone
  }
  return null
}
