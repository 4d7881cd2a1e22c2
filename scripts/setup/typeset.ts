/**
 * Ties one-letter Czech words to the next one, as ČSN 01 6910 wants it: `v Brně` breaks nowhere. Takes any data and
 * changes the texts under the key `cs`.
 */
export function typeset<T>(data: T): T {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      key === 'cs' && typeof value === 'string' ? tied(value) : value,
    ),
  )
}

/** One Czech text with its one-letter words tied. */
export function tied(text: string): string {
  return text.replace(/(?<![\p{L}\d])([aikosuvz]) (?=\S)/giu, '$1\u00a0')
}
