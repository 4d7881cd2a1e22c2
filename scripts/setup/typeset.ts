import type { Language } from '../../src/lib/locale.ts'
import { MONTHS, UNITS } from '../checks/words/typography.ts'

type Mend = [RegExp, string]

const everywhere: Mend[] = [
  [/[ \u00a0]{2,}/gu, ' '],
  [/ (?=[,.;:!?](?:\s|$))/gu, ''],
  [/ (?:-{1,2}|—) /gu, ' – '],
  [/\.\.\./gu, '…'],
]
const afterNumbers = (units: string): Mend => [
  new RegExp(`(\\d) (?=(?:${units})(?!\\p{L}))`, 'gu'),
  '$1\u00a0',
]
const inGroups: Mend = [/(\d) (?=\d{3}(?!\d))/gu, '$1\u00a0']
const percent: Mend = [/(\d) ?%/gu, '$1\u00a0%']
const daysOf = (months: string): Mend => [new RegExp(`(\\d\\.) (?=${months})`, 'gu'), '$1\u00a0']

/** What `npm run check -- words` asks of each language (scripts/checks/words/typography.ts), done. */
const mends: Record<Language, Mend[]> = {
  cs: [
    ...everywhere,
    [/(?<![\p{L}\d])([aikosuvz]) (?=\S)/giu, '$1\u00a0'],
    afterNumbers(UNITS.cs),
    inGroups,
    percent,
    daysOf(MONTHS.cs),
    [/"([^"]*)"/gu, '„$1“'],
  ],
  en: [
    ...everywhere,
    afterNumbers(UNITS.en),
    [/(\d) %/gu, '$1%'],
    [/CZK (?=\d)/gu, 'CZK\u00a0'],
    [/"([^"]*)"/gu, '‘$1’'],
    [/'/gu, '’'],
  ],
  de: [
    ...everywhere,
    afterNumbers(UNITS.de),
    inGroups,
    percent,
    daysOf(MONTHS.de),
    [/§ (?=\d)/gu, '§\u00a0'],
    [/"([^"]*)"/gu, '„$1“'],
    [/'/gu, '’'],
  ],
}

/**
 * Sets typed texts as their language is set, so that what setup wrote passes the check of words: `v Brně` and `8 Uhr`
 * break nowhere. Takes any data and changes the texts under the keys of languages.
 */
export function typeset<T>(data: T): T {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      isLanguage(key) && typeof value === 'string' ? typesetText(value, key) : value,
    ),
  )
}

/** One text of a language, set. */
export function typesetText(text: string, locale: Language): string {
  return mends[locale].reduce((set, [pattern, by]) => set.replace(pattern, by), text.trim())
}

function isLanguage(key: string): key is Language {
  return Object.hasOwn(mends, key)
}
