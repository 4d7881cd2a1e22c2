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

/** Scripts whose letters look like others' or like Latin ones. Chinese and Japanese mix theirs and are left alone. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'gu'),
)

/**
 * The letters of the rarer script where a part of an address has letters of two, as a Cyrillic „а“ among Latin ones:
 * such an address is not the one that its reader sees. Null if there are none.
 */
export function oddLetters(typed: string): string | null {
  for (const part of typed.split(/[@.]/)) {
    const found = SCRIPTS.flatMap((script) => {
      const letters = part.match(script) ?? []
      return letters.length === 0 ? [] : [letters]
    }).toSorted((a, b) => a.length - b.length)
    const [rarest] = found
    if (rarest && found.length > 1) return [...new Set(rarest)].join(' ')
  }
  return null
}
