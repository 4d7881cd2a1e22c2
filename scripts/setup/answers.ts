import * as v from 'valibot'
import { COLOURS } from '../../src/carrier/config/look.ts'
import { isOpeningHours } from '../../src/carrier/config/opening-hours.ts'
import type { PAYMENT_METHODS } from '../../src/carrier/payment-methods.ts'
import { problemsBetween } from './answer-rules.ts'

/** The languages that the engine speaks; a carrier chooses of them, its own one first. */
export const LANGUAGES = ['cs', 'en', 'de'] as const
export const MARKETS = ['cz', 'sk', 'at', 'de'] as const
/** What `setup -- --quick` has to answer by itself, in words. */
export const GUESSES = {
  category: 'the name of the category of cars',
  seats: 'the seats and the luggage of the category of cars',
  hourlyRate: 'the price of an hour',
  legalName: 'the registered name, as the one that customers know',
  isRegistered: 'that the company is entered in the register of companies',
  vatPayer: 'that you are no payer of VAT',
  openingHours: 'that you are open around the clock',
  payment: 'how customers pay',
} as const
export const GUESSABLE = [
  'category',
  'seats',
  'hourlyRate',
  'legalName',
  'isRegistered',
  'vatPayer',
  'openingHours',
  'payment',
] as const satisfies (keyof typeof GUESSES)[]
/** The answer by which a person says what was guessed; no other one does. */
export const SAID_BY: Readonly<Record<keyof typeof GUESSES, string>> = {
  category: 'categories.0.name',
  seats: 'categories.0.maxPassengers',
  hourlyRate: 'categories.0.hourlyRate',
  legalName: 'company.legalName',
  isRegistered: 'company.isRegistered',
  vatPayer: 'company.vatPayer',
  openingHours: 'openingHours.coded',
  payment: 'payment',
}
/** The ways of paying in the sequence in which orders offer them. */
export const PAYMENTS = [
  'card',
  'bankTransfer',
  'cash',
  'invoice',
] as const satisfies (keyof typeof PAYMENT_METHODS)[]
export const KINDS = ['ride', 'hourly', 'parcel', 'experience'] as const

const text = (says: string) =>
  v.pipe(v.string(says), v.trim(), v.nonEmpty(says), v.maxLength(300, says))
const matching = (pattern: RegExp, says: string) =>
  v.pipe(v.string(says), v.trim(), v.regex(pattern, says))
const amount = (says: string) =>
  v.pipe(
    v.number(says),
    v.minValue(0, says),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, says),
  )
const whole = (least: number, most: number, says: string) =>
  v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says))

const id = matching(
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  'write small letters, digits and dashes, as "vienna-airport"',
)
/** One text for all languages, or an object of language and text. */
const words = v.union(
  [
    text('write a text, or a text for each language'),
    v.record(v.picklist(LANGUAGES), text('write a text')),
  ],
  'write a text, or one for each language as { "de": "…", "en": "…" }',
)
const country = matching(/^[A-Z]{2}$/, 'write the two capital letters of a country, as "AT"')
const percent = v.pipe(
  v.number('write the VAT rate in percent, as 10'),
  v.minValue(0, 'write the VAT rate in percent, as 10'),
  v.maxValue(30, 'write the VAT rate in percent, as 10'),
)
const email = v.pipe(
  v.string('write an e-mail address, as "office@example.com"'),
  v.email('write an e-mail address, as "office@example.com"'),
)

const COLOUR_SAYS = 'write a colour as "#0d1a2b" or "#c00"'
/** A colour as people write it; carrier and look have six small letters or digits. */
const colour = v.pipe(
  v.string(COLOUR_SAYS),
  v.transform(longColour),
  v.regex(/^#[\da-f]{6}$/, COLOUR_SAYS),
)

const HOURS_SAY =
  'write hours as "Mo-Fr 08:00-18:00, Sa 09:00-12:00", or "Mo-Su" for always; days are Mo Tu We Th Fr Sa Su'

/** What a person may say later is null until then: the site leaves it out, and a deploy waits for it. */
const companyAnswers = v.strictObject({
  legalName: text('write the name of the company as it is registered'),
  owner: v.nullable(text('write the name of the owner or of a director')),
  street: v.nullable(text('write street and number')),
  zip: v.nullable(text('write the postal code')),
  city: text('write the town'),
  /** False for a trader who is in no register, as Austria and Germany have them. */
  isRegistered: v.optional(v.boolean('write true for a company in the register, else false'), true),
  companyId: v.nullable(text('write the number of the company in its register')),
  vatId: v.nullable(text('write the VAT number, or null if there is none')),
  vatPayer: v.boolean('write true for a payer of VAT, else false'),
  register: v.nullable(words),
  directions: v.nullable(words),
})

const category = v.strictObject({
  slug: id,
  name: text('write the name of the category, as "Comfort"'),
  maxPassengers: whole(1, 60, 'write the seats for passengers, a whole number from 1 to 60'),
  maxLuggage: whole(1, 60, 'write the pieces of luggage, a whole number from 1 to 60'),
  largeLuggage: whole(0, 60, 'write how many pieces may be large, a whole number from 0 to 60'),
  hourlyRate: amount('write the price of an hour in whole money, as 85 or 85.50'),
})

const place = v.strictObject({
  id,
  name: words,
  within: words,
  country,
  postalCodes: v.array(matching(/^[0-9A-Z]{1,10}$/, 'write how its postal codes begin, as "10"')),
  airport: v.optional(
    v.nullable(
      v.strictObject({
        /** Null for one whose town is none of the places. */
        of: v.nullable(id),
        code: matching(/^[A-Z]{3}$/, 'write the three letters of the airport, as "VIE"'),
        fullName: words,
      }),
    ),
    null,
  ),
})

const route = v.strictObject({
  from: id,
  to: id,
  minutes: whole(1, 1440, 'write the usual minutes of the ride, a whole number'),
  km: whole(1, 3000, 'write the kilometres of the ride, a whole number'),
  vat: percent,
  /** Of a route over the border whose stretch at home alone bears VAT. */
  kmAtHome: v.optional(
    v.nullable(whole(0, 3000, 'write the kilometres at home, a whole number')),
    null,
  ),
  price: v.record(id, amount('write a price in whole money, as 49 or 49.50')),
})

const experience = v.strictObject({
  id,
  name: words,
  about: words,
  from: id,
  hours: whole(1, 24, 'write the hours of the programme, a whole number from 1 to 24'),
  km: whole(1, 3000, 'write the kilometres of the programme, a whole number'),
  price: v.record(id, amount('write a price in whole money, as 290 or 290.50')),
})

const person = v.strictObject({
  id,
  name: text('write the name of the person at the desk'),
  email,
  role: v.picklist(['dispatcher', 'owner'], 'write "dispatcher" or "owner"'),
})

/** The only list of what `npm run setup` asks; each refusal says in one sentence what to type. */
export const answersSchema = v.strictObject({
  id,
  name: text('write the name that customers know, as "Donaufahrt"'),
  market: v.picklist(MARKETS, 'write one of the markets "cz", "sk", "at", "de"'),
  languages: v.pipe(
    v.array(v.picklist(LANGUAGES, 'write languages of "cs", "en", "de"'), 'write a list'),
    v.nonEmpty('write at least one language, your own first, as ["de", "en"]'),
    v.check((list) => new Set(list).size === list.length, 'write each language once'),
  ),
  kinds: v.pipe(
    v.array(v.picklist(KINDS, 'write kinds of "ride", "hourly", "parcel", "experience"')),
    v.includes('ride', 'write "ride" among the kinds: a carrier drives people'),
  ),
  company: companyAnswers,
  phone: matching(/^\+[1-9]\d{7,14}$/, 'write the phone with its country, as "+4312345678"'),
  email,
  openingHours: v.strictObject({
    words,
    coded: v.pipe(v.string(HOURS_SAY), v.trim(), v.check(isOpeningHours, HOURS_SAY)),
  }),
  bank: v.nullable(
    v.strictObject({
      name: text('write the name of the bank'),
      holder: text('write the name on the account'),
      account: v.optional(v.string(), ''),
      iban: matching(
        /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/,
        'write the whole IBAN, as AT61 1904 3002 3457 3201',
      ),
      bic: matching(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, 'write the BIC, 8 or 11 characters'),
    }),
  ),
  /** What an order offers; as long as nobody has said it, a transfer where there is a bank, and cash. */
  payment: v.optional(
    v.pipe(
      v.array(v.picklist(PAYMENTS, `write ways of paying of ${PAYMENTS.join(', ')}`)),
      v.nonEmpty('write at least one way of paying, as ["cash"]'),
    ),
  ),
  vat: percent,
  /** Null for a carrier who has none. */
  childSeat: v.nullish(
    v.strictObject({
      price: amount('write the price of a child seat in whole money, as 0 or 5'),
      max: whole(1, 8, 'write how many child seats a car takes, a whole number from 1 to 8'),
    }),
    null,
  ),
  categories: v.pipe(
    v.array(category, 'write a list of categories'),
    v.nonEmpty('write at least one category'),
  ),
  places: v.pipe(v.array(place, 'write a list of places'), v.nonEmpty('write at least one place')),
  routes: v.array(route, 'write a list of routes, or []'),
  experiences: v.optional(v.array(experience, 'write a list of experiences, or []'), []),
  colours: v.nullish(
    v.record(
      v.picklist(COLOURS, 'write colours that look.css has, as "night" or "call"'),
      v.union(
        [colour, v.strictObject({ light: colour, dark: colour })],
        'write a colour as "#0d1a2b", or { "light": …, "dark": … }',
      ),
    ),
    {},
  ),
  domain: v.nullable(
    matching(
      /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
      'write the domain without https, as "www.example.com"',
    ),
  ),
  mail: v.strictObject({
    from: email,
    api: v.nullable(matching(/^https:\/\/\S+$/, 'write the https address of the mail service')),
  }),
  backOffice: v.nullable(
    matching(/^https:\/\/\S+$/, 'write the https address of your back office, or null'),
  ),
  people: v.pipe(
    v.array(person, 'write a list of people'),
    v.nonEmpty('write at least one person of the desk'),
  ),
  licence: v.nullable(
    v.strictObject({ number: text('write the number of the licence'), authority: words }),
  ),
  /** What an imprint names besides, where the law of the market asks for it; a trader may have no chamber. */
  trade: v.nullish(
    v.strictObject({
      chamber: v.union([v.literal(''), words]),
      profession: words,
      supervision: words,
    }),
    null,
  ),
  /** The day from which terms and privacy are in force; setup writes its own day where none is said. */
  since: v.optional(matching(/^\d{4}-\d{2}-\d{2}$/, 'write a day as "2026-11-28"'), () =>
    new Date().toISOString().slice(0, 10),
  ),
  /** Answers that `setup -- --quick` gave in place of a person; a deploy waits until a person has looked at them. */
  guessed: v.optional(v.array(v.picklist(GUESSABLE, `write some of ${GUESSABLE.join(', ')}`)), []),
  /** Periods, limits and fees that nobody is asked for are the sample's until a person has looked at them. */
  ownRules: v.optional(v.boolean('write true once periods, limits and fees are yours'), false),
})

export type Answers = v.InferOutput<typeof answersSchema>

/** A colour with six small letters or digits where it was written with three or with capitals; any other text as it is. */
export function longColour(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3')
}

/** True for a language that the engine speaks. */
export function isLanguage(value: unknown): value is Answers['languages'][number] {
  return LANGUAGES.some((language) => language === value)
}

/** Answers that can be used, or each wrong one with its path and what to type. */
export function readAnswers(given: unknown): { answers: Answers } | { problems: string[] } {
  const read = v.safeParse(answersSchema, given)
  if (!read.success) return { problems: read.issues.map(refusal) }
  const problems = problemsBetween(read.output)
  return problems.length > 0 ? { problems } : { answers: read.output }
}

function refusal(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'answers'
  if (issue.type !== 'strict_object') return `${path}: ${issue.message}`
  return issue.expected === 'never'
    ? `${path}: take it out, nobody asks for it`
    : `${path}: write it, it is missing`
}
