// A value longer than any field allows is kept this far, so that its error can be shown beside it.
const MAX_KEPT = 2_500

/** A posted value as text with single line ends, at most 2,500 characters; empty when it is none. */
export function formText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n').slice(0, MAX_KEPT) : ''
}
