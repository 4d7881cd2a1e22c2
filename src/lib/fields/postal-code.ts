import { appConfig } from '~config'
import { plainText } from '~/lib/fields/typed-text'

type Codes = { postalCodes: Readonly<Record<string, RegExp>> }

/** Countries without postal codes (Universal Postal Union, addressing systems). */
const WITHOUT = new Set(
  'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

/**
 * The codes of the countries that most customers write from, without spaces and hyphens, as their posts publish them, and how
 * many signs stand behind the gap. Behind `between` there is something else than a space.
 */
const FORMS: Readonly<Record<string, { code: RegExp; tail?: number; between?: string }>> = {
  AT: { code: /^[1-9]\d{3}$/ },
  BE: { code: /^[1-9]\d{3}$/ },
  CA: { code: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, tail: 3 },
  CH: { code: /^[1-9]\d{3}$/ },
  CZ: { code: /^[1-7]\d{4}$/, tail: 2 },
  DE: { code: /^\d{5}$/ },
  DK: { code: /^\d{4}$/ },
  ES: { code: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/ },
  FR: { code: /^\d{5}$/ },
  GB: { code: /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/, tail: 3 },
  HU: { code: /^[1-9]\d{3}$/ },
  IE: { code: /^[A-Z]\d[\dW][A-Z\d]{4}$/, tail: 4 },
  IT: { code: /^\d{5}$/ },
  NL: { code: /^[1-9]\d{3}[A-Z]{2}$/, tail: 2 },
  PL: { code: /^\d{5}$/, tail: 3, between: '-' },
  SE: { code: /^[1-9]\d{4}$/, tail: 2 },
  SK: { code: /^[089]\d{4}$/, tail: 2 },
  US: { code: /^\d{5}(?:\d{4})?$/ },
}

/** What codes look like in the countries that most customers write from. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AT: '1010',
  BE: '1000',
  CA: 'K1A 0B1',
  CH: '8001',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FR: '75001',
  GB: 'SW1A 1AA',
  HU: '1011',
  IE: 'D02 X285',
  IT: '00118',
  NL: '1011 AB',
  PL: '00-001',
  SE: '111 20',
  SK: '811 01',
  US: '10001',
}

/** False for a country whose addresses have no postal code. */
export function hasPostalCodes(country: string): boolean {
  return !WITHOUT.has(country)
}

/** A postal code as a country writes it; null where we know none. */
export function postalExample(country: string): string | null {
  return EXAMPLES[country] ?? null
}

/**
 * A postal code, without spaces where the market knows the codes of the country, as its country writes it where we know
 * how, else in any form; empty only where the country has none. Null when it is not valid. The sign of the country in front
 * („D-10115“) falls away.
 */
export function parsePostalCode(
  typed: string,
  country: string,
  { postalCodes }: Codes = appConfig.market,
): string | null {
  const code = plainText(typed).toUpperCase()
  const compact = code.replace(/[\s-]/g, '')
  const known = postalCodes[country]
  // People there write zeros, or that there is none.
  if (!hasPostalCodes(country) && /^(?:0*|N[/.]?A|NONE)$/.test(compact)) return ''
  if (known) return known.test(bareOf(compact, known)) ? bareOf(compact, known) : null
  const form = FORMS[country]
  if (form) return written(code, form)
  return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(code) ? code : null
}

/** True if a postal code of a country may begin so, as far as we know its codes: digits, as in the prices of places. */
export function isPostalStart(
  start: string,
  country: string,
  market: Codes = appConfig.market,
): boolean {
  if (!/^\d{1,5}$/.test(start)) return false
  const example = postalExample(country)?.replace(/[\s-]/g, '')
  return !example || parsePostalCode(start + example.slice(start.length), country, market) !== null
}

function written(
  typed: string,
  { code, tail, between = ' ' }: { code: RegExp; tail?: number; between?: string },
): string | null {
  const compact = bareOf(typed.replace(/[\s-]/g, ''), code)
  if (!code.test(compact)) return null
  if (tail === undefined) return compact.replace(/^(\d{5})(\d{4})$/, '$1-$2')
  return compact.slice(0, -tail) + between + compact.slice(-tail)
}

/** A code without the sign of its country in front of it. */
function bareOf(compact: string, code: RegExp): string {
  return code.test(compact) ? compact : compact.replace(/^[A-Z]{1,3}-?(?=\d)/, '')
}
