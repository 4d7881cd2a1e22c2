/** Domains of mailboxes that many people have, which a slip of one letter is meant for. */
const COMMON = [
  'gmail.com',
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'zoznam.sk',
  't-online.de',
]
/** Domains of one letter more, less or other that are real, too. */
const REAL = ['email.com', 'mail.com', 'ymail.com', 'centrum.sk', 'mail.cz', 'yahoo.co']
/** Right names at a wrong end. */
const ENDINGS: Readonly<Record<string, string>> = {
  'gmail.cz': 'gmail.com',
  'gmail.co': 'gmail.com',
  'seznam.com': 'seznam.cz',
  'centrum.com': 'centrum.cz',
}

/** The probable address when its domain is a slip of one letter in a common one, else null. */
export function suggestEmail(typed: string): string | null {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).toLowerCase()
  if (at <= 0 || COMMON.includes(domain) || REAL.includes(domain)) return null
  const meant = ENDINGS[domain] ?? COMMON.find((one) => isOneSlip(domain, one))
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
