import { afterAll, expect, test, vi } from 'vitest'

// The modules remember the places of their first use.
vi.resetModules()

// A carrier that drives to an airport whose town is none of its places: Bratislava's, which no sample drives to.
const words = (cs: string, en: string) => ({ cs, en, de: en })
const { appConfig } = await import('~config')
appConfig.places.push({
  id: 'wachau',
  name: words('Wachau (Krems)', 'Wachau (Krems)'),
  within: words('ve Wachau', 'in the Wachau'),
  aliases: ['Krems'],
  country: 'AT',
  postalCodes: ['3500'],
  airport: null,
})
appConfig.places.push({
  id: 'bratislava-airport',
  name: words('Letiště Bratislava', 'Bratislava Airport'),
  within: words('na Letišti Bratislava', 'at Bratislava Airport'),
  aliases: ['Štefánik'],
  country: 'SK',
  postalCodes: ['82'],
  airport: {
    of: null,
    code: 'BTS',
    fullName: words('Letiště M. R. Štefánika', 'M. R. Štefánik Airport'),
  },
})
appConfig.places.push({
  id: 'maribor',
  name: words('Maribor', 'Maribor'),
  within: words('v Mariboru', 'in Maribor'),
  aliases: ['Marburg an der Drau'],
  country: 'SI',
  postalCodes: ['20'],
  airport: null,
})
appConfig.places.push({
  id: 'vienna-airport',
  name: words('Letiště Vídeň', 'Vienna Airport'),
  within: words('na Letišti Vídeň', 'at Vienna Airport'),
  aliases: [],
  country: 'AT',
  postalCodes: ['1300'],
  airport: { of: null, code: 'VIE', fullName: words('Letiště Vídeň', 'Vienna Airport') },
})
const { readWay } = await import('~/places/ways')
const { resolvePlace } = await import('~/places/words/places')
const { prefixOf, suggestPlaces } = await import('~/places/words/suggest-places')
afterAll(() => {
  appConfig.places.splice(-4)
  vi.resetModules()
})

const FOUND = { kind: 'found', place: { id: 'bratislava-airport' } }

test.each([
  'Letiště Bratislava',
  'Bratislava Airport',
  'airport Bratislava',
  'letiště Bratislava (BTS)',
  'BTS',
  'Flughafen Bratislava',
  'letiště Štefánik',
])('an airport of no town among the places is found by its names: „%s“', (typed) => {
  expect(resolvePlace(typed)).toMatchObject(FOUND)
})

test('a place is found by its whole name, whatever its words mean elsewhere', () => {
  expect(resolvePlace('Wachau (Krems)')).toMatchObject({ kind: 'found', place: { id: 'wachau' } })
  expect(resolvePlace('wachau krems')).toMatchObject({ kind: 'found', place: { id: 'wachau' } })
})

test.each([
  'Glavni trg 1, 2000 Maribor',
  'Glavni trg 1, SI-2000 Maribor',
  'SI-2000 Maribor',
  'Maribor, Slovenia',
  'Maribor, Slowenien',
  'Maribor, Slovenija',
  '2000 Maribor',
])('a whole address in a country of four digits is found: „%s“', (typed) => {
  expect(resolvePlace(typed)).toMatchObject({ kind: 'found', place: { id: 'maribor' } })
})

test('a code that is not its own, or another country, is asked about or refused', () => {
  expect(resolvePlace('Glavni trg 1, 3000 Maribor').kind).toBe('asked')
  expect(resolvePlace('Maribor, Hungary').kind).toBe('notFound')
})

test('a land beside a name of ours asks whether it is there; one of another country refuses', () => {
  expect(resolvePlace('Krems, Niederösterreich')).toMatchObject({
    kind: 'asked',
    about: 'inside',
    choices: [{ id: 'wachau' }],
  })
  expect(resolvePlace('Krems, Bayern').kind).toBe('notFound')
})

test.each(['Schwechat', 'Wien-Schwechat', 'Wien Schwechat', '1300 Schwechat', 'Vienna Schwechat'])(
  'where our airport lies asks whether it is meant: „%s“',
  (typed) => {
    expect(resolvePlace(typed)).toMatchObject({
      kind: 'asked',
      about: 'meant',
      choices: [{ id: 'vienna-airport' }],
    })
    expect(resolvePlace(typed, `vienna-airport|${typed}`)).toMatchObject({ kind: 'found' })
    expect(resolvePlace(typed, `elsewhere|${typed}`).kind).toBe('notFound')
  },
)

test('the town of that airport is not the airport, and its bus terminal is none', () => {
  expect(resolvePlace('Bratislava').kind).toBe('notFound')
  expect(resolvePlace('terminal Bratislava').kind).toBe('notFound')
})

test('the word airport offers the airports of the carrier before all others', () => {
  const foreign = {
    found: 'letiste berlin',
    place: 1,
    name: words('Letiště Berlín', 'Berlin Airport'),
    country: 'DE',
    district: '',
    population: 0,
    lat: 52,
    lon: 13,
  }
  const texts = suggestPlaces(prefixOf('letiště') ?? '', 'cs', [foreign])
  expect(texts.slice(0, 2)).toEqual(['Letiště Praha', 'Letiště Bratislava'])
})

test('a place of the carrier is never called unknown, also where nobody knows its coordinates', () => {
  const typed = { pickup: 'Hrad Zzqx', pickupPlace: '', dropoff: 'Brno', dropoffPlace: '' }
  expect(readWay(typed, [])).toMatchObject({ state: 'unknown', ends: ['pickup'] })
})
