import { borderRule } from '../over-border.ts'
import { withinAirport, withinOf } from '../quick-answers.ts'
import { namedThings } from './follow-name.ts'
import { valueAt } from './paths.ts'
import {
  amount,
  countryCodesAndAirport,
  figures,
  names,
  numbers,
  threeAndAmount,
} from './read-typed.ts'
import {
  type Choice,
  firstOf,
  idOf,
  inEach,
  isThing,
  itemsOf,
  LANGUAGE_NAMES,
  languagesOf,
  type List,
  MARKET_NAMES,
  marketIn,
  marketOf,
  money,
  paysVatBy,
  placesIn,
  type Question,
  rateChoice,
  type Thing,
} from './things.ts'

/** The word for an airport, which none should lack its three letters. */
const AIRPORT = /airport|flughafen|letiště/i
/** For an airport whose town is none of the places. */
const NO_TOWN = '-'
/** Amounts below which a price is likely a slip, in whole money. */
const LOW = { CZK: { hour: 200, ride: 100 }, EUR: { hour: 10, ride: 5 } } as const
/** Faster than this no ride is, in km an hour. */
const FASTEST = 150
/** How much more than the cheapest category another one may cost without a question. */
const APART = 3
const AGAIN = 'type it again if it is so.'

/** The lists of a carrier: their things are named at once, and what each one is is asked behind. */
export const LISTS: readonly List[] = [
  {
    path: 'categories',
    of: 'category of cars',
    title: 'Categories of cars',
    least: 1,
    begins: (answers) => ({
      asks: 'Categories of cars, with commas between, as Comfort, Van',
      ...allOf(answers, 'categories'),
    }),
    called: (_, { name }) => firstOf(name) || undefined,
    questions: (answers, thing) => [
      { paths: ['name'], asks: 'name that customers read', follows: true },
      ...(thing['maxPassengers'] === undefined
        ? [wholeCategory(answers)]
        : partsOfCategory(answers)),
    ],
  },
  {
    path: 'places',
    of: 'place of fixed prices',
    title: 'Places of fixed prices',
    least: 1,
    begins: (answers) => ({
      asks: 'Towns and airports of your fixed prices, with commas between, as Graz, Flughafen Graz',
      usual: () => valueAt(answers, 'company.city'),
      ...allOf(answers, 'places', languagesOf(answers)[0]),
    }),
    called: (_, { name }) => firstOf(name) || undefined,
    questions: (answers, place) => [
      ...namesOfThing(answers),
      countryOfPlace(answers, place),
      {
        paths: ['airport.of'],
        asks: 'town of this airport',
        usual: () => townOf(answers, place) ?? NO_TOWN,
        choices: () => [
          ...townsIn(answers, place),
          { value: NO_TOWN, label: 'none of these: a town that is no place of yours' },
        ],
        read: (typed) => [typed === NO_TOWN ? null : typed],
        shows: ([of]) =>
          townsIn(answers, place).find(({ value }) => value === of)?.label ?? 'none of your places',
        when: ({ airport }) => isThing(airport) && townsIn(answers, place).length > 0,
      },
      ...languagesOf(answers).map((language) => ({
        paths: [`within.${language}`],
        asks: `the name with “in” (${LANGUAGE_NAMES[language]})`,
        // In Czech the name itself changes.
        follows: language !== 'cs',
        usual: (thing: Thing) => {
          const name = valueAt(thing, `name.${language}`)
          if (typeof name !== 'string') return undefined
          return thing['airport'] ? withinAirport(name, language) : withinOf(name, language)
        },
      })),
    ],
  },
  {
    path: 'routes',
    of: 'route with a fixed price',
    title: 'Routes with a fixed price',
    least: 0,
    begins: (answers) => ({
      paths: ['routes'],
      asks: 'Routes with a fixed price, each in both directions',
      isMany: true,
      retyped: () =>
        itemsOf(answers, 'routes')
          .map((one) => pairIn(answers, one))
          .join(' '),
      read: (typed) => [
        pairsOf(answers)
          .filter(({ value }) => typed.split(' ').includes(value))
          .map(
            ({ value, from, to }) =>
              itemsOf(answers, 'routes').find((one) => pairIn(answers, one) === value) ?? {
                from,
                to,
              },
          ),
      ],
      choices: () => pairsOf(answers),
    }),
    called: (answers, { from, to }) => {
      const ends = [from, to].map((end) => placesIn(answers).find(({ value }) => value === end))
      return ends.every((end) => end !== undefined)
        ? ends.map(({ label }) => label).join(' – ')
        : undefined
    },
    when: (answers) => itemsOf(answers, 'places').length > 1,
    questions: (answers, route) => [
      { paths: ['from'], asks: 'from', follows: true, choices: placesIn },
      {
        paths: ['to'],
        follows: true,
        asks: 'to',
        choices: (all, { from }) => placesIn(all).filter(({ value }) => value !== from),
      },
      ...(route['minutes'] === undefined
        ? [wholeRoute(answers)]
        : [
            {
              paths: ['minutes', 'km'],
              asks: 'minutes and kilometres, as 45 60',
              read: (typed: string) => numbers(typed, 2),
              doubts: (typed: string) => doubtOfSpeed(numbers(typed, 2)),
              shows: ([minutes, km]: readonly unknown[]) =>
                `${String(minutes)} min, ${String(km)} km`,
            },
            ...pricesIn(answers),
          ]),
      ...vatAbroad(answers, route),
    ],
  },
  {
    path: 'experiences',
    of: 'experience',
    title: 'Experiences',
    least: 0,
    begins: (answers) => ({
      asks: 'Names of your experiences, with commas between; empty: none yet',
      ...allOf(answers, 'experiences', languagesOf(answers)[0]),
    }),
    called: (_, { name }) => firstOf(name) || undefined,
    when: ({ kinds }) => Array.isArray(kinds) && kinds.includes('experience'),
    questions: (answers, thing) => [
      ...namesOfThing(answers),
      ...inEach({ paths: ['about'], asks: 'what it is, in a sentence or two' }, answers),
      { paths: ['from'], asks: 'from', choices: placesIn },
      ...(thing['hours'] === undefined
        ? [wholeExperience(answers)]
        : [
            {
              paths: ['hours', 'km'],
              asks: 'hours and kilometres, as 8 200',
              read: (typed: string) => numbers(typed, 2),
              shows: ([hours, km]: readonly unknown[]) => `${String(hours)} h, ${String(km)} km`,
            },
            ...pricesIn(answers),
          ]),
    ],
  },
  {
    path: 'people',
    of: 'person of the desk',
    title: 'People of the desk',
    least: 1,
    called: (_, { name }) => firstOf(name) || undefined,
    questions: (_, thing) => [
      ...(thing['email'] === undefined
        ? [WHO]
        : [
            { paths: ['name'], asks: 'name' },
            { paths: ['email'], asks: 'e-mail' },
          ]),
      {
        paths: ['role'],
        asks: 'role',
        // Somebody owns the desk: whoever is named first.
        follows: true,
        choices: () => [
          { value: 'owner', label: 'owner: all of the desk' },
          { value: 'dispatcher', label: 'dispatcher: orders and rides' },
        ],
      },
    ],
  },
]

/** A name in each language; on the long way the first one is among the names of the list. */
function namesOfThing(answers: Thing): Question[] {
  const usual = ({ name }: Thing) => firstOf(name)
  return inEach({ paths: ['name'], asks: 'name', usual }, answers).map((question, index) => ({
    ...question,
    follows: index === 0,
  }))
}

const WHO: Question = {
  paths: ['name', 'email'],
  asks: 'name and e-mail to sign in with, as Anna Rot anna@example.com',
  usual: (_, answers) =>
    [valueAt(answers, 'company.owner') ?? answers['name'], answers['email']].join(' '),
  read: (typed) => {
    const [, name = '', email] = /^(.*?)[\s,;<]*(\S+@[^\s>]*)>?$/.exec(typed.trim()) ?? []
    return email === undefined ? [typed.trim(), ''] : [name, email]
  },
}

function wholeCategory(answers: Thing): Question {
  const { currency } = marketOf(answers)
  return {
    paths: ['maxPassengers', 'maxLuggage', 'largeLuggage', 'hourlyRate'],
    asks: `seats for passengers, pieces of luggage, how many of these may be large, and the price of an hour in ${currency}, as 3 3 2 ${USUAL_HOUR[currency]}`,
    read: threeAndAmount,
    doubts: (typed) => doubtOfPrice(threeAndAmount(typed)[3], 'hour', answers),
  }
}

const USUAL_HOUR = { CZK: 1_200, EUR: 85 } as const

function partsOfCategory(answers: Thing): Question[] {
  return [
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
      doubts: (typed) => doubtOfPrice(amount(typed), 'hour', answers),
      shows: ([price]) => money(price),
    },
  ]
}

/** Country, postal codes and, of an airport, its three letters. */
function countryOfPlace(answers: Thing, place: Thing): Question {
  return {
    paths: ['country', 'postalCodes', 'airport'],
    also: ['within'],
    asks: 'its country, how its postal codes begin, and of an airport its three letters, as AT 80 81 or AT 8073 GRZ or SI 20',
    usual: () => marketOf(answers).code,
    retyped: ({ country, postalCodes, airport }) =>
      [country, postalCodes, isThing(airport) ? airport['code'] : '']
        .flat()
        .filter(Boolean)
        .join(' '),
    says: (_, typed) =>
      /^[A-Z]{2}(?:\s|$)/i.test(typed.trim())
        ? undefined
        : 'Begin with the two letters of its country, as AT 80 81 or SI 20.',
    doubts: (typed) =>
      AIRPORT.test(firstOf(place['name'])) && countryCodesAndAirport(typed).airport === null
        ? 'An airport has three letters, as AT 8073 GRZ: type it again if it has none.'
        : undefined,
    read: (typed, all, thing) => {
      const { country, codes, airport } = countryCodesAndAirport(typed)
      const town = townOf(all, place) ?? (townsIn(all, place).length === 0 ? null : undefined)
      const before = isThing(thing['airport'])
        ? thing['airport']
        : { ...(town !== undefined && { of: town }) }
      const isOther = Boolean(thing['airport']) !== (airport !== null)
      return [
        // Which country it is decides about VAT, so none is assumed.
        country ?? '',
        codes,
        airport && { ...before, code: airport, fullName: thing['name'] },
        // “in” a town is “at” an airport.
        isOther ? undefined : thing['within'],
      ]
    },
    shows: ([country, codes, airport]) =>
      [
        [country, codes].flat().join(' '),
        ...(isThing(airport) ? [`airport ${String(airport['code'])}`] : []),
      ].join(', '),
  }
}

/** The town whose name the name of an airport has in it. */
function townOf(answers: Thing, place: Thing): string | undefined {
  return townsIn(answers, place).find(({ label }) => firstOf(place['name']).includes(label))?.value
}

/** Towns among the other places: what an airport can be of. */
function townsIn(answers: Thing, place: Thing): Choice[] {
  const isOther = (one: Thing) => firstOf(one['name']) !== firstOf(place['name'])
  const towns = itemsOf(answers, 'places').filter((one) => isOther(one) && !one['airport'])
  return placesIn({ places: towns })
}

function wholeRoute(answers: Thing): Question {
  return priced(
    answers,
    ['minutes', 'km'],
    'minutes, kilometres',
    '45 60',
    (found) => doubtOfSpeed(found) ?? doubtOfPrices(found.slice(2), answers),
  )
}

function wholeExperience(answers: Thing): Question {
  return priced(answers, ['hours', 'km'], 'hours, kilometres', '8 200', (found) =>
    doubtOfPrices(found.slice(2), answers),
  )
}

/** Two figures of a thing and its price in each category, at once. */
function priced(
  answers: Thing,
  paths: readonly string[],
  what: string,
  example: string,
  doubts: (found: readonly number[]) => string | undefined,
): Question {
  const categories = itemsOf(answers, 'categories')
  const named = categories.map((one) => firstOf(one['name'])).join(', ')
  const prices = categories.map((_, index) => String(90 + 30 * index)).join(' ')
  const count = paths.length + categories.length
  const read = (typed: string) => {
    const found = figures(typed)
    return found.length === count ? found : Array.from({ length: count }, () => Number.NaN)
  }
  return {
    paths: [...paths, ...categories.map((one) => `price.${idOf(one, 'slug')}`)],
    asks: `${what} and the price of ${named} in ${marketOf(answers).currency}, as ${example} ${prices}`,
    read,
    says: (_, typed) =>
      read(typed).some(Number.isNaN)
        ? `Write ${count} numbers: ${what}, and a price for each of ${named}, without a space in it, as ${example} ${prices}.`
        : undefined,
    doubts: (typed) => doubts(read(typed)),
  }
}

function doubtOfSpeed([minutes = 0, km = 0]: readonly number[]): string | undefined {
  const speed = Math.round((km * 60) / minutes)
  return speed > FASTEST ? `That would be ${speed} km an hour: ${AGAIN}` : undefined
}

function doubtOfPrice(
  price: number | undefined,
  of: 'hour' | 'ride',
  answers: Thing,
): string | undefined {
  const { currency } = marketOf(answers)
  return price !== undefined && price < LOW[currency][of]
    ? `${money(price)} ${currency} is very little: ${AGAIN}`
    : undefined
}

/** Of the prices of one ride in each category: one that is very low, or far above another. */
function doubtOfPrices(prices: readonly number[], answers: Thing): string | undefined {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const { currency } = marketOf(answers)
  return (
    prices.map((one) => doubtOfPrice(one, 'ride', answers)).find(Boolean) ??
    (high > APART * low
      ? `${money(high)} ${currency} beside ${money(low)} ${currency} is much: ${AGAIN}`
      : undefined)
  )
}

/** Every two places, once. */
function pairsOf(answers: Thing) {
  const places = placesIn(answers)
  return places.flatMap((from, index) =>
    places.slice(index + 1).map((to) => ({
      from: from.value,
      to: to.value,
      value: `${from.value}:${to.value}`,
      label: `${from.label} – ${to.label}`,
    })),
  )
}

/** A route as one of the pairs. */
function pairIn(answers: Thing, { from, to }: Thing): string | undefined {
  return pairsOf(answers).find(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  )?.value
}

/** All things of a list by their names; without a language a name is the same in each. */
function allOf(answers: Thing, path: string, language?: string) {
  const key = path === 'categories' ? 'slug' : 'id'
  return {
    paths: [path],
    retyped: () =>
      itemsOf(answers, path)
        .map(({ name }) => firstOf(name))
        .join(', '),
    read: (typed: string) => [namedThings(itemsOf(answers, path), names(typed), key, language)],
  }
}

/** The VAT of a route that crosses the border, by the law of the market. */
function vatAbroad(answers: Thing, { from, to }: Thing): Question[] {
  const market = marketIn(answers)
  const { code, vatRates, documents } = marketOf(answers)
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
    doubts: (typed: string) => doubtOfPrice(amount(typed), 'ride', answers),
    shows: ([price]) => money(price),
  }))
}
