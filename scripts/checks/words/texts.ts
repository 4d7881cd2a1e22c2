import { readFileSync } from 'node:fs'
import { useAliases } from '../../tools/aliases.ts'
import type { Locale } from '../../../src/lib/locale.ts'

/** A text that people read, without markup, and its location. */
export type Text = { where: string; locale: Locale; text: string }

/** Fields with addresses, codes and file names instead of words. */
const NO_WORDS = new Set(
  'code companyId country effectiveFrom iban icon id image img mainPhoto reviewedOn slug src vatId'.split(
    ' ',
  ),
)

const LOCALES = ['cs', 'en'] as const

/** Text without tags; each block becomes a line of its own. */
function withoutMarkup(html: string): string {
  return html.replace(/<\/?(?:p|ul|ol|li|h\d)[^>]*>/g, '\n').replace(/<[^>]+>/g, '')
}

function isLocale(key: string): key is Locale {
  return key === 'cs' || key === 'en'
}

/** All texts in a value; a key `cs` or `en` sets the language of its content. */
function textsIn(value: unknown, where: string, locale: Locale | null): Text[] {
  if (typeof value === 'string') {
    if (locale === null) return []
    if (value === '') return [{ where, locale, text: '' }]
    const lines = withoutMarkup(value).split('\n').filter(Boolean)
    return lines.map((text) => ({ where, locale, text }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    NO_WORDS.has(key) ? [] : textsIn(held, `${where}.${key}`, isLocale(key) ? key : locale),
  )
}

/** Messages; a plural message is the list of its forms. */
function messageTexts(locale: Locale): Text[] {
  const file = `messages/${locale}.json`
  const messages: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(messages).flatMap(([key, message]) =>
    (
      JSON.stringify(message).match(/(?<=plural=\w+": ?|Plural=\w+":|^)"(?:[^"\\]|\\.)*"/gi) ?? []
    ).flatMap((form) => textsIn(JSON.parse(form), `${file} ${key}`, locale)),
  )
}

/** Every text of the site: messages, content with its figures, carrier.ts and the first experiences. */
export async function findTexts(): Promise<Text[]> {
  useAliases()
  const [{ appConfig }, { home }, { services }, { carCategories }] = await Promise.all([
    import('../../../app.config.ts'),
    import('../../../carriers/vozka/words/home.ts'),
    import('../../../carriers/vozka/words/services.ts'),
    import('../../../carriers/vozka/words/cars.ts'),
  ])
  const [
    { facts },
    { faq },
    { terms },
    { privacy },
    { accessibility },
    { experiences },
    { screens },
    { countries },
  ] = await Promise.all([
    import('../../../src/carrier/facts.ts'),
    import('../../../carriers/vozka/words/faq.ts'),
    import('../../../carriers/vozka/words/terms.ts'),
    import('../../../carriers/vozka/words/privacy.ts'),
    import('../../../carriers/vozka/words/accessibility.ts'),
    import('../../../carriers/vozka/catalogue/experiences.ts'),
    import('../../../src/i18n/screens.ts'),
    import('../../../src/lib/countries.ts'),
  ])
  const long = LOCALES.flatMap((locale) => [
    ...textsIn(faq(locale, facts(locale)), `faq ${locale}`, locale),
    ...textsIn(terms(locale, facts(locale)), `terms ${locale}`, locale),
    ...textsIn(privacy(locale, facts(locale)), `privacy ${locale}`, locale),
    ...textsIn(accessibility(locale, facts(locale)), `accessibility ${locale}`, locale),
  ])
  return [
    ...LOCALES.flatMap(messageTexts),
    ...textsIn(appConfig, 'carrier', null),
    ...textsIn(
      Object.values(screens).map(
        ({ navigation }) => navigation && { cs: navigation.cs, en: navigation.en },
      ),
      'screens',
      null,
    ),
    ...textsIn(home, 'home', null),
    ...textsIn(services, 'services', null),
    ...textsIn(carCategories, 'cars', null),
    ...textsIn(experiences, 'seed experiences', null),
    ...textsIn(countries, 'seed countries', null),
    ...long,
  ]
}
