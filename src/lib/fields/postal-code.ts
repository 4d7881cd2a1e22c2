import { appConfig } from '~config'

/** Codes of the countries whose post writes them in two groups, without the space. */
const GROUPED: Record<string, RegExp> = { CZ: /^[1-7]\d{4}$/, SK: /^[089]\d{4}$/ }

/**
 * A postal code in the format of the country, without spaces for Czechia, Slovakia and the carrier's market; null when
 * it is not valid. Czech codes begin with 1 to 7, Slovak ones with 0, 8 or 9. `A-1010` is the code 1010.
 */
export function parsePostalCode(
  typed: string,
  country: string,
  market = appConfig.market,
): string | null {
  const code = typed.trim().toUpperCase()
  const compact = code.replace(/[\s\u00a0]/g, '')
  const grouped = GROUPED[country]
  if (grouped) return grouped.test(compact) ? compact : null
  if (country === market.code) {
    const digits = compact.replace(/^[A-Z]{1,2}-/, '')
    return market.postalCode.test(digits) ? digits : null
  }
  return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(code) ? code : null
}
