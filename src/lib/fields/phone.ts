export type PhoneResult =
  | { ok: true; phone: string }
  | { ok: false; error: 'phoneInvalid' | 'phoneNineDigits' | 'phoneCountry' }

/**
 * Parses a phone number in any notation to E.164. Without a prefix it is Czech, unless it looks like one of another
 * country as written there; +420 and +421 have exactly nine digits, all other countries 8 to 15.
 */
export function parsePhone(typed: string): PhoneResult {
  if (!/^[+\d(][\d\s()+./\-\u00a0\u2009\u2011–]*$/.test(typed)) {
    return { ok: false, error: 'phoneInvalid' }
  }
  // „+44 (0)20“: the zero in brackets is dialled inside the country only.
  const abroad = /^\(?(\+|00)/.test(typed) ? typed.replace(/\(0\)/, '') : typed
  const compact = abroad.replace(/[^\d+]/g, '').replace(/^00/, '+')
  if (/^0[1-9]|^1\d{9}/.test(compact)) return { ok: false, error: 'phoneCountry' }
  const withPrefix = compact.startsWith('+') ? compact : czechOrSlovak(compact)
  if (withPrefix.slice(1).includes('+')) return { ok: false, error: 'phoneInvalid' }
  const national = /^\+42[01](.*)$/.exec(withPrefix)?.[1]
  if (national === undefined) {
    return /^\+[1-9]\d{7,14}$/.test(withPrefix)
      ? { ok: true, phone: withPrefix }
      : { ok: false, error: 'phoneInvalid' }
  }
  const digits = withPrefix.startsWith('+421') ? national.replace(/^0(?=\d{9}$)/, '') : national
  if (digits.length !== 9) return { ok: false, error: 'phoneNineDigits' }
  if (!/^[2-9]/.test(digits)) return { ok: false, error: 'phoneInvalid' }
  return { ok: true, phone: withPrefix.slice(0, 4) + digits }
}

/** `420777123456` lost its plus; any other number without a prefix is Czech. */
function czechOrSlovak(digits: string): string {
  return /^42[01]\d{9}$/.test(digits) ? `+${digits}` : `+420${digits}`
}
