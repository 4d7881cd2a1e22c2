import { oneLine } from '~/lib/fields/typed-text'

/**
 * What was typed or pasted as an address, without what is never part of one: `mailto:`, a name before it in angle brackets,
 * spaces about the @, and a sign at its end.
 */
export function bareEmail(typed: string): string {
  return oneLine(typed)
    .replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
    .replace(/^.*<([^<>]*@[^<>]*)>$/, '$1')
    .replace(/^mailto:\s*/i, '')
    .replace(/\s*@\s*/, '@')
    .replace(/[.,;:\s]+$/, '')
}

/**
 * An e-mail address that mail can reach, with its domain in lower case, or null: one @, before it no letters but those of
 * ASCII, a domain with a dot, at most 254.
 */
export function parseEmail(typed: string): string | null {
  const email = findableEmail(typed)
  if (email === null || foreignLetters(email) !== null) return null
  return asciiDomain(domainOf(email)) === null ? null : email
}

/** As parseEmail, also with letters before the @ that no mail service takes: older orders have such addresses. */
export function findableEmail(typed: string): string | null {
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

/** The letters before the @ that no mail service takes, such as „ř“; null if there are none. */
export function foreignLetters(typed: string): string | null {
  const local = typed.slice(0, Math.max(0, typed.lastIndexOf('@')))
  const found = local.match(/[^\x21-\x7e]/gu)
  return found && [...new Set(found)].join(' ')
}

/** The address as mail services take it: an accented domain as punycode. */
export function mailAddress(email: string): string {
  const domain = domainOf(email)
  return email.slice(0, email.length - domain.length) + (asciiDomain(domain) ?? domain)
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

/** The domain as DNS has it, „příklad.cz“ as `xn--pklad-zsa96e.cz`; null where it has no such form. */
function asciiDomain(domain: string): string | null {
  if (/^[\x21-\x7e]+$/.test(domain)) return domain
  try {
    const { hostname } = new URL(`https://${domain}`)
    const isShort =
      hostname.length <= 253 && hostname.split('.').every(({ length }) => length <= 63)
    return isShort ? hostname : null
  } catch {
    return null
  }
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
