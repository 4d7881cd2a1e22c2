import { existsSync } from 'node:fs'
import { type Answers, GUESSABLE, MARKETS as KNOWN } from './answers.ts'
import { MARKETS } from './company-of.ts'
import { shortName } from './short-name.ts'

/** All that `npm run setup -- --quick` asks for. */
export type Few = Record<'name' | 'town' | 'phone' | 'email', string> & {
  market: Answers['market']
}

/** The language that the site of a market begins with, and what its car and its hours are called. */
const BEGINS = {
  cs: {
    car: 'Standard',
    always: 'Nepřetržitě',
    within: (town: string) => `ve městě ${town}`,
    // The case of the name is for a person to say.
    withinAirport: () => undefined,
  },
  de: {
    car: 'Standard',
    always: 'Rund um die Uhr',
    within: (town: string) => `in ${town}`,
    withinAirport: (name: string) => `am ${name}`,
  },
  en: {
    car: 'Standard',
    always: '24 hours a day',
    within: (town: string) => `in ${town}`,
    withinAirport: (name: string) => `at ${name}`,
  },
} as const
export const LANGUAGE_OF = { cz: 'cs', sk: 'cs', at: 'de', de: 'de' } as const
/** The price of an hour until a person says another one, in whole money. */
const HOUR = { CZK: 1_200, EUR: 60 } as const

/**
 * Answers for a whole site from a few. What only the person can know is null, and the site leaves it out; what the site
 * cannot do without is `guessed`, and a deploy waits until somebody has looked at it.
 */
export function quickAnswers({ name, market, town, phone, email }: Few): Answers {
  const language = LANGUAGE_OF[market]
  const { currency, icoOf } = MARKETS[market]
  const car = { maxPassengers: 3, maxLuggage: 3, largeLuggage: 2, hourlyRate: HOUR[currency] }
  return {
    id: freeId(name),
    name,
    market,
    languages: [language],
    kinds: ['ride'],
    company: {
      legalName: name,
      isRegistered: true,
      owner: null,
      street: null,
      zip: null,
      city: town,
      companyId: null,
      vatId: null,
      vatPayer: false,
      register: null,
      directions: null,
    },
    phone,
    email,
    openingHours: { words: alwaysIn([language]), coded: 'Mo-Su' },
    bank: null,
    payment: usualPayment(null),
    childSeat: null,
    vat: usualRate(market),
    categories: [{ slug: 'standard', name: BEGINS[language].car, ...car }],
    places: [
      {
        id: shortName(town) || 'town',
        name: town,
        within: withinOf(town, language),
        country: MARKETS[market].code,
        postalCodes: [],
        airport: null,
      },
    ],
    routes: [],
    experiences: [],
    colours: {},
    domain: null,
    mail: { from: email, api: null },
    backOffice: null,
    people: [{ id: 'owner', name, email, role: 'owner' }],
    licence: null,
    trade: null,
    since: new Date().toISOString().slice(0, 10),
    // Where companies have an IČO, every trader is in a register.
    guessed: GUESSABLE.filter((one) => one !== 'isRegistered' || icoOf === null),
    ownRules: false,
  }
}

/** The VAT rate of carriage of persons where a sample's terms say it (section 10 (2) 6 of the Austrian UStG 1994). */
const RIDE_RATE: Partial<Record<Answers['market'], number>> = { at: 10 }

/** The VAT rate of rides in a market until a person says another one, percent. */
export function usualRate(market: Answers['market']): number {
  return RIDE_RATE[market] ?? Math.max(...MARKETS[market].vatRates) / 100
}

/** How customers pay as long as nobody says it: without an account the driver takes cash. */
export function usualPayment(bank: unknown): NonNullable<Answers['payment']> {
  return bank ? ['bankTransfer', 'cash'] : ['cash']
}

/** “Around the clock” in each of these languages. */
export function alwaysIn(languages: readonly (keyof typeof BEGINS)[]): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, BEGINS[language].always]))
}

/** A town with its preposition, right for any name. */
export function withinOf(town: string, language: keyof typeof BEGINS): string {
  return BEGINS[language].within(town)
}

/** An airport with its preposition; undefined where the name itself changes with it. */
export function withinAirport(name: string, language: keyof typeof BEGINS): string | undefined {
  return BEGINS[language].withinAirport(name)
}

/** The folder of a carrier by its name; another one where a folder is there that setup did not make. */
export function freeId(name: string): string {
  const wanted = shortName(name) || 'carrier'
  const isTaken = (id: string) =>
    existsSync(`carriers/${id}`) && !existsSync(`carriers/${id}/setup.json`)
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`
    if (!isTaken(id)) return id
  }
}

/** True for one of the markets. */
export function isMarket(value: unknown): value is Answers['market'] {
  return KNOWN.some((market) => market === value)
}
