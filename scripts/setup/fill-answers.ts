import { type Answers, isLanguage, SAID_BY } from './answers.ts'
import { valueAt } from './ask/paths.ts'
import {
  alwaysIn,
  freeId,
  isMarket,
  quickAnswers,
  usualPayment,
  withinAirport,
  withinOf,
} from './quick-answers.ts'
import { shortName } from './short-name.ts'

type Data = Record<string, unknown>

/**
 * Answers with what was not said yet as `--quick` would answer it, so that a person who stops early has a whole carrier.
 * Of an account, and of a thing of a list that was begun, nothing is made up but the first category and town.
 */
export function fillAnswers(given: Data): Data {
  return filled(given, false)
}

function filled(given: Data, isJudged: boolean): Data {
  const few = isData(given['company']) ? given['company'] : {}
  const base = quickAnswers({
    name: textOr(given['name'], 'Carrier'),
    market: isMarket(given['market']) ? given['market'] : 'at',
    town: textOr(few['city'], 'Town'),
    phone: textOr(given['phone'], '+43316000000'),
    email: textOr(given['email'], 'office@carrier.example'),
  })
  const languages = Array.isArray(given['languages'])
    ? given['languages'].filter(isLanguage)
    : base.languages
  const all = merged(
    { ...base, openingHours: { words: alwaysIn(languages), coded: 'Mo-Su' } },
    given,
  )
  const first = (index: number, usual: object = {}) => (index === 0 || isJudged ? usual : {})
  const categories = itemsOf(given, 'categories').map((item, index) => ({
    ...first(index, base.categories[0]),
    ...(Number(item['maxLuggage']) < 2 && { largeLuggage: 0 }),
    ...item,
    slug: item['slug'] ?? (shortName(item['name']) || `car-${index + 1}`),
  }))
  const places = itemsOf(given, 'places').map((item, index) => ({
    ...first(index, base.places[0]),
    airport: null,
    ...item,
    within: withinIn(item, languages),
    id: item['id'] ?? (shortName(firstText(item['name'])) || `place-${index + 1}`),
  }))
  const people = itemsOf(given, 'people').map((item, index) => ({
    ...first(index, base.people[0]),
    ...item,
    id: item['id'] ?? (shortName(item['name']) || `person-${index + 1}`),
  }))
  return {
    ...all,
    guessed: base.guessed.filter(
      (one) => isAmong(given['guessed'], one) || valueAt(given, SAID_BY[one]) === undefined,
    ),
    payment: given['payment'] ?? usualPayment(given['bank']),
    id: given['id'] ?? freeId(textOr(given['name'], 'Carrier')),
    ...(isData(given['bank']) && {
      bank: { holder: valueAt(all, 'company.legalName'), ...given['bank'] },
    }),
    ...(categories.length > 0 && { categories }),
    ...(places.length > 0 && { places }),
    ...(people.length > 0 && { people }),
    routes: itemsOf(given, 'routes').map((item) => ({ vat: all['vat'], ...item })),
    experiences: itemsOf(given, 'experiences').map((item, index) => ({
      ...item,
      id: item['id'] ?? (shortName(firstText(item['name'])) || `experience-${index + 1}`),
    })),
  }
}

/** The name of a place with “in” in each language: as it was said, or as it follows from its name. */
function withinIn({ name, within, airport }: Data, languages: Answers['languages']): unknown {
  if (typeof within === 'string') return within
  const said = isData(within) ? within : {}
  const texts = languages.map((language) => {
    const called = typeof name === 'string' ? name : isData(name) ? name[language] : undefined
    const follows =
      typeof called !== 'string'
        ? undefined
        : airport
          ? withinAirport(called, language)
          : withinOf(called, language)
    return [language, said[language] ?? follows] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}

/** Whole answers by which each one that was given is judged by all rules at once; nothing of them is ever written. */
export function judgedAnswers(given: Data): Data {
  const all = filled(given, true)
  const { bank } = all
  const free = Object.fromEntries(itemsOf(all, 'categories').map(({ slug }) => [String(slug), 0]))
  const ids = itemsOf(all, 'places').map(({ id }) => id)
  const priced = (item: Data) => ({ ...free, ...(isData(item['price']) ? item['price'] : {}) })
  return {
    ...all,
    ...(isData(bank) && { bank: { ...bankOf(bank), ...bank } }),
    places: itemsOf(all, 'places').map(({ airport, ...item }) => ({
      ...item,
      airport: isData(airport) ? { ...airport, of: airport['of'] ?? null } : airport,
    })),
    routes: itemsOf(all, 'routes').map((item) => {
      const from = item['from'] ?? ids[0]
      const to = item['to'] ?? ids.find((id) => id !== from)
      return { minutes: 1, km: 1, ...item, from, to, price: priced(item) }
    }),
    experiences: itemsOf(all, 'experiences').map((item) => ({
      name: 'Experience',
      about: 'About',
      from: ids[0],
      hours: 1,
      km: 1,
      ...item,
      price: priced(item),
    })),
  }
}

/** A bank of the country of the IBAN. */
function bankOf({ iban }: Data): Data {
  return { name: 'Bank', holder: 'Holder', bic: `AAAA${textOr(iban, 'AT').slice(0, 2)}AA` }
}

/** Said answers over the usual ones, key by key; a list is taken as it is. */
function merged(usual: Data, said: Data): Data {
  return Object.fromEntries(
    [...new Set([...Object.keys(usual), ...Object.keys(said)])].map((key) => {
      const [one, other] = [usual[key], said[key]]
      if (other === undefined) return [key, one]
      const isText = isData(other) && Object.keys(other).every(isLanguage)
      return [key, isData(one) && isData(other) && !isText ? merged(one, other) : other]
    }),
  )
}

function isAmong(list: unknown, one: string): boolean {
  return Array.isArray(list) && list.includes(one)
}

function itemsOf(given: Data, list: string): Data[] {
  const value = given[list]
  return Array.isArray(value) ? value.filter(isData) : []
}

function firstText(words: unknown): unknown {
  return isData(words) ? Object.values(words)[0] : words
}

function textOr(value: unknown, usual: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : usual
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
