import { AIRPORT_KINDS, type Item, readItems } from '~/places/words/place-meanings'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { isCentre } from '~/places/words/place-alone'
import { readNames, readWords } from '~/places/words/place-words'
import type { L10n } from '~/lib/locale'

/** A town of the gazetteer; `district` tells it from another of the same name. */
export type Town = {
  place: number
  name: L10n
  country: string
  district: string
  population: number
  lat: number
  lon: number
}

/** A town and the folded name that matched. */
export type NamedTown = Town & { found: string }

export type TownAnswer =
  | { kind: 'found'; town: Town }
  | { kind: 'asked'; choices: Town[] }
  | { kind: 'notFound' }

const MOST_NAMES = 45
const LONGEST_NAME = 5
/** Treated as no town, although a town may have this name. */
const NO_TOWN: ReadonlySet<string> = new Set([
  'filler',
  'street',
  'englishStreet',
  'venue',
  'near',
  'route',
  'terminal',
  'airport',
  'number',
  'postal',
])

/** Words for parts of Czechia; elsewhere such words indicate a town of another country. */
const REGIONS: ReadonlySet<string> = new Set(['okres', 'kraj', 'vysocina'])

/** The names in a typed text to look up in the gazetteer, folded, longer ones first; 45 at most. */
export function namesInText(typed: string): string[] {
  const runs = runsOf(readItems(readWords(typed)))
  const names = new Set(runs.map(({ name }) => name))
  return [...names].slice(0, MOST_NAMES)
}

/**
 * The town of a typed text, from the gazetteer's towns for its names. Towns with the same name cause a question,
 * unless the country or the district in the text decides. The result is not binding, so other words in the text do no
 * harm.
 */
export function resolveTown(typed: string, towns: NamedTown[]): TownAnswer {
  const items = readItems(readWords(typed))
  const countries = items.flatMap(({ kind, of }) => (kind === 'country' ? of : []))
  const possible = towns.filter(
    ({ country }) => countries.length === 0 || countries.includes(country),
  )
  const found = longestRuns(items, possible)
  const [first] = found
  // „Brandenburg an der Havel“ is a town, „Brandenburg“ is not.
  const isAbroad = items.some(
    ({ kind, text }, at) =>
      kind === 'land' &&
      !REGIONS.has(text) &&
      !found.some(({ start, end }) => start <= at && at < end),
  )
  if (!first || isAbroad) return { kind: 'notFound' }
  const beside = runsOf(items).filter(({ start, end }) => end <= first.start || start >= first.end)
  const said = new Set(beside.map(({ name }) => name))
  const named = first.group.filter(({ district }) =>
    readNames(district).some((name) => said.has(name)),
  )
  const choices = named.length === 0 ? found.flatMap(({ group }) => group) : named
  const distinct = choices.filter(
    ({ place }, at) => choices.findIndex((choice) => choice.place === place) === at,
  )
  // "Vienna (VIE)": the town beside its airport means the airport.
  const meant = distinct.filter((one) => !distinct.some((other) => isAirportOf(other, one)))
  const [town] = meant
  if (!town) return { kind: 'notFound' }
  return meant.length === 1 ? { kind: 'found', town } : { kind: 'asked', choices: meant }
}

/** The ending of a street, which one word beside a town may be; else it is a quarter: „Ostrava-Poruba“, „Linz, Urfahr“. */
const STREET_ENDING = /(?:[áé]|ova|ovo|eho|ého|ní)$/i
const QUARTER_KINDS: ReadonlySet<string> = new Set(['unknown', 'town', 'part'])

/** True for a text that names the town, and besides it no more than its country, its district or a quarter. */
export function isTownAlone(typed: string, town: Town, towns: NamedTown[]): boolean {
  // Schwechat is a town, too, where nothing speaks of its airport.
  if (isAirport(town) && meetingPlaceOf(typed) === 'airport') return false
  const items = readItems(readWords(typed))
  const names = towns.flatMap(({ place, found }) => (place === town.place ? [found] : []))
  const run = runsOf(items).find(({ name }) => names.includes(name))
  if (!run) return false
  const district = new Set(readNames(town.district).flatMap((name) => name.split(' ')))
  const beside = items.filter((_, at) => at < run.start || at >= run.end)
  const told = beside.filter(
    ({ kind, text }) =>
      kind !== 'country' &&
      kind !== 'filler' &&
      kind !== 'postal' &&
      kind !== 'outskirts' &&
      !REGIONS.has(text) &&
      !text.split(' ').every((word) => district.has(word)) &&
      !isCentre(text),
  )
  const [word, ...more] = told
  if (!word) return true
  const isQuarter = QUARTER_KINDS.has(word.kind) && !STREET_ENDING.test(word.typed.normalize('NFC'))
  return isQuarter && more.length === 0
}

/** The gazetteer holds airports, castles and the like as places of its own, which have no people. */
export function isAirport({ population, name }: Pick<Town, 'population' | 'name'>): boolean {
  return (
    population === 0 && Object.values(name).some((one) => readItems(readWords(one)).some(isSign))
  )
}

/** True for the airport of a town: without its sign it has the name of the town, in one of the carrier's languages. */
function isAirportOf(airport: Town, town: Town): boolean {
  if (airport === town || !isAirport(airport)) return false
  const names = Object.values(town.name).map(bareName)
  return Object.values(airport.name).some((one) => names.includes(bareName(one)))
}

function bareName(name: string): string {
  const items = readItems(readWords(name)).filter((item) => !isSign(item))
  return items.map(({ text }) => text).join(' ')
}

function isSign({ kind }: Item): boolean {
  return kind !== 'code' && AIRPORT_KINDS.has(kind)
}

type Run = { name: string; start: number; end: number }

/** Every run of words in one part of the text that may be a name; the longest first. */
function runsOf(items: Item[]): Run[] {
  const runs: Run[] = []
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    for (let start = 0; start + length <= items.length; start += 1) {
      const run = items.slice(start, start + length)
      const isOnePart = run.slice(1).every(({ gap }) => gap !== 'comma' && gap !== 'arrow')
      const airport = airportOf(run)
      if (airport !== null) runs.push({ name: airport, start, end: start + length })
      if (!isOnePart || run.every(({ kind }) => NO_TOWN.has(kind))) continue
      runs.push({ name: run.map(({ text }) => text).join(' '), start, end: start + length })
    }
  }
  return runs
}

/** The Czech name of an airport, however a town and an airport stand beside each other: “Wien, Flughafen”, „Vídeň T3“. */
function airportOf(run: Item[]): string | null {
  const [first, last] = [run[0], run.at(-1)]
  if (run.length < 2 || !first || !last) return null
  const town = isSign(first) ? run.slice(1) : run.slice(0, -1)
  const isBeside = isSign(first) !== isSign(last) && !town.some(({ kind }) => NO_TOWN.has(kind))
  return isBeside ? ['letiste', ...town.map(({ text }) => text)].join(' ') : null
}

/** The towns of the longest names in the text, in its order, without names of streets or hotels. */
function longestRuns(items: Item[], towns: NamedTown[]): (Run & { group: Town[] })[] {
  const taken = new Set<number>()
  const found: (Run & { group: Town[] })[] = []
  for (const { name, start, end } of runsOf(items)) {
    const group = towns.filter((town) => town.found === name)
    const words = items.slice(start, end).map((_, at) => start + at)
    if (group.length === 0 || words.some((at) => taken.has(at))) continue
    for (const at of words) taken.add(at)
    if (!isOfStreet(items, start, end)) found.push({ name, start, end, group })
  }
  return found.toSorted((one, other) => one.start - other.start)
}

function isOfStreet(items: Item[], start: number, end: number): boolean {
  const [before, after] = [items[start - 1], items[end]]
  const isAfterHouse =
    items[start]?.gap === 'space' && (before?.kind === 'venue' || before?.kind === 'street')
  const isBeforeStreet =
    after?.gap === 'space' && (after.kind === 'street' || after.kind === 'englishStreet')
  // „Kolín 12“ alone is the town; „Kolín 12, Plzeň“ is a street of Plzeň.
  const isNumbered =
    after?.gap === 'space' && after.kind === 'number' && items[end + 1]?.gap === 'comma'
  return isAfterHouse || isBeforeStreet || (isNumbered && items.slice(end + 1).some(isPlaceLike))
}

function isPlaceLike({ kind }: Item): boolean {
  return kind === 'name' || kind === 'town' || kind === 'unknown'
}
