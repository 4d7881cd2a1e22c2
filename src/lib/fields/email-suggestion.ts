import { bareEmail, parseEmail } from '~/lib/fields/email'

/** Domains of mailboxes that many people have, which a slip of one letter is meant for. */
const COMMON = [
  'gmail.com',
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'hotmail.com',
  'outlook.com',
  'protonmail.com',
  'volny.cz',
  'yahoo.com',
  'icloud.com',
  'zoznam.sk',
  't-online.de',
]
/** Domains of one letter more, less or other that are real, too. */
const REAL = ['email.com', 'mail.com', 'ymail.com', 'centrum.sk', 'mail.cz', 'yahoo.co']
/** Mailboxes that have one ending alone, whatever stands at theirs. */
const ONE_ENDING: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  icloud: 'icloud.com',
  seznam: 'seznam.cz',
}
const WRONG: Readonly<Record<string, string>> = {
  'centrum.com': 'centrum.cz',
  'hotmail.cz': 'hotmail.com',
}

/**
 * The probable address when its domain is a slip of one letter in a common one, has a wrong ending or none, or when the part
 * before the @ has an accent, which no address has; else null.
 */
export function suggestEmail(typed: string): string | null {
  const accented = bareEmail(typed)
  const local = accented.slice(0, Math.max(0, accented.lastIndexOf('@')))
  const plain = local.normalize('NFD').replace(/\p{M}/gu, '')
  const text = plain + accented.slice(local.length)
  const isOther = text !== accented && parseEmail(text) !== null
  return suggestDomain(text) ?? (isOther ? text : null)
}

function suggestDomain(text: string): string | null {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).toLowerCase()
  if (at <= 0 || COMMON.includes(domain) || REAL.includes(domain)) return null
  const name = domain.split('.')[0] ?? ''
  const bare = domain === name ? COMMON.find((one) => one.startsWith(`${name}.`)) : undefined
  const meant =
    bare ?? ONE_ENDING[name] ?? WRONG[domain] ?? COMMON.find((one) => isOneSlip(domain, one))
  return meant === undefined ? null : `${text.slice(0, at)}@${meant}`
}

/** True if one letter is missing, too many, wrong, or two have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length)
  let begin = 0
  while (begin < longer && typed[begin] === meant[begin]) begin += 1
  const [one, other] = [typed.slice(begin), meant.slice(begin)]
  const end = Array.from(one).findLastIndex((letter, index) => letter !== other[index])
  const isSwapped =
    one.length === other.length &&
    one[0] === other[end] &&
    one[end] === other[0] &&
    one.slice(1, end) === other.slice(1, end)
  return (
    isSwapped || one.slice(1) === other.slice(1) || one === other.slice(1) || one.slice(1) === other
  )
}
