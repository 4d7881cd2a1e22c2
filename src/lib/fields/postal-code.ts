import { appConfig } from '~config'

/** Countries without postal codes (Universal Postal Union, addressing systems). */
const WITHOUT = new Set(
  'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

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
 * A postal code, without spaces where the market knows the codes of the country; empty only where the country has none.
 * Null when it is not valid.
 */
export function parsePostalCode(
  typed: string,
  country: string,
  { postalCodes } = appConfig.market,
): string | null {
  const code = typed.trim().toUpperCase()
  const compact = code.replace(/[\s\u00a0]/g, '')
  const known = postalCodes[country]
  if (code === '' && !hasPostalCodes(country)) return ''
  if (known) return known.test(compact) ? compact : null
  return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(code) ? code : null
}
