/** Where two pages differ, but for the millisecond they were made at and the key they were given; else null. */
export function differenceOf(one: string, other: string): string | null {
  const [left, right] = [timeless(one), timeless(other)]
  if (left === right) return null
  const at = Array.from(left).findIndex((letter, index) => letter !== right[index])
  return `${left.slice(Math.max(0, at - 80), at + 80)} | ${right.slice(Math.max(0, at - 80), at + 80)}`
}

function timeless(text: string): string {
  return text
    .replace(/\b[12]\d{12}\b/g, 'ms')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'key')
}
