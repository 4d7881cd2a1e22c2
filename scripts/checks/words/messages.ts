export type Messages = Record<string, unknown>

/** Countable nouns; their form depends on the number, so the message needs all forms. */
const COUNTED: Record<string, string> = {
  cs: 'hodin\\p{L}*|dn[íyů]|dnech|den|měsíc\\p{L}*|minut\\p{L}*|znak\\p{L}*|číslic\\p{L}*|cestujíc\\p{L}*|osob\\p{L}*|zavazad\\p{L}*|míst\\p{L}*|pol[eí]|kus\\p{L}*|láhv\\p{L}*|sedač\\p{L}*|zastáv\\p{L}*',
  en: 'hours?|days?|months?|minutes?|characters?|digits?|passengers?|people|pieces?|seats?|fields?|bottles?|stops?',
  de: 'Stunden?|Tage?n?|Monate?n?|Minuten?|Fahrg[aä]st\\p{L}*|Person(?:en)?|Gepäckstücke?n?|Plätze?n?|Felder?n?|Flaschen?',
}

type Plural = { selectors: string[]; match: Record<string, string> }

function isPlural(message: unknown): message is [Plural] {
  return Array.isArray(message)
}

/** True for a message whose variants depend on a word, such as the kind of an order, not on a number. */
function isVariant(message: [Plural]): boolean {
  return !message[0].selectors[0]?.endsWith('Plural')
}

/** The variants of a message, which are the same in both languages; empty for other messages. */
function variants(message: unknown): string {
  return isPlural(message) && isVariant(message) ? Object.keys(message[0].match).join(', ') : ''
}

function placeholders(message: unknown): string {
  const names = [...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return [...new Set(names)]
    .toSorted((one, other) => String(one).localeCompare(String(other)))
    .join(', ')
}

/** Messages with a number and a countable noun in one form only, and messages that lack a form. */
function pluralProblems(key: string, message: unknown, locale: string): string[] {
  const file = `messages/${locale}.json`
  if (!isPlural(message)) {
    const found = new RegExp(
      `\\{\\w+\\}[ \\u00a0](?:${COUNTED[locale] ?? '(?!)'})(?!\\p{L})`,
      'u',
    ).exec(JSON.stringify(message))
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

/** Keys, placeholders and variants in which the messages of `locale` differ from the Czech ones; a missing key is named. */
function differences(cs: Messages, other: Messages, locale: string): string[] {
  const keys = new Set([...Object.keys(cs), ...Object.keys(other)])
  return [...keys].flatMap((key) => {
    if (!(key in cs)) return [`${key}: missing in messages/cs.json`]
    if (!(key in other)) return [`${key}: missing in messages/${locale}.json`]
    const [one, two] = [placeholders(cs[key]), placeholders(other[key])]
    if (one !== two) return [`${key}: placeholders differ (${one} / ${two} in ${locale})`]
    return variants(cs[key]) === variants(other[key])
      ? []
      : [`${key}: variants differ in ${locale}`]
  })
}

/** Problems of the message files, each other one compared with the Czech: keys, placeholders, plural forms, and unused keys. */
export function messageProblems(
  cs: Messages,
  others: Record<string, Messages>,
  used: Set<string>,
): string[] {
  const all = Object.entries({ cs, ...others })
  const keys = new Set(all.flatMap(([, messages]) => Object.keys(messages)))
  return [
    ...Object.entries(others).flatMap(([locale, other]) => differences(cs, other, locale)),
    ...[...keys].filter((key) => !used.has(key)).map((key) => `${key}: not used in src`),
    ...all.flatMap(([locale, messages]) =>
      Object.entries(messages).flatMap(([key, message]) => pluralProblems(key, message, locale)),
    ),
  ]
}
