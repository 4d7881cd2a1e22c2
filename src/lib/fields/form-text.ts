import { severalLines } from '~/lib/fields/typed-text'

// Longer than any field allows, so that a too long value can be shown with its error.
const MAX_KEPT = 2_500

/** The visible part of a posted value, at most 2,500 characters; empty when it is not text. */
export function formText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? severalLines(value.slice(0, MAX_KEPT)) : ''
}
