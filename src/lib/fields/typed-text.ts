/**
 * Invisible characters that people do not type on purpose: controls (also of a terminal), formats (also those that
 * reverse the direction of a text), lone surrogates. Joiners in emoji and in the letters of Arabic and of the scripts
 * of India stay.
 */
const UNSEEN =
  /(?!\n|(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{Script=Arabic}\u0900-\u0DFF])[\u200C\u200D](?=[\p{Script=Arabic}\u0900-\u0DFF]))[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Normalises input of one line: visible characters only, composed (NFC), with single spaces. */
export function oneLine(typed: string): string {
  return severalLines(typed).replace(/\s+/gu, ' ')
}

/**
 * The same for several lines; each line break becomes a single `
 * `.
 */
export function severalLines(typed: string): string {
  const lines = typed.replace(LINE_END, '\n').replaceAll('\t', ' ')
  return lines.replace(UNSEEN, '').normalize('NFC').trim()
}

/**
 * A number, a code or an address as plain letters and digits: those of full width and those of Arabic become ASCII, every
 * dash a hyphen. Only for texts that are no words of a person.
 */
export function plainText(typed: string): string {
  return oneLine(typed)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\p{Pd}\u2212]/gu, '-')
}

/** The day `YYYY-MM-DD` of a date in figures as Europe writes it, the day first; any other text as it is. */
export function tidyDate(typed: string): string {
  const text = plainText(typed)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[ ./-]+(\d{1,2})[ ./-]+(\d{4})$/.exec(text) ?? []
  if (year === '' || Number(month) > 12) return text
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** How people write the unit of a figure. */
const UNITS = { cm: /cm$/i, kg: /kg$/i, CZK: /^CZK|(?:CZK|Kč)$/i, EUR: /^(?:EUR|€)|(?:EUR|€)$/i }

/** The digits of a whole figure with its unit: "1 000 000 Kč", "€10,000", "40 cm"; any other text as it is. */
export function tidyFigure(typed: string, unit: keyof typeof UNITS): string {
  const bare = plainText(typed).replace(/\s/g, '').replace(UNITS[unit], '')
  const isMoney = unit !== 'cm' && unit !== 'kg'
  const amount = bare.replace(/,-+$/, '').replace(/[.,](?=(?:\d{3}[.,]?)+$)/g, '')
  const figure = isMoney ? amount : bare
  return /^\d+$/.test(figure) ? figure : typed
}

/** The number of a flight or a train in capitals: "BA 852" for "ba 852"; other words stay as they are. */
export function travelNumber(typed: string): string {
  return /^[a-z\d]{1,3} ?\d{1,5}[a-z]?$/i.test(typed) ? typed.toUpperCase() : typed
}

/** True when a text could be a name or a place: it has a letter or a digit of any script. */
export function isSaying(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

// Longer than any field allows, so that a too long value can be shown with its error.
const MAX_KEPT = 2_500

/** The visible part of a posted value, at most 2,500 characters; empty when it is not text. */
export function formText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? severalLines(value.slice(0, MAX_KEPT)) : ''
}

/** A posted text as it was typed; empty where there is none. */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
