const OBEYED = /[\p{C}\p{Zl}\p{Zp}]/gu
const OBEYED_IN_JSON = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu

/**
 * Escapes every character that a terminal would obey or not show, including line ends: in user input, also in rows of
 * an older release.
 */
export function printable(value: string | number | null | undefined): string {
  return String(value ?? '').replace(OBEYED, escaped)
}

/** The same as JSON, which has its own line ends; parsing it returns the value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(OBEYED_IN_JSON, escaped)
}

function escaped(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
