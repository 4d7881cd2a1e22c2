import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { carrierFolder } from '../../../build/carrier-in-place.ts'
import { engineLanguages, type Language, locales } from '../../../src/lib/locale.ts'
import { appConfig } from '../../../build/carrier-config.ts'
import { facts } from '../../../src/carrier/facts.ts'
import { screens } from '../../../src/i18n/screens.ts'
import { countries } from '../../../src/lib/countries.ts'
import { experiences } from '~carrier/catalogue/experiences'

/** A text that people read, without markup, and its location. */
export type Text = { where: string; locale: Language; text: string }

/** Fields with addresses, codes and file names instead of words. */
const NO_WORDS = new Set(
  'code companyId country effectiveFrom iban icon id image img kinds mainPhoto reviewedOn slug src vatId'.split(
    ' ',
  ),
)

/** Text without tags and marks of kinds (src/carrier/kind-prose.ts); each block becomes a line of its own. */
function withoutMarkup(html: string): string {
  return html
    .replace(/\{article:[a-z-]+\}/g, '1')
    .replace(/\[[&a-z]*![!&a-z]*\?([^[\]]*)\]/g, (_, words: string) =>
      /^[^\p{L}]/u.test(words) ? words : ` ${words}`,
    )
    .replace(/\[[!&a-z]+\?([^[\]]*)\]/g, '$1')
    .replace(/<\/?(?:p|ul|ol|li|h\d)[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
}

function isLanguage(key: string): key is Language {
  return engineLanguages.some((language) => language === key)
}

/** All texts in a value; a key `cs`, `en` or `de` sets the language of its content. */
function textsIn(value: unknown, where: string, locale: Language | null): Text[] {
  if (typeof value === 'string') {
    if (locale === null) return []
    if (value === '') return [{ where, locale, text: '' }]
    const lines = withoutMarkup(value).split('\n').filter(Boolean)
    return lines.map((text) => ({ where, locale, text }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    NO_WORDS.has(key) ? [] : textsIn(held, `${where}.${key}`, isLanguage(key) ? key : locale),
  )
}

/** Messages, and those that replace some for a market or for the carrier in place. */
function messageTexts(locale: Language): Text[] {
  const own = `${carrierFolder}/messages/${locale}.json`
  return [
    `messages/${locale}.json`,
    ...globSync(`messages/*/${locale}.json`).toSorted(),
    ...(existsSync(own) ? [own] : []),
  ].flatMap((file) => fileTexts(file, locale))
}

/** A message with plural forms or variants is the list of them. */
function fileTexts(file: string, locale: Language): Text[] {
  const messages: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(messages).flatMap(([key, message]) =>
    (JSON.stringify(message).match(/(?<=\w=(?:\w+|\*)":|^)"(?:[^"\\]|\\.)*"/gi) ?? []).flatMap(
      (form) => textsIn(JSON.parse(form), `${file} ${key}`, locale),
    ),
  )
}

const WORDS = `../../../${carrierFolder}/words`

/**
 * The carrier's prose: what each file of its folder exports, an object with its languages or a function of language
 * and figures. A file with a hyphen in its name is a part of another one, or holds no prose.
 */
async function proseTexts(): Promise<Text[]> {
  const files = readdirSync(new URL(WORDS, import.meta.url)).filter((name) =>
    /^[a-z]+\.ts$/.test(name),
  )
  const texts = files.map(async (file) => {
    const name = file.replace('.ts', '')
    const exported: Record<string, unknown> = await import(`${WORDS}/${file}`)
    return Object.values(exported).flatMap((value) =>
      typeof value === 'function'
        ? locales.flatMap((locale) =>
            textsIn(value(locale, facts(locale)), `${name} ${locale}`, locale),
          )
        : textsIn(value, name, null),
    )
  })
  return (await Promise.all(texts)).flat()
}

/** Every text of the site: messages, prose with its figures, carrier.ts and the first experiences. */
export async function findTexts(): Promise<Text[]> {
  return [
    ...engineLanguages.flatMap(messageTexts),
    // What the company has not said yet is empty: npm run carrier -- left names it.
    ...textsIn(appConfig, 'carrier', null).filter(
      ({ where, text }) =>
        text !== '' || !/^carrier\.company\.(?:register|directions)\./.test(where),
    ),
    ...textsIn(
      Object.values(screens).map(
        ({ navigation }) =>
          navigation && { cs: navigation.cs, en: navigation.en, de: navigation.de },
      ),
      'screens',
      null,
    ),
    ...textsIn(experiences, 'seed experiences', null),
    ...textsIn(countries, 'seed countries', null),
    ...(await proseTexts()),
  ]
}
