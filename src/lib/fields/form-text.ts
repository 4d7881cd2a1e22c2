import { severalLines } from '~/lib/fields/typed-text'

// A value longer than any field allows is kept this far, so that its error can be shown beside it.
const MAX_KEPT = 2_500

/** What can be seen of a posted value, at most 2,500 characters of it; empty when it is none. */
export function formText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? severalLines(value.slice(0, MAX_KEPT)) : ''
}
