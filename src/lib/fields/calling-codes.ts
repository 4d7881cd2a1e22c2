/** Country calling codes that are in use (ITU-T E.164). */
const CODES =
  /^\+(?:1|7|2(?:[07]|1[12368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|[09]\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|5[02356]|70|8[0-26])|9(?:[0-58]|6[0-8]|7[0-7]|9[2-68]))/

/** Behind these a first zero is part of some numbers; behind all others it is dialled inside the country alone. */
const KEEP_ZERO = /^\+(?:39|22[5679]|24[127]|250|26[78]|378|50[17]|598|676|679|687|853|992)$/

/** Area codes, which stand alone in front; the groups behind them have three digits. */
const AREAS: Readonly<Record<string, string>> = {
  '+1': '\\d{3}',
  '+36': '1|\\d{2}',
  '+39': '3\\d{2}|0[26]|0\\d{2}',
  '+41': '\\d{2}',
  '+43': '1|316|463|512|662|732|7[12]0|65[0-35-79]|6[6-9]\\d|\\d{4}',
  '+44': '7\\d{3}|[28]\\d|11\\d|1\\d1|1\\d{3}',
  '+49': '[3468]0|[68]9|1[5-7]\\d|[2-9]\\d1|\\d{4}',
}
/** Groups of countries that write all of a number in pairs, behind what stands in front. */
const PAIRS: Readonly<Record<string, string>> = { '+33': '^\\d|\\d{2}' }
/** Countries whose numbers end with four digits. */
const LAST_FOUR = ['+1', '+36', '+39', '+44']

/** The calling code of an E.164 number; null where no country has it. */
export function callingCodeOf(phone: string): string | null {
  return CODES.exec(phone)?.[0] ?? null
}

/** Where something else than a zero is dialled inside the country alone, before a whole number. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '+36': /^06/,
  '+370': /^[08](?=\d{8}$)/,
  '+375': /^80(?=\d{9}$)/,
  '+7': /^8(?=\d{10}$)/,
}

/** A number without what is dialled inside its country alone: a zero, in Hungary 06, in Russia 8. */
export function withoutTrunkZero(phone: string): string {
  const code = callingCodeOf(phone) ?? ''
  const trunk = TRUNKS[code]
  if (trunk) return code + phone.slice(code.length).replace(trunk, '')
  return code === '' || KEEP_ZERO.test(code)
    ? phone
    : code + phone.slice(code.length).replace(/^0/, '')
}

/** The calling code and the groups behind it, as the country writes them; what is no number stays as it is. */
export function phoneGroups(phone: string): [code: string, ...groups: string[]] {
  const code = callingCodeOf(phone)
  if (code === null || /\D/.test(phone.slice(1))) return [phone]
  const areas = AREAS[code]
  const area = areas === undefined ? '' : `^(?:${areas})(?=\\d{3})|`
  const last = LAST_FOUR.includes(code)
    ? '\\d{3}(?=\\d{4}$)|\\d{4}(?=\\d{4}$)|\\d{6}$|\\d{4}$|'
    : ''
  const groups = PAIRS[code] ?? `${area}${last}\\d{3}(?=\\d{2})|\\d+`
  return [code, ...(phone.slice(code.length).match(RegExp(groups, 'g')) ?? [])]
}
