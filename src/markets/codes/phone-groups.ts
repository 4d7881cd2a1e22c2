/** The groups of a number behind the calling code, its area code first and alone: 664 123 4567. */
export function groupsWithArea(areas: string): string {
  return `^(?:${areas})(?=\\d{3})|\\d{3}(?=\\d{2})|\\d+`
}
