const OBEYED = /[\p{C}\p{Zl}\p{Zp}]/gu
const OBEYED_IN_JSON = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu

/**
 * A text with every sign that a terminal would obey or not show written as an escape, line ends too: what people
 * typed, also what an older release stored.
 */
export function printable(value: string | number | null | undefined): string {
  return String(value ?? '').replace(OBEYED, escaped)
}

/** The same as JSON, whose own line ends stay; reading it gives the value back. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(OBEYED_IN_JSON, escaped)
}

function escaped(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
