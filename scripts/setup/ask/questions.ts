import { existsSync } from 'node:fs'
import { codedHours } from '../../../src/carrier/config/opening-hours.ts'
import { writtenZip } from '../../../src/carrier/config/problems.ts'
import { parseRegisterNumber, registerExample } from '../../../src/lib/fields/company-id.ts'
import { parsePhone } from '../../../src/lib/fields/phone.ts'
import { parseVatId } from '../../../src/lib/fields/vat-id.ts'
import { type Answers, isLanguage, LANGUAGES, longColour, PAYMENTS } from '../answers.ts'
import { alwaysIn, LANGUAGE_OF, usualPayment, usualRate } from '../quick-answers.ts'
import { valueAt } from './paths.ts'
import { compact, numbers, words, zipAndTown } from './read-typed.ts'
import {
  firstOf,
  inEach,
  LANGUAGE_NAMES,
  languagesOf,
  MARKET_NAMES,
  marketIn,
  marketOf,
  money,
  paysVatBy,
  type Question,
  rateChoice,
  type Section,
  type Thing,
} from './things.ts'

/** How people write their entry in the register. */
const ENTRIES: Record<Answers['market'], string> = {
  cz: 'zapsána u Krajského soudu v Brně, oddíl C, vložka 1234',
  sk: 'zapsána v obchodním rejstříku Městského soudu Bratislava III',
  at: 'Firmenbuch, Landesgericht Innsbruck',
  de: 'Handelsregister, Amtsgericht München',
}
/** What an imprint names of a trade, where its law asks for it (section 5 of the Austrian ECG and of the German DDG). */
const TRADES: Partial<Record<Answers['market'], string>> = {
  at: 'Wirtschaftskammer Tirol; Mietwagengewerbe, verliehen in Österreich; Stadtmagistrat Innsbruck',
  de: 'IHK München; Mietwagenunternehmer, verliehen in Deutschland; Landratsamt München',
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
const YES_NO = [
  { value: 'yes', label: 'yes' },
  { value: 'no', label: 'no' },
]

/** The languages whose days a person may write: the carrier's, and that of its country. */
function daysIn(answers: Thing): Answers['languages'] {
  return [...new Set([...languagesOf(answers), LANGUAGE_OF[marketIn(answers)]])]
}

/** What can be spoken, the language of the country first. */
function spokenIn(answers: Thing): readonly string[] {
  const own = LANGUAGE_OF[marketIn(answers)]
  return SPOKEN.toSorted(
    (one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)),
  )
}

/** The forms that a name in the register has (section 19 UGB, section 19 HGB). */
const COMPANY_FORM =
  /gesellschaft|GmbH|GesmbH|\b(?:AG|FlexCo|FlexKapG|GbR|KG|KGaA|OG|OHG|SE|UG)\b|\be\. ?[KU]/

/** A country is no town, in any language of the engine; Luxembourg is both. */
function doubtOfTown(typed: string): string | undefined {
  const isCountry = ['AT', 'CH', 'CZ', 'DE', 'HU', 'IT', 'PL', 'SK'].some((code) =>
    LANGUAGES.some(
      (language) =>
        new Intl.DisplayNames(language, { type: 'region' }).of(code)?.toLowerCase() ===
        typed.trim().toLowerCase(),
    ),
  )
  if (/[@\d]/.test(typed)) return 'That does not look like a town: type it again if it is one.'
  return isCountry ? `${typed.trim()} is a country: type the town, or this again.` : undefined
}

const NAME: Question = { paths: ['name'], asks: 'Name that customers know' }
const MARKET: Question = {
  paths: ['market'],
  asks: 'Country of the company',
  choices: () => Object.entries(MARKET_NAMES).map(([value, label]) => ({ value, label })),
}
const TOWN: Question = {
  paths: ['company.city'],
  asks: 'Town of the company',
  doubts: doubtOfTown,
}
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
    {
      paths: ['company.legalName'],
      asks: 'Company as registered',
      usual: ({ name }) => name,
      doubts: (typed) =>
        isRegistered && /^(?:AT|DE)$/.test(marketOf(answers).code) && !COMPANY_FORM.test(typed)
          ? 'In the register a name has its form, as GmbH or e.U.: type it again if it has none.'
          : undefined,
    },
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
      paths: ['company.zip', 'company.city'],
      asks: 'Postal code and town, as 8010 Graz; the town alone: its code later',
      retyped: () =>
        [valueAt(answers, 'company.zip'), valueAt(answers, 'company.city')]
          .filter((one) => typeof one === 'string')
          .join(' '),
      shows: (values) => values.filter((one) => typeof one === 'string').join(' '),
      read: (typed) => {
        const { zip, town } = zipAndTown(typed)
        return [zip === null ? null : writtenZip(zip, marketOf(answers).code), town]
      },
      doubts: (typed) => doubtOfTown(zipAndTown(typed).town),
    },
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
      usual: () => usualRate(marketIn(answers)),
      read: (typed) => [Number(typed)],
      choices: () => marketOf(answers).vatRates.map((rate) => rateChoice(rate)),
      when: () => paysVat,
    },
    ...inEach(
      {
        paths: ['company.register'],
        asks: `Entry in the register without the number, as “${ENTRIES[marketIn(answers)]}”, empty: later`,
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
      asks: 'Hours in which somebody answers, as Mo-Fr 08:00-18:00, Sa 09:00-12:00, or Mo-Su for around the clock',
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
        const iban = compact(typed)
        return [iban, accountOf(iban)]
      },
    },
    ...(valueAt(answers, 'bank.iban')
      ? [
          {
            paths: ['bank.bic', 'bank.name'],
            asks: 'BIC and name of the bank, as GIBAATWW Erste Bank',
            read: (typed: string) => {
              const [bic = '', ...name] = typed.trim().split(/[\s,;]+/)
              return [compact(bic), name.join(' ')]
            },
            says: (problem: string, typed: string) =>
              /^[A-Z]{6}[A-Z\d]{2}/i.test(typed.trim()) && !problem.startsWith('bank.name')
                ? undefined
                : 'Write the BIC, and behind it the name of the bank, as GIBAATWW Erste Bank.',
          },
          {
            paths: ['bank.holder'],
            asks: 'Name on the account',
            follows: true,
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
      paths: ['colours.night', 'colours.call', 'colours.sun'],
      asks: 'Colours (the dark one of header, hero and posters, that of the button that orders, that of the dot in your sign), as #0d1a2b #ecc878 #c9563a; empty: the sample’s',
      none: 'colours',
      read: (typed) => {
        const [night = '', call, sun, more] = words(typed).map(longColour)
        return more === undefined ? [night, call, sun] : ['']
      },
      says: (problem) => {
        if (!problem.includes('contrast')) return undefined
        return problem.includes('call')
          ? 'Dark words on the colour of the button would be hard to read, or it would hardly be seen on your dark colour: choose a lighter one.'
          : 'Light words on the dark colour would be hard to read: choose a darker one.'
      },
    },
    {
      paths: ['licence.number', 'licence.authority'],
      asks: 'Number of your licence to carry people and who granted it, with a comma between, as 12-345, Bezirkshauptmannschaft Graz-Umgebung; empty: later',
      none: 'licence',
      retyped: () =>
        [valueAt(answers, 'licence.number'), firstOf(valueAt(answers, 'licence.authority'))]
          .filter(Boolean)
          .join(', '),
      says: (problem) =>
        problem.includes('.authority') ? 'Write both, with a comma between.' : undefined,
      shows: ([number, authority]) =>
        typeof number === 'string' ? `${number}, ${firstOf(authority)}` : 'not said',
      read: (typed) => {
        const [, number = typed.trim(), authority = ''] = /^(.*?),\s*(.*)$/.exec(typed.trim()) ?? []
        return [number, authority]
      },
    },
    {
      paths: ['trade.chamber', 'trade.profession', 'trade.supervision'],
      asks: `Chamber, profession with the state that granted it, supervising authority, with semicolons between, as ${TRADES[marketIn(answers)] ?? ''}, empty: later`,
      none: 'trade',
      when: () => TRADES[marketIn(answers)] !== undefined,
      retyped: () => tradeShown(answers),
      shows: () => tradeShown(answers) || 'not said',
      read: (typed) => typed.split(';').map((one) => one.trim()),
      says: (problem) =>
        problem.startsWith('trade')
          ? 'Write all three with semicolons between; without a chamber begin with the semicolon.'
          : undefined,
    },
    {
      paths: ['ownRules'],
      asks: 'Periods and fees and promises of messages as a sample has them: do they hold for you (“npm run carrier -- left” names each)?',
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

function tradeShown(answers: Thing): string {
  const said = ['chamber', 'profession', 'supervision'].map((one) =>
    firstOf(valueAt(answers, `trade.${one}`)),
  )
  return said.some(Boolean) ? said.join('; ') : ''
}

function kindsShown(kinds: unknown): string {
  const besides = Object.entries(KIND_NAMES).filter(
    ([kind]) => Array.isArray(kinds) && kinds.includes(kind),
  )
  return besides.map(([, label]) => label).join('; ') || 'rides alone'
}

/** The account number within a Czech IBAN, as people write it; of any other IBAN an empty text. */
function accountOf(iban: string): string {
  const [, bank, prefix = '', account = ''] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? []
  if (!bank) return ''
  const plain = (digits: string) => digits.replace(/^0+/, '')
  return `${plain(prefix) && `${plain(prefix)}-`}${plain(account)}/${bank}`
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
