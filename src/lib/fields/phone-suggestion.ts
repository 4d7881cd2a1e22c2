import { appConfig } from '~config'
import { parsePhone } from '~/lib/fields/phone'
import { plainText } from '~/lib/fields/typed-text'
import type { Language, Locale } from '~/lib/locale'

/** Calling codes of the countries that guests come from most; the others are typed. */
const CALLING_CODES: Record<string, string> = {
  AT: '43',
  AU: '61',
  BE: '32',
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
  RU: '7',
  SE: '46',
  SK: '421',
  UA: '380',
  US: '1',
}

/** The countries that a guest probably comes from, by the language of the page. */
const LIKELY: Record<Language, readonly string[]> = {
  cs: ['SK', 'DE'],
  en: ['GB', 'US'],
  de: ['DE', 'AT'],
}

/** How numbers are written at home, where more is known than their length. */
const AT_HOME: Record<string, RegExp> = {
  AT: /^0[1-9]\d{6,11}$/,
  CA: /^[2-9]\d{9}$/,
  DE: /^0[1-9]\d{8,10}$/,
  ES: /^[6-9]\d{8}$/,
  GB: /^0[1-37]\d{9}$/,
  HU: /^06\d{8,9}$/,
  PL: /^[1-9]\d{8}$/,
  RU: /^8\d{10}$/,
  SK: /^0[1-9]\d{8}$/,
  UA: /^0[1-9]\d{8}$/,
  US: /^[2-9]\d{9}$/,
}
/** Mobile numbers, which say more of their country than their length. */
const MOBILE: Record<string, RegExp> = {
  AT: /^06(?:50|6[04-9]|7[068]|8[01689]|99)\d{6,9}$/,
  DE: /^01(?:5\d{9}|[67]\d{8,9})$/,
  GB: /^07[1-57-9]\d{8}$/,
  SK: /^09\d{8}$/,
}
const ANYWHERE = /^\d{8,11}$/
/** Only the French write ten digits in pairs, so the pairs say where the number is from. */
const IN_PAIRS = /^0[1-79](?:[\s.-]\d\d){4}$/
const MOST = 2
/** Digits of a number without its calling code; an Austrian one may have more, and begins with a zero. */
const LONGEST_AT_HOME = 10

/**
 * The probable numbers, as E.164, of somebody from abroad who typed one as at home: "07700 900123" on the English page is
 * +447700900123. `country` is the one of their address, which decides alone where its numbers look so, also against the
 * country of the carrier; else at most two, the likelier first. None for a number that has a prefix or fits nowhere.
 */
export function suggestPhones(typed: string, locale: Locale, country: string): string[] {
  const plain = plainText(typed)
  const digits = plain.replace(/[\s().\-/]/g, '')
  if (!/^(?!00)\d{8,12}$/.test(digits)) return []
  const { market } = appConfig
  const read = (number: string) => {
    const result = parsePhone(number, market.phone)
    return result.ok ? [result.phone] : []
  }
  const meant = (one: string) => {
    const code = CALLING_CODES[one]
    if (code === undefined || `+${code}` === market.phone.code) return []
    // The plus went missing.
    const whole = digits.length > LONGEST_AT_HOME && digits.startsWith(code)
    if (whole) return read(`+${digits}`)
    if (!(AT_HOME[one] ?? ANYWHERE).test(digits)) return []
    return read(`+${code}${digits}`)
  }
  const own = meant(country)
  const isHome = parsePhone(plain, market.phone).ok
  if (own.length > 0 && (!isHome || AT_HOME[country])) return own
  if (isHome) return []
  const paired = IN_PAIRS.test(plain) ? ['FR'] : []
  const mobile = Object.keys(MOBILE).filter((one) => MOBILE[one]?.test(digits))
  return [...new Set([...paired, ...mobile, ...LIKELY[locale]].flatMap(meant))].slice(0, MOST)
}
