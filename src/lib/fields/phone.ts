/** How a telephone number without a country code is read. */
export type PhoneRule = {
  /** Country calling code with its plus (ITU-T E.164). */
  code: '+420' | '+421' | '+43' | '+49'
  /** True if a number inside the country begins with a zero, which falls away behind the code. */
  hasTrunkZero: boolean
  /** Source of a regular expression, which finds the groups behind the code; without it they have three digits. */
  groups?: string
}

export type PhoneResult =
  | { ok: true; phone: string }
  | { ok: false; error: 'phoneInvalid' | 'phoneNineDigits' | 'phoneCountry' }

/**
 * Parses a phone number in any notation to E.164. Without a prefix it is one of the carrier's market, unless it looks like
 * one of another country as written there; +420 and +421 have exactly nine digits, all other countries 8 to 15.
 */
export function parsePhone(typed: string, rule: PhoneRule): PhoneResult {
  if (!/^[+\d(][\d\s()+./\-\u00a0\u2009\u2011–]*$/.test(typed)) {
    return { ok: false, error: 'phoneInvalid' }
  }
  // „+44 (0)20“: the zero in brackets is dialled inside the country only.
  const abroad = /^\(?(\+|00)/.test(typed) ? typed.replace(/\(0\)/, '') : typed
  const compact = abroad.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const withPrefix = compact.startsWith('+') ? compact : withCode(compact, rule)
  if (withPrefix === null) return { ok: false, error: 'phoneCountry' }
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

/** `420777123456` lost its plus; null for a number that is not written as those of the market are. */
function withCode(digits: string, { code, hasTrunkZero }: PhoneRule): string | null {
  if (/^42[01]\d{9}$/.test(digits)) return `+${digits}`
  if (hasTrunkZero) return /^0[1-9]/.test(digits) ? code + digits.slice(1) : null
  return /^0[1-9]|^1\d{9}/.test(digits) ? null : code + digits
}
