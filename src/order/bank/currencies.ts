/** The currency of a line whose own cannot be read: none, by ISO 4217. */
export const NO_CURRENCY = 'XXX'

const SIGNS: Readonly<Record<string, string>> = {
  KČ: 'CZK',
  KC: 'CZK',
  KČS: 'CZK',
  '€': 'EUR',
  EURO: 'EUR',
  $: 'USD',
  '£': 'GBP',
}

/** The code of a currency as banks write it; `XXX` where it is none. */
export function currencyOf(typed: string): string {
  const text = typed.trim().toUpperCase()
  const code = SIGNS[text] ?? text
  return /^[A-Z]{3}$/.test(code) ? code : NO_CURRENCY
}

/** Numeric codes of ISO 4217, as GPC has them. */
const CODES: Readonly<Record<string, string>> = {
  '203': 'CZK',
  '978': 'EUR',
  '840': 'USD',
  '826': 'GBP',
  '756': 'CHF',
  '985': 'PLN',
  '348': 'HUF',
}
/** The currency of a numeric code; `XXX` for one that is not known here. */
export function currencyOfCode(code: string): string {
  return CODES[code] ?? NO_CURRENCY
}
