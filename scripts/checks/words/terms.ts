import { engineLanguages, type Language } from '../../../src/lib/locale.ts'
import type { Text } from './texts.ts'

type Term = { locale: Language; word: string; pattern: RegExp }

/** The forbidden words of docs/words.md, and where one of them is right after all. */
export type TermRules = { forbidden: Term[]; allowed: (Term & { where: RegExp })[] }

/** The quotes tell the language: „limuzín*“ is Czech, ‘fleet’ is English, »Flotte« is German. A part without quotes is only a note. */
const LISTED: Record<Language, RegExp> = { cs: /„([^“]+)“/g, en: /‘([^’]+)’/g, de: /»([^«]+)«/g }

/** Quoted words in a text of the language; German quotes as Czech does. */
const QUOTED: Record<Language, RegExp> = { ...LISTED, de: LISTED.cs }

/** Rules of the lists of docs/words.md: the last part of a term, and word and places of an exception. */
export function readTerms(markdown: string): TermRules {
  const forbidden = rowsOf(markdown, 'One term for each thing').flatMap((cells) =>
    termsIn(cells.at(-1) ?? ''),
  )
  const allowed = rowsOf(markdown, 'Where such a word is right').flatMap(([words, where]) => {
    const places = [...(where ?? '').matchAll(/`([^`]+)`/g)].map(([, place = '']) =>
      asPattern(place, '.*'),
    )
    const anywhere = places.length > 0 ? places.join('|') : '.*'
    return termsIn(words ?? '').map((term) => ({
      ...term,
      where: new RegExp(`^(?:${anywhere})$`, 'u'),
    }))
  })
  return { forbidden, allowed }
}

/** The forbidden words that a text contains outside quotes, outside the exceptions and outside names of the carrier. */
export function termProblems(
  { where, locale, text }: Text,
  rules: TermRules,
  names: readonly string[] = [],
): string[] {
  const place = where.replace(/^messages\/\w+\.json/, 'messages')
  const plain = text.replaceAll('\u00a0', ' ').replaceAll(QUOTED[locale], ' ')
  const own = names.reduce(
    (left, name) => left.replaceAll(name.replaceAll('\u00a0', ' '), ' '),
    plain,
  )
  const rest = rules.allowed
    .filter((term) => term.locale === locale && term.where.test(place))
    .reduce((left, { pattern }) => left.replace(pattern, ' '), own)
  return rules.forbidden
    .filter((term) => term.locale === locale)
    .flatMap(({ word, pattern }) =>
      (rest.match(pattern) ?? []).map(
        (found) => `“${found}” is not our word (${word} in docs/words.md)`,
      ),
    )
}

/** The parts of each line of the list below a heading. */
function rowsOf(markdown: string, heading: string): string[][] {
  const [, below = ''] = markdown.split(`### ${heading}\n`)
  const [section = ''] = below.split('\n#')
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2).split(' · '))
}

function termsIn(cell: string): Term[] {
  return engineLanguages.flatMap((locale) =>
    [...cell.matchAll(LISTED[locale])].map(([, word = '']) => ({
      locale,
      word,
      pattern: new RegExp(
        `(?<![\\p{L}\\d])${asPattern(word, String.raw`\p{L}*`)}(?![\\p{L}\\d])`,
        'giu',
      ),
    })),
  )
}

/** A word or a place with `*` for any ending. */
function asPattern(word: string, ending: string): string {
  return word
    .split(/\\?\*/)
    .map((part) => part.replaceAll(/[.+?^$()[\]{}|]/g, String.raw`\$&`))
    .join(ending)
}
