/**
 * A postal code in the format of the country, without spaces for Czechia and Slovakia; null when it is not valid.
 * Czech codes begin with 1 to 7, Slovak ones with 0, 8 or 9.
 */
export function parsePostalCode(typed: string, country: string): string | null {
  const code = typed.trim().toUpperCase()
  const compact = code.replace(/[\s\u00a0]/g, '')
  if (country === 'CZ') return /^[1-7]\d{4}$/.test(compact) ? compact : null
  if (country === 'SK') return /^[089]\d{4}$/.test(compact) ? compact : null
  return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(code) ? code : null
}
