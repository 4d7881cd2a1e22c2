import { existsSync } from 'node:fs'
import { mixed } from '../../../design/posters/generic/inks-of-look.ts'
import { codedHours } from '../../../src/carrier/config/opening-hours.ts'
import { writtenZip } from '../../../src/carrier/config/problems.ts'
import { parseRegisterNumber, registerExample } from '../../../src/lib/fields/company-id.ts'
import { parsePhone } from '../../../src/lib/fields/phone.ts'
import { parseVatId } from '../../../src/lib/fields/vat-id.ts'
import { type Answers, isLanguage, longColour, PAYMENTS } from '../answers.ts'
import { MARKETS } from '../company-of.ts'
import { borderRule } from '../over-border.ts'
import {
  alwaysIn,
  isMarket,
  LANGUAGE_OF,
  usualPayment,
  withinAirport,
  withinOf,
} from '../quick-answers.ts'
import { shortName } from '../short-name.ts'
import { valueAt } from './paths.ts'

export type Thing = Record<string, unknown>
export type Section = 'Site' | 'Company' | 'Money' | 'Colours' | 'Periods and fees'
export type Choice = { value: string; label: string }
/**
 * What a person is asked. `paths` are where the answer goes, `also` what follows from it; `read` makes a value for each of
 * them of what was typed; `usual` is what an empty answer stands for, by what was answered before.
 */
export type Question = {
  paths: readonly string[]
  also?: readonly string[]
  asks: string
  /** Under what it stands where all are shown; a thing of a list stands under the name of its list. */
  section?: Section
  /** How an answer reads where all are shown; without it as it was typed, or by its choice. */
  shows?: (values: readonly unknown[], answers: Thing) => string
  /** Of an answer that may be a slip: it is taken when it is given a second time. */
  doubts?: (typed: string) => string | undefined
  /** What a person is told of a refusal, where the sentence of the file would not do. */
  says?: (problem: string) => string | undefined
  read?: (typed: string, answers: Thing, thing: Thing) => readonly unknown[]
  usual?: (thing: Thing, answers: Thing) => unknown
  /** One of these, or with `isMany` some of them. */
  choices?: (answers: Thing, thing: Thing) => readonly Choice[]
  isMany?: boolean
  /** By the answers, or of a thing of a list by that thing. */
  when?: (thing: Thing) => boolean
  /** The path that becomes null by an empty answer. */
  none?: string
}
/** Things that are asked for one after another; at least `least` of them. */
export type List = {
  path: string
  of: string
  /** Of all its things, where they are shown. */
  title: string
  least: number
  /** What a person calls a thing of it in questions about it, where that is more than its number. */
  called?: (answers: Thing, thing: Thing) => string | undefined
  /** `thing` is the one that is asked about. */
  questions: (answers: Thing, thing: Thing) => readonly Question[]
  when?: (answers: Thing) => boolean
}

const words = (typed: string) => typed.split(/[\s,]+/).filter(Boolean)
/** The numbers in what was typed when there are so many; else none of them can be used. */
const numbers = (typed: string, count: number) => {
  const found = typed.match(/\d+(?:[.,]\d+)?/g) ?? []
  return Array.from({ length: count }, (_, index) => {
    const one = found.length > count ? undefined : found[index]
    return one === undefined ? Number.NaN : Number(one.replace(',', '.'))
  })
}
const compact = (typed: string) => [typed.replaceAll(/\s/g, '').toUpperCase()]
const WHITE = '#ffffff'
const BLACK = '#000000'

const MARKET_NAMES: Record<Answers['market'], string> = {
  cz: 'Czechia',
  sk: 'Slovakia',
  at: 'Austria',
  de: 'Germany',
}
const LANGUAGE_NAMES = { cs: 'Czech', en: 'English', de: 'German' } as const
/** The VAT rate of carriage of persons where a sample's terms say it (section 10 (2) 6 of the Austrian UStG 1994). */
const RIDE_RATE: Partial<Record<Answers['market'], number>> = { at: 10 }
/** How people write their entry in the register. */
const ENTRIES: Record<Answers['market'], string> = {
  cz: 'zapsána u Krajského soudu v Brně, oddíl C, vložka 1234',
  sk: 'zapsána v obchodním rejstříku Městského soudu Bratislava III',
  at: 'Firmenbuch, Landesgericht Innsbruck',
  de: 'Handelsregister, Amtsgericht München',
}
/** Those that a sample has words and law in; the carrier's own one first. */
const SPOKEN = ['cs', 'cs en', 'en cs', 'de', 'de en', 'en de', 'en']
/** A ride is always taken. */
const KIND_NAMES: Record<Exclude<Answers['kinds'][number], 'ride'>, string> = {
  hourly: 'a car by the hour',
  parcel: 'parcels',
  experience: 'experiences: day trips with a programme',
}
/** Registers that not every trader is in. */
const REGISTERS: Partial<Record<string, string>> = { AT: 'Firmenbuch', DE: 'Handelsregister' }
const PAYMENT_NAMES: Record<
  (typeof PAYMENTS)[number],
  { shown: string; label: string; needsBank: boolean }
> = {
  card: {
    shown: 'card online',
    label: 'card online; needs an account at Stripe, a deploy waits for its two secrets',
    needsBank: false,
  },
  bankTransfer: { shown: 'bank transfer', label: 'bank transfer', needsBank: true },
  cash: { shown: 'cash to the driver', label: 'cash to the driver', needsBank: false },
  invoice: {
    shown: 'invoice after the ride, for companies',
    label: 'invoice after the ride, for companies',
    needsBank: true,
  },
}
/** For an airport whose town is none of the places. */
const NO_TOWN = '-'
const YES_NO = [
  { value: 'yes', label: 'yes' },
  { value: 'no', label: 'no' },
]

function marketOf(answers: Thing) {
  const { market } = answers
  return MARKETS[isMarket(market) ? market : 'at']
}

function languagesOf(answers: Thing): Answers['languages'] {
  const { languages } = answers
  return Array.isArray(languages) ? languages.filter(isLanguage) : []
}

/** The languages whose days a person may write: the carrier's, and that of its country. */
function daysIn(answers: Thing): Answers['languages'] {
  const { market } = answers
  const own = LANGUAGE_OF[isMarket(market) ? market : 'at']
  return [...new Set([...languagesOf(answers), own])]
}

/** What can be spoken, the language of the country first. */
function spokenIn({ market }: Thing): readonly string[] {
  const own = LANGUAGE_OF[isMarket(market) ? market : 'at']
  return SPOKEN.toSorted(
    (one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)),
  )
}

/** A text in each language of the carrier: a question for each of them. */
function inEach(question: Question, answers: Thing): Question[] {
  const spoken = languagesOf(answers)
  return spoken.map((language) => ({
    ...question,
    paths: question.paths.map((path) => `${path}.${language}`),
    asks: spoken.length > 1 ? `${question.asks} (${LANGUAGE_NAMES[language]})` : question.asks,
  }))
}

const NAME: Question = { paths: ['name'], asks: 'Name that customers know' }
const MARKET: Question = {
  paths: ['market'],
  asks: 'Country of the company',
  choices: () => Object.entries(MARKET_NAMES).map(([value, label]) => ({ value, label })),
}
const TOWN: Question = { paths: ['company.city'], asks: 'Town of the company' }
const PHONE: Question = {
  paths: ['phone'],
  asks: 'Phone',
  read: (typed, answers) => {
    const parsed = parsePhone(typed.trim(), marketOf(answers).phone)
    return [parsed.ok ? parsed.phone : typed]
  },
}
const EMAIL: Question = { paths: ['email'], asks: 'E-mail for customers and orders' }

/** All that `--quick` asks. */
export const QUICK: readonly Question[] = [NAME, MARKET, TOWN, PHONE, EMAIL]

/** The questions of the long way in their order; lists of things are asked behind them. */
export function questionsOf(answers: Thing): readonly Question[] {
  const paysVat = paysVatBy(answers)
  const register = REGISTERS[marketOf(answers).code]
  const isRegistered = register === undefined || valueAt(answers, 'company.isRegistered') !== false
  const all: Question[] = [
    NAME,
    MARKET,
    {
      paths: ['languages'],
      asks: 'Languages of the site, your own first',
      read: (typed) => [words(typed)],
      choices: () =>
        spokenIn(answers).map((value) => ({
          value,
          label: words(value)
            .map((one) => (isLanguage(one) ? LANGUAGE_NAMES[one] : one))
            .join(' and '),
        })),
    },
    {
      paths: ['kinds'],
      asks: 'What can be ordered besides rides',
      isMany: true,
      read: (typed) => [['ride', ...words(typed)]],
      choices: () => Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label })),
      shows: ([kinds]) => kindsShown(kinds),
    },
    {
      paths: ['company.isRegistered'],
      asks: `Is the company entered in the ${register}? A sole trader may be in none`,
      usual: () => 'yes',
      read: (typed) => [typed === 'yes'],
      choices: () => YES_NO,
      when: () => register !== undefined,
    },
    {
      paths: ['company.companyId'],
      asks: `Number in the register (${marketOf(answers).companyNumber}), as ${registerExample(marketOf(answers))}, empty: later`,
      none: 'company.companyId',
      read: (typed) => [parseRegisterNumber(typed, marketOf(answers)) ?? typed.trim()],
      when: () => isRegistered,
    },
    { paths: ['company.legalName'], asks: 'Company as registered', usual: ({ name }) => name },
    {
      paths: ['company.owner'],
      asks: 'Owner or director, empty: later',
      none: 'company.owner',
    },
    {
      paths: ['company.street'],
      asks: 'Street and number, empty: later',
      none: 'company.street',
      doubts: (typed) =>
        /\d/.test(typed) ? undefined : 'There is no number in it: type it again if there is none.',
    },
    {
      paths: ['company.zip'],
      asks: 'Postal code, empty: later',
      none: 'company.zip',
      read: (typed) => [writtenZip(typed, marketOf(answers).code)],
    },
    TOWN,
    {
      paths: ['company.vatPayer'],
      asks: 'Payer of VAT?',
      read: (typed) => [typed === 'yes'],
      choices: () => YES_NO,
    },
    {
      paths: ['company.vatId'],
      asks: 'VAT number',
      read: (typed) => [parseVatId(typed, marketOf(answers).code) ?? typed.trim()],
      when: () => paysVat,
    },
    {
      paths: ['vat'],
      asks: 'VAT rate of your rides',
      usual: () => usualRate(answers),
      read: (typed) => [Number(typed)],
      choices: () => marketOf(answers).vatRates.map((rate) => rateChoice(rate)),
      when: () => paysVat,
    },
    ...inEach(
      {
        paths: ['company.register'],
        asks: `Entry in the register without the number, as “${ENTRIES[isMarket(answers['market']) ? answers['market'] : 'at']}”, empty: later`,
        none: 'company.register',
        when: () => isRegistered,
      },
      answers,
    ),
    PHONE,
    EMAIL,
    {
      paths: ['openingHours.coded'],
      also: ['openingHours.words'],
      shows: ([coded]) => (coded === 'Mo-Su' ? 'around the clock' : String(coded)),
      asks: 'Hours, as Mo-Fr 08:00-18:00, Sa 09:00-12:00, or Mo-Su for around the clock',
      usual: () => 'Mo-Su',
      read: (typed) => {
        const coded = codedHours(typed, daysIn(answers)) ?? typed.trim()
        return [coded, hoursIn(coded, languagesOf(answers))]
      },
      says: (problem) =>
        problem.includes('write hours')
          ? 'Write hours as Mo-Fr 08:00-18:00, Sa 09:00-12:00, or Mo-Su for always; days are Mo Tu We Th Fr Sa Su, or those of your languages where only one day can be meant.'
          : undefined,
    },
    {
      paths: ['bank.iban'],
      also: ['bank.account'],
      asks: 'IBAN, empty: later, until then nobody pays by transfer',
      none: 'bank',
      read: (typed) => {
        const [iban] = compact(typed)
        return [iban, accountOf(iban ?? '')]
      },
    },
    ...(valueAt(answers, 'bank.iban')
      ? [
          { paths: ['bank.bic'], asks: 'BIC', read: compact },
          { paths: ['bank.name'], asks: 'Name of the bank' },
          {
            paths: ['bank.holder'],
            asks: 'Name on the account',
            usual: () => valueAt(answers, 'company.legalName'),
          },
        ]
      : []),
    {
      paths: ['payment'],
      asks: 'How customers pay',
      isMany: true,
      usual: () => usualPayment(answers['bank']),
      read: (typed) => [PAYMENTS.filter((one) => words(typed).includes(one))],
      choices: () =>
        PAYMENTS.filter((one) => answers['bank'] || !PAYMENT_NAMES[one].needsBank).map((value) => ({
          value,
          label: PAYMENT_NAMES[value].label,
        })),
      shows: ([ways]) =>
        PAYMENTS.filter((one) => Array.isArray(ways) && ways.includes(one))
          .map((one) => PAYMENT_NAMES[one].shown)
          .join('; '),
    },
    {
      paths: ['childSeat.price', 'childSeat.max'],
      asks: `Price of a child seat in ${marketOf(answers).currency} and how many a car takes, as 0 3; empty: you have none`,
      none: 'childSeat',
      read: (typed) => numbers(typed, 2),
      shows: ([price, max]) =>
        typeof max === 'number' ? `${money(price)} each, ${max} in a car` : 'none',
    },
    { paths: ['domain'], asks: 'Domain, as www.example.com, empty: later', none: 'domain' },
    {
      paths: ['colours.night'],
      asks: 'Dark colour of header, hero and posters, as #0d1a2b, empty: the sample’s',
      none: 'colours',
      read: (typed) => [longColour(typed)],
      says: (problem) =>
        problem.includes('contrast')
          ? 'Light words on this colour would be hard to read: choose a darker one'
          : undefined,
    },
    ...(valueAt(answers, 'colours.night')
      ? [
          {
            paths: ['colours.call'],
            also: ['colours.call-hover', 'colours.call-pressed'],
            asks: 'Colour of the button that orders, a light one as #ecc878',
            usual: () => '#ecc878',
            says: (problem: string) =>
              problem.includes('contrast')
                ? 'Its dark words would be hard to read, or it would hardly be seen on your dark colour: choose a lighter one'
                : undefined,
            read: (typed: string) => shadesOf(longColour(typed)),
          },
          {
            paths: ['colours.sun'],
            asks: 'Colour of the dot in your sign, as #c9563a',
            usual: () => '#c9563a',
            read: (typed: string) => [longColour(typed)],
          },
        ]
      : []),
    {
      paths: ['ownRules'],
      asks: 'Do periods and fees of a sample hold for you (“npm run carrier -- left” names each)?',
      read: (typed) => [typed === 'yes'],
      usual: () => 'no',
      choices: () => YES_NO,
      // Only a carrier that was written can be asked for what is left.
      when: () => existsSync(`carriers/${String(answers['id'])}/setup.json`),
    },
  ]
  return all
    .filter(({ when }) => when?.(answers) ?? true)
    .map((question) => ({ ...question, section: sectionOf(question) }))
}

const SECTIONS: readonly [paths: RegExp, section: Section][] = [
  [/^(?:name|market|languages|kinds|domain)/, 'Site'],
  [/^(?:company\.vat|vat|bank|payment|childSeat)/, 'Money'],
  [/^colours/, 'Colours'],
  [/^ownRules/, 'Periods and fees'],
]

function sectionOf({ paths: [path = ''] }: Question): Section {
  return SECTIONS.find(([paths]) => paths.test(path))?.[1] ?? 'Company'
}

/** Lists whose things are asked one by one. */
export const LISTS: readonly List[] = [
  {
    path: 'categories',
    of: 'category of cars',
    title: 'Categories of cars',
    least: 1,
    questions: (answers) => [
      { paths: ['name'], asks: 'name that customers read' },
      {
        paths: ['maxPassengers', 'maxLuggage', 'largeLuggage'],
        asks: 'seats for passengers, pieces of luggage, how many of these may be large, as 3 3 2',
        read: (typed) => numbers(typed, 3),
        shows: ([seats, luggage, large]) =>
          `${String(seats)}; ${String(luggage)} pieces of luggage, ${String(large)} of them large`,
      },
      {
        paths: ['hourlyRate'],
        asks: `price of an hour in ${marketOf(answers).currency}`,
        read: (typed) => [amount(typed)],
        shows: ([price]) => money(price),
      },
    ],
  },
  {
    path: 'places',
    of: 'place of fixed prices',
    title: 'Places of fixed prices',
    least: 1,
    questions: (answers, place) => [
      ...inEach(
        {
          paths: ['name'],
          asks: 'name',
          usual: ({ name }) => firstOf(name),
        },
        answers,
      ),
      {
        paths: ['airport.code'],
        also: ['airport.fullName', ...(townsIn(answers, place).length === 0 ? ['airport.of'] : [])],
        asks: 'of an airport its three letters, as GRZ; empty: no airport',
        none: 'airport',
        read: (typed, _, thing) => [typed.trim().toUpperCase(), thing['name'], null],
        shows: ([code]) => (typeof code === 'string' ? code : 'no airport'),
      },
      {
        paths: ['airport.of'],
        asks: 'town of this airport',
        usual: () =>
          townsIn(answers, place).find(({ label }) => firstOf(place['name']).includes(label))
            ?.value ?? NO_TOWN,
        choices: () => [
          ...townsIn(answers, place),
          { value: NO_TOWN, label: 'none of these: a town that is no place of yours' },
        ],
        read: (typed) => [typed === NO_TOWN ? null : typed],
        shows: ([of]) =>
          townsIn(answers, place).find(({ value }) => value === of)?.label ?? 'none of your places',
        when: (thing) =>
          typeof thing['airport'] === 'object' &&
          thing['airport'] !== null &&
          townsIn(answers, place).length > 0,
      },
      ...languagesOf(answers).map((language) => ({
        paths: [`within.${language}`],
        asks: `the name with “in” (${LANGUAGE_NAMES[language]})`,
        usual: (thing: Thing) => {
          const name = valueAt(thing, `name.${language}`)
          if (typeof name !== 'string') return undefined
          return thing['airport'] ? withinAirport(name, language) : withinOf(name, language)
        },
      })),
      {
        paths: ['country', 'postalCodes'],
        asks: 'country and how its postal codes begin, as AT 80 81; without a country your own',
        read: (typed) => countryAndCodes(typed, marketOf(answers).code),
        shows: ([land, codes]) => [land, codes].flat().join(' '),
      },
    ],
  },
  {
    path: 'routes',
    of: 'route with a fixed price',
    title: 'Routes with a fixed price',
    least: 0,
    called: (answers, { from, to }) => {
      const ends = [from, to].map((end) => placesIn(answers).find(({ value }) => value === end))
      return ends.every((end) => end !== undefined)
        ? ends.map(({ label }) => label).join(' – ')
        : undefined
    },
    when: (answers) => itemsOf(answers, 'places').length > 1,
    questions: (answers, route) => [
      { paths: ['from'], asks: 'from', choices: placesIn },
      {
        paths: ['to'],
        asks: 'to',
        choices: (all, { from }) => placesIn(all).filter(({ value }) => value !== from),
      },
      {
        paths: ['minutes', 'km'],
        asks: 'minutes and kilometres, as 45 60',
        read: (typed) => numbers(typed, 2),
        shows: ([minutes, km]) => `${String(minutes)} min, ${String(km)} km`,
      },
      ...vatAbroad(answers, route),
      ...pricesIn(answers),
    ],
  },
  {
    path: 'experiences',
    of: 'experience',
    title: 'Experiences',
    least: 0,
    called: (_, { name }) => firstOf(name) || undefined,
    when: ({ kinds }) => Array.isArray(kinds) && kinds.includes('experience'),
    questions: (answers) => [
      ...inEach({ paths: ['name'], asks: 'name' }, answers),
      ...inEach({ paths: ['about'], asks: 'what it is, in a sentence or two' }, answers),
      { paths: ['from'], asks: 'from', choices: placesIn },
      {
        paths: ['hours', 'km'],
        asks: 'hours and kilometres, as 8 200',
        read: (typed) => numbers(typed, 2),
        shows: ([hours, km]) => `${String(hours)} h, ${String(km)} km`,
      },
      ...pricesIn(answers),
    ],
  },
  {
    path: 'people',
    of: 'person of the desk',
    title: 'People of the desk',
    least: 1,
    questions: () => [
      {
        paths: ['name'],
        asks: 'name',
        usual: (_, answers) => valueAt(answers, 'company.owner') ?? answers['name'],
      },
      { paths: ['email'], asks: 'e-mail', usual: (_, { email }) => email },
      {
        paths: ['role'],
        asks: 'role',
        choices: () => [
          { value: 'owner', label: 'owner: all of the desk' },
          { value: 'dispatcher', label: 'dispatcher: orders and rides' },
        ],
      },
    ],
  },
]

/** The things of a list that were said so far. */
export function itemsOf(answers: Thing, list: string): Thing[] {
  const value = answers[list]
  return Array.isArray(value) ? value : []
}

function placesIn(answers: Thing): Choice[] {
  return itemsOf(answers, 'places').map((place) => ({
    value: idOf(place, 'id'),
    label: firstOf(place['name']),
  }))
}

/** Whether a payer of VAT is asked, so that rates matter. */
function paysVatBy(answers: Thing): boolean {
  return valueAt(answers, 'company.vatPayer') === true
}

/** The VAT of a route that crosses the border, by the law of the market. */
function vatAbroad(answers: Thing, { from, to }: Thing): Question[] {
  const market = isMarket(answers['market']) ? answers['market'] : 'at'
  const { code, vatRates, documents } = MARKETS[market]
  const places = itemsOf(answers, 'places').map((one) => ({
    id: idOf(one, 'id'),
    country: typeof one['country'] === 'string' ? one['country'] : code,
  }))
  const ends = { ...(typeof from === 'string' && { from }), ...(typeof to === 'string' && { to }) }
  const why = `(${documents.abroad.why.en.replace(/\.$/, '').replaceAll('\u00a0', ' ')})`
  switch (paysVatBy(answers) ? borderRule(ends, { market, places }) : null) {
    case null:
      return []
    case 'homeStretch':
      return [
        {
          paths: ['kmAtHome'],
          asks: `how many of its kilometres are in ${MARKET_NAMES[market]}, which alone bear VAT ${why}`,
          read: (typed) => numbers(typed, 1),
          shows: ([km]) => (typeof km === 'number' ? `${km} km` : 'not said'),
        },
      ]
    case 'exempt':
      return [
        {
          paths: ['vat'],
          asks: `VAT rate over the border ${why}`,
          usual: () => 0,
          read: (typed) => [Number(typed)],
          choices: () => vatRates.map((rate) => rateChoice(rate)),
        },
      ]
  }
}

/** A price in each category. */
function pricesIn(answers: Thing): Question[] {
  return itemsOf(answers, 'categories').map((one) => ({
    paths: [`price.${idOf(one, 'slug')}`],
    asks: `price of ${firstOf(one['name'])} in ${marketOf(answers).currency}`,
    read: (typed: string) => [amount(typed)],
    shows: ([price]) => money(price),
  }))
}

/** The first language of a name. */
export function firstOf(name: unknown): string {
  const first: unknown = typeof name === 'object' && name !== null ? Object.values(name)[0] : name
  return typeof first === 'string' ? first : ''
}

/** The short name of a thing, said or made of its name. */
function idOf(thing: Thing, key: 'id' | 'slug'): string {
  const said = thing[key]
  return typeof said === 'string' ? said : shortName(firstOf(thing['name']))
}

/** Towns among the other places: what an airport can be of. */
function townsIn(answers: Thing, place: Thing): Choice[] {
  const towns = itemsOf(answers, 'places').filter((one) => one !== place && !one['airport'])
  return placesIn({ places: towns })
}

function rateChoice(rate: number): Choice {
  return { value: String(rate / 100), label: `${rate / 100} %` }
}

function usualRate(answers: Thing): number {
  const { market } = answers
  const own = isMarket(market) ? RIDE_RATE[market] : undefined
  return own ?? Math.max(...marketOf(answers).vatRates) / 100
}

function kindsShown(kinds: unknown): string {
  const besides = Object.entries(KIND_NAMES).filter(
    ([kind]) => Array.isArray(kinds) && kinds.includes(kind),
  )
  return besides.map(([, label]) => label).join('; ') || 'rides alone'
}

/** Whole money with its hundredths, where there are some. */
function money(price: unknown): string {
  return typeof price === 'number' ? price.toFixed(Number.isInteger(price) ? 0 : 2) : 'not said'
}

/**
 * Money as people write it: 85, 85.50, “85,50 €”, “1 290”, “1.250,50”. One mark before three digits may mean thousands or
 * a fraction, so it is no amount.
 */
function amount(typed: string): number {
  const plain = typed.replaceAll(/[\s\u00a0]|€|Kč|EUR|CZK|,[-–]+$/giu, '')
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number.NaN
  const [, whole, cents = '0'] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return whole ? Number(`${whole.replaceAll(/[.,]/g, '')}.${cents}`) : Number.NaN
}

function countryAndCodes(typed: string, own: string): readonly unknown[] {
  const [first = '', ...codes] = words(typed.toUpperCase())
  return /^[A-Z]{2}$/.test(first) ? [first, codes] : [own, words(typed.toUpperCase())]
}

/** The account number within a Czech IBAN, as people write it; of any other IBAN an empty text. */
function accountOf(iban: string): string {
  const [, bank, prefix = '', account = ''] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? []
  if (!bank) return ''
  const plain = (digits: string) => digits.replace(/^0+/, '')
  return `${plain(prefix) && `${plain(prefix)}-`}${plain(account)}/${bank}`
}

function shadesOf(colour: string): readonly string[] {
  return /^#[\da-f]{6}$/.test(colour)
    ? [colour, mixed(colour, WHITE, 30), mixed(colour, BLACK, 10)]
    : [colour, colour, colour]
}

const DAYS = {
  cs: { Mo: 'po', Tu: 'út', We: 'st', Th: 'čt', Fr: 'pá', Sa: 'so', Su: 'ne' },
  de: { Mo: 'Mo', Tu: 'Di', We: 'Mi', Th: 'Do', Fr: 'Fr', Sa: 'Sa', Su: 'So' },
  en: { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' },
} as const

/** Hours as schema.org writes them, in words of each language. */
function hoursIn(coded: string, languages: Answers['languages']): Record<string, string> {
  if (coded === 'Mo-Su') return alwaysIn(languages)
  return Object.fromEntries(
    languages.map((language) => [
      language,
      coded
        .replaceAll(
          /[A-Z][a-z]/g,
          (day) => Object.entries(DAYS[language]).find(([key]) => key === day)?.[1] ?? day,
        )
        .replaceAll(/(?<=\d|\p{L})-(?=\d|\p{L})/gu, '–'),
    ]),
  )
}
