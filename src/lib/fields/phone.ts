import { callingCodeOf, withoutTrunkZero } from '~/lib/fields/calling-codes'
import { plainText } from '~/lib/fields/typed-text'

/** How a telephone number without a country code is read. */
export type PhoneRule = {
  /** Country calling code with its plus (ITU-T E.164). */
  code: '+420' | '+421' | '+43' | '+49'
  /** True if a number inside the country begins with a zero, which falls away behind the code. */
  hasTrunkZero: boolean
}

export type PhoneResult = { ok: true; phone: string } | { ok: false; error: PhoneError }

type PhoneError =
  | 'phoneInvalid'
  | 'phoneNineDigits'
  | 'phoneCountry'
  | 'phoneExtension'
  | 'phoneTwo'

/** What stands between a number and its extension. */
const EXTENSION =
  /(?:ext(?:ension)?|x|kl(?:apka|appe)?|l(?:inka)?|dw|durchwahl|nst|nebenstelle|poste|int(?:erno)?|wewn?|доб|p|#|;|,)[.:=\s]*\d{1,6}$/i
/** What stands behind the only slash of a number that is long enough without it: an extension, or another number. */
const SLASHED = /^([^/]*\d)\s*\/\s*[\d\s-]+$/
/** Digits behind the calling code; area codes, which a slash ends as well, are shorter. */
const LONG_ENOUGH = 6
/** What people write before a number, or what comes along with a link. */
const LABEL = /^(?:tel(?:efon)?|phone|mob(?:il|ile)?|handy|whatsapp|тел)[.:\s]*(?=[+\d(])/i
/** Between two numbers. */
const BETWEEN = /[,;|/]|\s(?:a|nebo|and|or|und|oder|&)\s|(?<=\d)\s*(?=\+)|(?<=\d)\s+(?=00)/i
const FEWEST_DIGITS = 6
const MOST_DIGITS = 15

/**
 * Parses a phone number in any notation to E.164. Without a prefix it is one of the carrier's market, unless it looks like
 * one of another country as written there; +420 and +421 have exactly nine digits, all other countries 8 to 15 with their
 * code, which has to be in use. A zero that is dialled inside the country alone falls away. An extension is refused: who
 * calls would not reach it. So are two numbers in one field.
 */
export function parsePhone(typed: string, rule: PhoneRule): PhoneResult {
  const plain = plainText(typed)
    .replace(LABEL, '')
    .replace(/[.,;\s]+$/, '')
  const read = readOne(plain, rule)
  return !read.ok && areTwo(plain) ? { ok: false, error: 'phoneTwo' } : read
}

/** True for several numbers in one text, or for more digits than one number has. */
function areTwo(typed: string): boolean {
  const lengths = typed
    .replace(/^00/, '')
    .split(BETWEEN)
    .map((one) => one.replace(/\D/g, '').length)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  return lengths.filter((length) => length >= FEWEST_DIGITS).length > 1 || all > MOST_DIGITS
}

function readOne(typed: string, rule: PhoneRule): PhoneResult {
  if (EXTENSION.test(typed)) return { ok: false, error: 'phoneExtension' }
  if (!/^[+\d(][\d\s()+./-]*$/.test(typed)) return { ok: false, error: 'phoneInvalid' }
  const read = readDigits(typed, rule)
  const [, before] = SLASHED.exec(typed) ?? []
  if (before === undefined || isNineDigits(read)) return read
  const whole = readDigits(before, rule)
  const isWhole = whole.ok && nationalOf(whole.phone).length >= LONG_ENOUGH
  return isWhole ? { ok: false, error: 'phoneExtension' } : read
}

/** True for a number of the countries that have nine digits, which no extension fits in. */
function isNineDigits(read: PhoneResult): boolean {
  return read.ok && /^\+42[01]/.test(read.phone)
}

function nationalOf(phone: string): string {
  return phone.slice((callingCodeOf(phone) ?? '').length)
}

function readDigits(typed: string, rule: PhoneRule): PhoneResult {
  // „+44 (0)20“: the zero in brackets is dialled inside the country only.
  const abroad = /^\(?(\+|00)/.test(typed) ? typed.replace(/\(0\)/, '') : typed
  const compact = abroad.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const withPrefix = compact.startsWith('+') ? compact : withCode(compact, rule)
  if (withPrefix === null) return { ok: false, error: 'phoneCountry' }
  if (withPrefix.slice(1).includes('+') || callingCodeOf(withPrefix) === null) {
    return { ok: false, error: 'phoneInvalid' }
  }
  const national = /^\+42[01](.*)$/.exec(withPrefix)?.[1]
  if (national === undefined) {
    const phone = withoutTrunkZero(withPrefix)
    return /^\+[1-9]\d{7,14}$/.test(phone)
      ? { ok: true, phone }
      : { ok: false, error: 'phoneInvalid' }
  }
  const digits = national.replace(/^0(?=\d{9}$)/, '')
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
