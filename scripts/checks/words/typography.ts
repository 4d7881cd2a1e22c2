import type { Text } from './texts.ts'

type Rule = { pattern: RegExp; says: string }

/** Words that a number stays with on its line, as the source of a regular expression. */
export const UNITS = {
  cs: 'Kč|kg|km|m|cm|h|min|%|hodin[aouy]?|dn[íyů]|dnech|let|měsíc\\p{L}*|znak\\p{L}*|číslic|cestující\\p{L}*|osob|zavazadel|schodů|míst|Sb\\.',
  en: 'kg|km|cm|m|h|min',
  de: 'kg|km|m|cm|h|min|MB|%|€|Kč|Uhr|Stunden?|Tagen?|Minuten?|Monaten?|Jahren?|Zeichen|Ziffern?|Personen?|Plätze?n?|Fahrg[aä]st\\p{L}*',
}
/** Months that a day stays with. */
export const MONTHS = {
  cs: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince',
  de: 'Jänner|Januar|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
}

const all: Rule[] = [
  { pattern: /^$/u, says: 'the text is empty' },
  { pattern: /[  ]{2}/u, says: 'two spaces in a row' },
  { pattern: /^\s|\s$/u, says: 'a space at the beginning or end' },
  { pattern: / [,.;:!?](?:\s|$)/u, says: 'a space before punctuation' },
  { pattern: / -{1,2} |--|—/u, says: 'a hyphen or an em dash in place of an en dash (–)' },
  { pattern: /\.\.\./u, says: 'three dots in place of an ellipsis (…)' },
  { pattern: /["']/u, says: 'a straight quote or apostrophe' },
]

const rules: Record<Text['locale'], Rule[]> = {
  cs: [
    ...all,
    {
      pattern: /(?<![\p{L}\d.])[ksvzouai] (?=\S)/iu,
      says: 'a one-letter word without a non-breaking space after it',
    },
    {
      pattern: new RegExp(`(?:\\d|\\}) (?:${UNITS.cs})(?!\\p{L})`, 'u'),
      says: 'a number and its unit without a non-breaking space between',
    },
    { pattern: /\d \d{3}(?!\d)/u, says: 'a number in groups without a non-breaking space' },
    {
      pattern: new RegExp(`\\d\\. (?:${MONTHS.cs})`, 'u'),
      says: 'a date without a non-breaking space after the day',
    },
    { pattern: /\d%/u, says: 'a percentage without a non-breaking space' },
    { pattern: /\d,- ?Kč|Kč,-|\bCZK\b/u, says: 'money written otherwise than 5\u00a0000\u00a0Kč' },
    { pattern: /[‘’«»”]/u, says: 'quotes of another language, Czech has „“' },
    { pattern: /„[^“]*(?:„|$)|^[^„]*“/u, says: 'a quote that is not closed or not opened' },
  ],
  en: [
    ...all,
    { pattern: /[„“”«»]/u, says: 'quotes of another kind, English here has ‘’' },
    { pattern: /‘[^’]*$/u, says: 'a quote that is not closed' },
    { pattern: /CZK (?=\d|\{)/u, says: 'CZK without a non-breaking space before the amount' },
    {
      pattern: new RegExp(`(?:\\d|\\}) (?:${UNITS.en})(?!\\p{L})`, 'u'),
      says: 'a number and its unit without a non-breaking space between',
    },
    { pattern: /\d %/u, says: 'a space before the percent sign' },
    {
      pattern: /\b\d{1,2}[./]\s?\d{1,2}[./]\s?\d{4}\b/u,
      says: 'a date in figures, English here has 1 April 2025',
    },
  ],
  de: [
    ...all,
    {
      pattern: new RegExp(`(?:\\d|\\}) (?:${UNITS.de})(?!\\p{L})`, 'u'),
      says: 'a number and its unit without a non-breaking space between',
    },
    { pattern: /§ \d/u, says: 'a paragraph sign without a non-breaking space after it' },
    { pattern: /\d \d{3}(?!\d)/u, says: 'a number in groups without a non-breaking space' },
    {
      pattern: new RegExp(`\\d\\. (?:${MONTHS.de})`, 'u'),
      says: 'a date without a non-breaking space after the day',
    },
    { pattern: /\d%/u, says: 'a percentage without a non-breaking space' },
    { pattern: /[‘”«»]/u, says: 'quotes of another language, German here has „“' },
    { pattern: /„[^“]*(?:„|$)|^[^„]*“/u, says: 'a quote that is not closed or not opened' },
  ],
}

/** The typographic errors of a text in its language, each with the words around it. */
export function typographyProblems({ locale, text }: Pick<Text, 'locale' | 'text'>): string[] {
  return rules[locale].flatMap(({ pattern, says }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const start = Math.max(0, match.index - 12)
    return [`${says}: “${text.slice(start, match.index + match[0].length + 12)}”`]
  })
}
