// Mail domains that are common here, and their misspellings.
const MISTYPED: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.cz': 'gmail.com',
  'gnail.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'sezman.cz': 'seznam.cz',
  'sezna.cz': 'seznam.cz',
  'senzam.cz': 'seznam.cz',
  'seznam.com': 'seznam.cz',
  'seznan.cz': 'seznam.cz',
  'cenrum.cz': 'centrum.cz',
  'centum.cz': 'centrum.cz',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'iclould.com': 'icloud.com',
  'icloud.con': 'icloud.com',
}

/** The probable address when its domain is a known misspelling, else null. */
export function suggestEmail(typed: string): string | null {
  const at = typed.trim().lastIndexOf('@')
  const meant =
    MISTYPED[
      typed
        .trim()
        .slice(at + 1)
        .toLowerCase()
    ]
  return at > 0 && meant ? `${typed.trim().slice(0, at)}@${meant}` : null
}
