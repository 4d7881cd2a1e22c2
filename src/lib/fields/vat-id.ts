import { parseCompanyNumber, parseIco } from '~/lib/fields/company-id'
import { plainText } from '~/lib/fields/typed-text'

/** Formats of VAT numbers by prefix (EU VIES and neighbouring countries of our guests). */
const FORMATS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** What firms write before their number. */
const LABEL =
  /^(?:DIČ|DIC|IČ DPH|UID|USt-?\s?Id-?(?:Nr)?|VAT(?:\s?(?:ID|no|number|reg))?|NIP|P\.? ?IVA|TVA|BTW)[\s.:]+/i

/** What VAT numbers look like in the countries that most firms come from. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  CH: 'CHE123456789',
  CZ: 'CZ12345678',
  DE: 'DE123456789',
  DK: 'DK12345678',
  ES: 'ESB12345678',
  FR: 'FR12345678901',
  GB: 'GB123456789',
  HU: 'HU12345678',
  IE: 'IE1234567A',
  IT: 'IT12345678901',
  NL: 'NL123456789B01',
  PL: 'PL1234567890',
  SE: 'SE123456789001',
  SK: 'SK1234567890',
}

/** A VAT number as a country writes it; null where we know none. */
export function vatExample(country: string): string | null {
  return EXAMPLES[country] ?? null
}

/**
 * Validates a VAT number (DIČ) by its own prefix, or by that of the firm's country where it has none; returns it without
 * spaces, dots and hyphens, or null. A country of which we know no form takes what looks like a number.
 */
export function parseVatId(typed: string, country = ''): string | null {
  const bare = plainText(typed).replace(LABEL, '')
  const id = bare.toUpperCase().replace(/[\s.:/-]/g, '')
  const prefix = country === 'GR' ? 'EL' : country
  const own = asInUnion(id)
  if (isVatId(own)) return own
  if (prefix !== '' && !FORMATS[prefix]) return parseCompanyNumber(bare)
  const known = asInUnion(prefix + id)
  return prefix !== '' && isVatId(known) ? known : null
}

/** A number as the registers of the Union have it: of Greece with EL, of Belgium with its zero, of Hungary without its tail. */
function asInUnion(id: string): string {
  return id
    .replace(/^GR(?=\d{9}$)/, 'EL')
    .replace(/^BE(?=\d{9}$)/, 'BE0')
    .replace(/^(HU\d{8})[1-5]\d{2}$/, '$1')
}

/** Eight digits after CZ are a company's IČO, so its check digit must be valid; nine or ten are a person's. */
function isVatId(id: string): boolean {
  const rest = id.slice(2)
  if (!FORMATS[id.slice(0, 2)]?.test(rest)) return false
  return !/^CZ\d{8}$/.test(id) || parseIco(rest) !== null
}

/**
 * The VAT number of a Czech company that typed that of another one; else null. Eight digits are its company number, and a
 * group or a person has more of them (§ 130 of Act 280/2009).
 */
export function otherVatId(vatId: string, companyId: string, country: string): string | null {
  const ico = parseIco(companyId)
  const isCompanys = /^CZ\d{8}$/.test(vatId) && vatId.startsWith(country)
  return isCompanys && ico && vatId !== `CZ${ico}` ? `CZ${ico}` : null
}
