/** The sign before a word: nothing but a space, a hyphen without spaces, a dash, an arrow, or a sign that ends a part of an address. */
export type Gap = 'space' | 'hyphen' | 'dash' | 'comma' | 'arrow'

export type Word = { text: string; typed: string; gap: Gap }

const LETTERS = new Map([
  ['ß', 'ss'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['ø', 'o'],
])

/** Lower case, no diacritics, no apostrophes; letters of full width are the plain ones. */
export function fold(text: string): string {
  return text
    .replace(/[ßłŁø]/g, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’`´]/gu, '')
    .toLowerCase()
}

/**
 * A typed text as words, with the sign before each; „820/9“ counts as 820, a postal code is one word, without the
 * letters of a neighbour before it („SI-2000“), and „Praha6“ are two. Signs without a
 * look of their own, which come along with a copied text, are none.
 */
export function readWords(typed: string): Word[] {
  const joined = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<![\p{L}\d])(?:SI|SLO|HU|H|CH|IT|I|FL|LI|HR)[-–](?=\d{4,5}(?!\d))/gu, '')
    .replace(/(?<!\d)(\d{3})[ \u00a0](\d{2})(?!\d)/g, '$1$2')
    .replace(/(\p{L}{3})(?=\d{1,2}(?!\d))/gu, '$1 ')
    .replace(/(\d+[a-z]?)\/\d+[a-z]?/gi, '$1')
  const words: Word[] = []
  let last = 0
  for (const match of joined.matchAll(/[\p{L}\p{M}\d'’`´]+/gu)) {
    words.push({
      text: fold(match[0]),
      typed: match[0],
      gap: gapOf(joined.slice(last, match.index)),
    })
    last = match.index + match[0].length
  }
  return words
}

function gapOf(signs: string): Gap {
  if (/[→⇒>]/.test(signs)) return 'arrow'
  if (/[,;:()[\]|/\\\n"„“”]/.test(signs)) return 'comma'
  if (/^[-‐‑]$/.test(signs)) return 'hyphen'
  return /[-–—‐‑]/.test(signs) ? 'dash' : 'space'
}

/** The names of a comma-separated list, folded, with single spaces between their words. */
export function readNames(list: string): string[] {
  return list
    .split(',')
    .map((name) =>
      readWords(name)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean)
}

/**
 * True for one letter added, left out, changed or swapped with its neighbour; both words need at least five letters.
 */
export function isSlip(one: string, other: string): boolean {
  if (one.length < 5 || other.length < 5 || Math.abs(one.length - other.length) > 1) return false
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return left !== right
  return left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2
}
