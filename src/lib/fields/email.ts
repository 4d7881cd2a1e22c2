/** An e-mail address with its domain in lower case, or null: one @, a domain with a dot, at most 254. */
export function parseEmail(typed: string): string | null {
  if (typed.length > 254) return null
  const match = /^([^\s@<>(),;:"\\[\]]{1,64})@([^\s@<>(),;:"\\[\]]{3,253})$/.exec(typed)
  const [, local = '', domain = ''] = match ?? []
  if (!match || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null
  const labels = domain.toLowerCase().split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?$/u.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  return isDomain ? `${local}@${domain.toLowerCase()}` : null
}
