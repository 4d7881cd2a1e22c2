import { hotelsOf, knownTownOf } from '~/places/geography/known-town'
import { phrases } from '~/i18n/languages/phrases'
import { appConfig } from '~config'
import { isAirport, type NamedTown, type Town } from '~/places/gazetteer'
import { wordLists } from '~/places/geography/words'
import type { Locale } from '~/lib/locale'
import { type Place, townsOfAirportAlone } from '~/places/words/place-meanings'
import { readNames, readWords } from '~/places/words/place-words'
import { m } from '~/paraglide/messages'
import { resolvePlace } from '~/places/words/places'

const MOST = 8
/** Of them places inside of our towns. */
const MOST_INSIDE = 3
/** People; a larger town has a main station. */
const HAS_MAIN_STATION = 200_000
/** Letters of a place inside of a town. */
const FEWEST_INSIDE = 3
const FEWEST_LETTERS = 2
const LETTER = /\p{L}/gu

/** The lookup key of a text: folded, with single spaces between words; null for less than two letters. */
export function prefixOf(typed: string): string | null {
  const prefix = readWords(typed)
    .map(({ text }) => text)
    .join(' ')
  return (prefix.match(LETTER) ?? []).length < FEWEST_LETTERS ? null : prefix
}

/**
 * Suggestions for the beginning of a name, in the language of the page, eight at most: the town that has this very name
 * with its airport, stations and centre, places with fixed prices, other towns, then what lies in our towns. Each is a
 * text that the form resolves to exactly that place.
 */
export function suggestPlaces(prefix: string, locale: Locale, towns: NamedTown[]): string[] {
  const begun = appConfig.places.filter((_, at) =>
    namesByPlace()[at]?.some((name) => name.startsWith(prefix)),
  )
  const exactIds = inside().flatMap(({ place, names }) =>
    names.includes(prefix) ? [place.id] : [],
  )
  const isExact = ({ id }: Place) => exactIds.includes(id)
  const fixed = [...begun.filter(isExact), ...begun.filter((place) => !isExact(place))]
  const inTowns = insideNames(prefix, locale)
  const [exact, others] = textsOf(prefix, locale, towns)
  const first = [
    ...(begun.some(isExact) ? fixed.filter((one) => isExact(one) || one.airport) : []).map(
      ({ name }) => name[locale],
    ),
    // „letiště“: ours before those of other towns.
    ...(fixed.every(({ airport }) => airport) ? fixed : []).map(({ name }) => name[locale]),
    ...exact,
    ...spotsOf(prefix, locale, fixed.filter(isExact), towns),
    ...fixed.map(({ name }) => name[locale]),
  ]
  const head = [...new Set(first)].slice(0, MOST - Math.min(inTowns.length, 1))
  const rest = others.slice(0, Math.max(0, MOST - head.length - inTowns.length))
  return [...new Set([...head, ...rest, ...inTowns])].slice(0, MOST)
}

/** The towns of the gazetteer with this very name and the airports of such, and the other ones; each once. */
function textsOf(prefix: string, locale: Locale, towns: NamedTown[]): [string[], string[]] {
  const [exact, others]: [Set<string>, Set<string>] = [new Set(), new Set()]
  for (const town of towns) {
    if (exact.size + others.size > MOST) break
    const text = townText(town, locale)
    if (!isElsewhere(text)) continue
    const isFirst = town.found.startsWith(`${prefix} `)
    if (town.found === prefix || (isFirst && isAirport(town))) exact.add(text)
    else others.add(text)
  }
  return [[...exact], [...others].filter((text) => !exact.has(text))]
}

/** The station and the centre of each town with this very name; an airport has neither. */
function spotsOf(prefix: string, locale: Locale, fixed: Place[], towns: NamedTown[]): string[] {
  const named = towns.filter(
    (town) => town.found === prefix && town.district === '' && !isAirport(town),
  )
  const [largest] = named
  const names = [
    ...fixed.map(({ name }) => name[locale]),
    ...named
      .filter((town) => isElsewhere(townText(town, locale)))
      .map((town) => townText(town, locale)),
  ]
  const hasMain = (largest?.population ?? 0) >= HAS_MAIN_STATION
  return names.flatMap((town) => [
    hasMain ? m.places_main_station({ town }, { locale }) : m.places_station({ town }, { locale }),
    m.places_centre({ town }, { locale }),
  ])
}

/**
 * Stations, squares, sights, quarters and hotels of our towns that begin so, also before or after the name of the town; a
 * few of them. A hotel is found by each word of its name but that of its town.
 */
function insideNames(prefix: string, locale: Locale): string[] {
  const texts: string[] = []
  for (const { place, names, parts, hotels } of inside()) {
    const begin = besideTown(prefix, names)
    const hotel = besideHotel(begin)
    const fitting = [
      ...(begin.length < FEWEST_INSIDE ? [] : parts.filter(({ key }) => key.startsWith(begin))),
      ...(hotel.length < FEWEST_INSIDE || names.some((name) => name.startsWith(hotel))
        ? []
        : hotels.filter(({ key }) => key.includes(` ${hotel}`))),
    ]
    for (const { typed } of fitting) {
      if (texts.length === MOST_INSIDE) return texts
      const text = `${typed}, ${place.name[locale]}`
      if (!texts.includes(text) && meaningOf(text) === place.id) texts.push(text)
    }
  }
  return texts
}

/** What stands before or after the name of the town: „hilton praha“, „Praha hilton“; else the whole text. */
function besideTown(prefix: string, names: string[]): string {
  for (const name of names) {
    const isBefore = prefix.startsWith(name) && prefix[name.length] === ' '
    if (isBefore) return prefix.slice(name.length + 1)
    const isAfter = prefix.endsWith(name) && prefix.at(-1 - name.length) === ' '
    if (isAfter) return prefix.slice(0, -1 - name.length)
  }
  return prefix
}

/** A name without its word hotel, which people put before or after it. */
function besideHotel(name: string): string {
  return name
    .split(' ')
    .filter((word) => word !== 'hotel')
    .join(' ')
}

/** What our own suggestions mean, as many as there are names; nothing that a person typed. */
const judged = new Map<string, string>()

/** The id of the place that one of our own texts means, else `asked` or `notFound`; judged once in an isolate. */
function meaningOf(text: string): string {
  const known = judged.get(text)
  if (known !== undefined) return known
  const judgement = resolvePlace(text)
  const meaning = judgement.kind === 'found' ? judgement.place.id : judgement.kind
  judged.set(text, meaning)
  return meaning
}

/** The key of a hotel has a space before each word. */
type Inner = { key: string; typed: string }
type Inside = { place: Place; names: string[]; parts: Inner[]; hotels: Inner[] }
let rememberedInside: Inside[] | undefined

/** What geography and the carrier know inside of each town of carrier.ts, created on first use and cached. */
function inside(): Inside[] {
  return (rememberedInside ??= appConfig.places
    .filter(({ airport }) => !airport)
    .map((place) => {
      const known = knownTownOf(place.name)
      const parts = [known?.quarters ?? '', known?.parts ?? ''].flatMap((list) => list.split(','))
      const hotels = innerOf(hotelsOf(place)).map(({ key, typed }) => ({
        key: ` ${besideHotel(key)}`,
        typed,
      }))
      return { place, names: townNames(place), parts: innerOf(parts), hotels }
    }))
}

function innerOf(names: string[]): Inner[] {
  return names.flatMap((name) => {
    const [key] = readNames(name)
    return key === undefined ? [] : [{ key, typed: name.trim().replace(/\s+/g, ' ') }]
  })
}

/** A town by its name, with its country or district where the name is ambiguous. */
export function townText({ name, country, district }: Town, locale: Locale): string {
  if (country !== appConfig.places[0]?.country)
    return `${name[locale]}, ${countryName(country, locale)}`
  if (district === '') return name[locale]
  if (!isDistrict(district)) return `${name[locale]}, ${district}`
  return phrases[locale].townIn(name[locale], district)
}

/** False for a town with a fixed price, or with a question: its name alone may mean a part of one of our places. */
function isElsewhere(text: string): boolean {
  return meaningOf(text) === 'notFound'
}

function isDistrict(district: string): boolean {
  return !district.endsWith(' kraj') && district !== 'Vysočina'
}

const countries = new Map<Locale, Intl.DisplayNames>()

function countryName(country: string, locale: Locale): string {
  const names = countries.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  countries.set(locale, names)
  return names.of(country) ?? country
}

let remembered: string[][] | undefined

/** Folded names of each place of carrier.ts, created on first use and cached. */
function namesByPlace(): string[][] {
  return (remembered ??= appConfig.places.map(namesOf))
}

function namesOf(place: Place): string[] {
  const own = readNames([...Object.values(place.name), ...place.aliases].join())
  if (!place.airport) return [...own, ...townNames(place)]
  const { of, code } = place.airport
  const town = appConfig.places.find(({ id }) => id === of)
  const known = town && knownTownOf(town.name)
  const beside = [
    ...own,
    ...(town ? townNames(town) : townsOfAirportAlone(place)),
    ...readNames(known?.atAirport ?? ''),
  ]
  const words = readNames(wordLists.airport)
  const codes = readNames(code)
  return [
    ...own,
    ...codes,
    ...beside.flatMap((name) => words.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])),
    ...codes.flatMap((name) => words.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])),
  ]
}

function townNames({ name, aliases }: Place): string[] {
  const known = knownTownOf(name)
  return readNames([...Object.values(name), ...aliases, known?.names, known?.unsure].join())
}
