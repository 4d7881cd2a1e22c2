import { engineLanguages, type Language } from '../../../src/lib/locale.ts'

export type Messages = Record<string, unknown>

/** Countable nouns; their form depends on the number, so the message needs all forms. */
const COUNTED: Record<Language, string> = {
  cs: 'hodin\\p{L}*|dn[íyů]|dnech|den|měsíc\\p{L}*|minut\\p{L}*|znak\\p{L}*|číslic\\p{L}*|cestujíc\\p{L}*|osob\\p{L}*|zavazad\\p{L}*|míst\\p{L}*|pol[eí]|kus\\p{L}*|láhv\\p{L}*|sedač\\p{L}*|zastáv\\p{L}*',
  en: 'hours?|days?|months?|minutes?|characters?|digits?|passengers?|people|pieces?|seats?|fields?|bottles?|stops?',
  de: 'Stunden?|Tagen?|Monaten?|Minuten?|Zeichen|Ziffern?|Fahrg(?:ast|ästen?)|Personen?|Gepäckstücken?|Plätzen?|Feldern?|Flaschen?|Stopps?',
}

type Plural = { selectors: string[]; match: Record<string, string> }

function isPlural(message: unknown): message is [Plural] {
  return Array.isArray(message)
}

/** True for a message whose variants depend on a word, such as the kind of an order, not on a number. */
function isVariant(message: [Plural]): boolean {
  return !message[0].selectors[0]?.endsWith('Plural')
}

/** The variants of a message, which are the same in every language; empty for other messages. */
function variants(message: unknown): string {
  return isPlural(message) && isVariant(message) ? Object.keys(message[0].match).join(', ') : ''
}

/** A plain text may say in one sentence what has variants by a number alone. */
function isPlainForCounted(message: unknown, replaced: unknown): boolean {
  const isCounted = variants(replaced)
    .split(', ')
    .every((variant) => variant.startsWith('count='))
  return typeof message === 'string' && isCounted
}

function placeholders(message: unknown): string {
  const names = [...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return [...new Set(names)]
    .toSorted((one, other) => String(one).localeCompare(String(other)))
    .join(', ')
}

/** Messages with a number and a countable noun in one form only, and messages that lack a form. */
function pluralProblems(
  key: string,
  message: unknown,
  locale: Language,
  file = `messages/${locale}.json`,
): string[] {
  if (!isPlural(message)) {
    const found = new RegExp(`\\{\\w+\\}[ \\u00a0](?:${COUNTED[locale]})(?!\\p{L})`, 'u').exec(
      JSON.stringify(message),
    )
    return found ? [`${file} ${key}: “${found[0]}” needs plural forms`] : []
  }
  const { selectors, match } = message[0]
  if (isVariant(message)) {
    const [selector = ''] = selectors
    return `${selector}=*` in match ? [] : [`${file} ${key}: a variant for all others is missing`]
  }
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return wanted
    .filter((form) => !(`${selectors[0] ?? ''}=${form}` in match))
    .map((form) => `${file} ${key}: the plural form “${form}” is missing`)
}

/** Problems of the message files, one for each language: keys, placeholders, plural forms, and unused keys. */
export function messageProblems(
  files: Partial<Record<Language, Messages>>,
  used: Set<string>,
): string[] {
  const all = entriesOf(files)
  const keys = new Set(all.flatMap(([, messages]) => Object.keys(messages)))
  return [
    ...[...keys].flatMap((key) => {
      const without = all.filter(([, messages]) => !(key in messages))
      if (without.length > 0)
        return without.map(([language]) => `${key}: missing in messages/${language}.json`)
      const holes = new Set(all.map(([, messages]) => placeholders(messages[key])))
      if (holes.size > 1) return [`${key}: placeholders differ (${[...holes].join(' / ')})`]
      const choices = new Set(all.map(([, messages]) => variants(messages[key])))
      return choices.size === 1 ? [] : [`${key}: variants differ`]
    }),
    ...[...keys].filter((key) => !used.has(key)).map((key) => `${key}: not used in src`),
    ...all.flatMap(([language, messages]) =>
      Object.entries(messages).flatMap(([key, message]) => pluralProblems(key, message, language)),
    ),
  ]
}

/**
 * Problems of a file that replaces messages for one market or carrier: they are messages of that language, with no
 * further placeholder.
 */
export function replacedProblems(
  file: string,
  { replaced, messages, locale }: { replaced: Messages; messages: Messages; locale: Language },
): string[] {
  return Object.entries(replaced).flatMap(([key, message]) => {
    if (!(key in messages)) return [`${file} ${key}: messages/${locale}.json has no such message`]
    const known = placeholders(messages[key]).split(', ')
    const further = placeholders(message)
      .split(', ')
      .filter((name) => !known.includes(name) && name !== '')
    return [
      ...further.map((name) => `${file} ${key}: {${name}} is no placeholder of this message`),
      ...(variants(message) === variants(messages[key]) || isPlainForCounted(message, messages[key])
        ? []
        : [`${file} ${key}: variants differ`]),
      ...(JSON.stringify(message) === JSON.stringify(messages[key])
        ? [`${file} ${key}: is the same as in messages/${locale}.json`]
        : []),
      ...pluralProblems(key, message, locale, file),
    ]
  })
}

function entriesOf(files: Partial<Record<Language, Messages>>): [Language, Messages][] {
  return engineLanguages.flatMap((language): [Language, Messages][] => {
    const messages = files[language]
    return messages ? [[language, messages]] : []
  })
}
