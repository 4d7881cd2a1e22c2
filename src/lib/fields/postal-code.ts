import { appConfig } from '~config'

/** A postal code, without spaces where the market knows the codes of the country; null when it is not valid. */
export function parsePostalCode(
  typed: string,
  country: string,
  { postalCodes } = appConfig.market,
): string | null {
  const code = typed.trim().toUpperCase()
  const compact = code.replace(/[\s\u00a0]/g, '')
  const known = postalCodes[country]
  if (known) return known.test(compact) ? compact : null
  return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(code) ? code : null
}
