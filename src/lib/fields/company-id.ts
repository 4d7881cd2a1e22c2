import { appConfig } from '~config'
import { plainText } from '~/lib/fields/typed-text'

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

/**
 * A Czech or Slovak company number (IČO) of eight digits, padded from the left; null when its check digit (mod 11 with weights
 * 8 to 2) is wrong or all digits are zeros. People paste a VAT number in its place, so the code of `country` may precede it.
 */
export function parseIco(typed: string, country = ''): string | null {
  const text = plainText(typed).toUpperCase().replace(/\s/g, '')
  const compact = text.startsWith(country) ? text.slice(country.length) : text
  if (!/^\d{1,8}$/.test(compact)) return null
  const id = compact.padStart(8, '0')
  const digits = Array.from(id, Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  const check = (11 - (sum % 11)) % 10
  return check === digits[7] && id !== '00000000' ? id : null
}

/** A company number of any country: letters, digits and the usual marks, up to 20, one digit at least. */
export function parseCompanyNumber(typed: string): string | null {
  const id = plainText(typed).toUpperCase()
  return /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]{1,18}[A-Z0-9]$/.test(id) ? id : null
}

/** Numbers in registers as courts write them: of Austria FN 123456a, of Germany HRB 12345 or HRB 12345 B. */
const REGISTERS: Partial<Record<string, { form: RegExp; example: string }>> = {
  AT: { form: /^(?:(FN)[ .]*)?(\d{1,6}) ?([a-z])$/i, example: 'FN 123456a' },
  DE: { form: /^(HRA|HRB|GnR|GsR|PR|VR)[ .]*(\d{1,6})(?: ?([A-Z]{1,2}))?$/i, example: 'HRB 12345' },
}

/** What the number of a company looks like in the register of a market. */
export function registerExample({ code }: { code: string }): string {
  return REGISTERS[code]?.example ?? '12345679'
}

/** The number of a carrier in the register of its market, as the register writes it; null for any other text. */
export function parseRegisterNumber(typed: string, { code }: { code: string }): string | null {
  const register = REGISTERS[code]
  if (!register) return parseIco(typed)
  const [found, kind, digits = '', letters = ''] = register.form.exec(plainText(typed)) ?? []
  if (found === undefined) return null
  if (code === 'AT') return `FN ${digits}${letters.toLowerCase()}`
  const named = ['GnR', 'GsR'].find((one) => one.toUpperCase() === kind?.toUpperCase())
  return [named ?? kind?.toUpperCase(), digits, letters.toUpperCase()].filter(Boolean).join(' ')
}

/**
 * The number of a customer's company: an IČO in a market that has them, free in form for one of another country; empty only
 * for such one, because not every firm abroad has a number.
 */
export function parseCompanyId(
  typed: string,
  country: string,
  { code, icoOf } = appConfig.market,
): string | null {
  if (typed.trim() === '' && country !== code) return ''
  return country === icoOf ? parseIco(typed, country) : parseCompanyNumber(typed)
}
