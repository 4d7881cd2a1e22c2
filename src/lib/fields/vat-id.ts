import { parseIco } from '~/lib/fields/company-id'

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

/**
 * Validates a VAT number (DIČ) by its own prefix; returns it without spaces, dots and hyphens, or null. Eight digits
 * after CZ are a company's IČO, so its check digit must be valid; nine or ten are a person's.
 */
export function parseVatId(typed: string): string | null {
  const id = typed.toUpperCase().replace(/[\s\u00a0.-]/g, '')
  const rest = id.slice(2)
  if (!FORMATS[id.slice(0, 2)]?.test(rest)) return null
  if (/^CZ\d{8}$/.test(id) && !parseIco(rest)) return null
  return id
}
