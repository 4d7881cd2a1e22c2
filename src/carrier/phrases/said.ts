/** Facts of a sentence with commas between them; what a carrier has not said is left out. */
export function said(...parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(', ')
}
