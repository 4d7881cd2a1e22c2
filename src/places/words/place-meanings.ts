import { hotelsOf, knownTownOf } from '~/places/geography/known-town'
import { appConfig } from '~config'
import { countryNames, foreignLands, foreignTowns, landsOf } from '~/places/geography/elsewhere'
import { towns as knownTowns } from '~/places/geography/towns'
import { wordLists } from '~/places/geography/words'
import { type Gap, readNames, type Word } from '~/places/words/place-words'

export type Place = (typeof appConfig.places)[number]

/** Meaning of a word or a name of several words; `of` are ids of places, or countries. */
type Meaning = { kind: Kind; of: string[] }
type Kind =
  | keyof typeof wordLists
  | 'alias'
  | 'name'
  | 'unsure'
  | 'part'
  | 'code'
  | 'country'
  | 'land'
  | 'town'
  | 'number'
  | 'postal'
  | 'unknown'

export type Item = Meaning & { text: string; typed: string; gap: Gap; words: number }

const LONGEST_NAME = 5
/** Words that indicate an airport. */
export const AIRPORT_KINDS: ReadonlySet<string> = new Set(['airport', 'terminal', 'code'])
const ALWAYS = [
  'airport',
  'terminal',
  'hall',
  'filler',
  'spot',
  'venue',
  'brand',
  'street',
  'englishStreet',
  'route',
  'near',
  'modifier',
  'outskirts',
] as const

const GERMAN_STREET = /.(?:strasse|gasse|platz|(?<!v)allee)$/
const GERMAN_WORD = /^(?:strasse|str|gasse|platz|allee|ufer)$/

/** True for a word that tells of a street in German: „Mariahilfer Str.“, „Neubaugasse“. */
export function isGermanStreet({ text }: Pick<Item, 'text'>): boolean {
  return GERMAN_STREET.test(text) || GERMAN_WORD.test(text)
}

let remembered: ReturnType<typeof collectKnown> | undefined

/** Created on first use and cached, because most requests need none. */
function known() {
  return (remembered ??= collectKnown())
}

function collectKnown() {
  const { places } = appConfig
  const towns = places.filter(({ airport }) => !airport)
  const airports = places.filter(({ airport }) => airport)
  const ownCodes = readNames(airports.map(({ airport }) => airport?.code ?? '').join())
  const otherCodes = new Set(
    readNames(wordLists.otherCode).filter((code) => !ownCodes.includes(code)),
  )
  const meanings = collectMeanings(towns, airports)
  const atAirport = collectAtAirport(towns, airports, meanings, otherCodes)
  const slips = [...meanings]
    .filter(([name, { kind }]) => name.length >= 5 && (kind === 'name' || kind === 'airport'))
    .map(([name]) => name)
  const inside = (list: 'quarters' | 'parts' | 'cases') =>
    towns.flatMap(({ name }) => readNames(knownTownOf(name)?.[list] ?? ''))
  const quarters = new Set(inside('quarters'))
  const hotels = new Set(towns.flatMap((place) => readNames(hotelsOf(place).join())))
  const landmarks = new Set([...inside('parts'), ...inside('cases'), ...hotels])
  return { towns, airports, otherCodes, meanings, atAirport, slips, quarters, landmarks, hotels }
}

/** The places of carrier.ts that are towns, and those that are airports. */
export function placesByKind(): { towns: Place[]; airports: Place[] } {
  return known()
}

/** True for the folded name of a quarter of one of our towns, which has no door to drive up to. */
export function isQuarter(text: string): boolean {
  return known().quarters.has(text)
}

/** True for the folded name of a station, a square, a sight or a hotel of one of our towns. */
export function isLandmark(text: string): boolean {
  return known().landmarks.has(text)
}

/** True for the folded IATA code of an airport that is none of our places. */
export function isForeignCode(text: string): boolean {
  return known().otherCodes.has(text)
}

/** True for the folded name of a hotel of one of our towns. */
export function isHotel(text: string): boolean {
  return known().hotels.has(text)
}

/** Names of places and airport words: the candidates for correcting a typing error. */
export function namesToSlip(): string[] {
  return known().slips
}

function collectMeanings(ours: Place[], airports: Place[]): Map<string, Meaning> {
  const found = new Map<string, Meaning>()
  const add = (names: string[], kind: Kind, of: string[] = []) => {
    for (const name of names) {
      const before = found.get(name)
      if (!before) found.set(name, { kind, of })
      else if (before.kind === kind) before.of = [...new Set([...before.of, ...of])]
    }
  }
  for (const place of ours) {
    const town = knownTownOf(place.name)
    add(readNames([...Object.values(place.name), ...place.aliases].join()), 'name', [place.id])
    add(readNames(town?.names ?? ''), 'name', [place.id])
    add(readNames(town?.unsure ?? ''), 'unsure', [place.id])
  }
  for (const place of airports) add(readNames(place.airport?.code ?? ''), 'code', [place.id])
  for (const kind of ALWAYS) add(readNames(wordLists[kind]), kind)
  for (const place of ours) {
    const town = knownTownOf(place.name)
    const names = readNames(
      [...Object.values(place.name), ...place.aliases, town?.names ?? ''].join(),
    )
    const parts = [town?.quarters, town?.parts, town?.cases, ...hotelsOf(place)]
    for (const part of readNames(parts.join())) {
      const isNamed = names.some((name) => ` ${part} `.includes(` ${name} `))
      add([part], isNamed ? 'name' : 'part', [place.id])
    }
  }
  for (const [code, list] of Object.entries(countryNames)) add(readNames(list), 'country', [code])
  for (const { country } of [...ours, ...airports])
    if (!(country in countryNames)) add(namesOfCountry(country), 'country', [country])
  for (const [code, list] of Object.entries(landsOf)) add(readNames(list), 'land', [code])
  add(readNames(foreignLands), 'land')
  add(readNames(foreignTowns), 'town')
  for (const { names } of knownTowns) add(readNames(names), 'town')
  return found
}

/** The names of a country that one of our places lies in, in the languages of the engine and in its own. */
function namesOfCountry(code: string): string[] {
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  const names = ['cs', 'de', 'en', language].map((one) =>
    new Intl.DisplayNames(one, { type: 'region' }).of(code),
  )
  return readNames(names.join())
}

/** Meanings of the same names at an airport: its own names, and those of neighbouring airfields. */
function collectAtAirport(
  ours: Place[],
  airports: Place[],
  meanings: Map<string, Meaning>,
  otherCodes: Set<string>,
): Map<string, Meaning> {
  const found = new Map<string, Meaning>()
  for (const place of airports) {
    for (const alias of readNames(place.aliases.join()))
      found.set(alias, { kind: 'alias', of: [place.id] })
  }
  for (const town of knownTowns) {
    const { atAirport: names } = town
    const place = ours.find(({ name }) => knownTownOf(name) === town)
    for (const name of readNames(names))
      found.set(name, place ? { kind: 'name', of: [place.id] } : { kind: 'town', of: [] })
  }
  for (const place of airports)
    for (const name of townsOfAirportAlone(place)) found.set(name, { kind: 'name', of: [place.id] })
  for (const name of [...readNames(wordLists.airfield), ...otherCodes]) {
    if (!found.has(name) && meanings.get(name)?.kind !== 'code')
      found.set(name, { kind: 'airfield', of: [] })
  }
  return found
}

/**
 * Of an airport whose town is none of our places: the names of that town, which stand in the airport's own, „Wien“ in
 * „Flughafen Wien“. Beside an airport word they mean the airport.
 */
export function townsOfAirportAlone({ name, airport, aliases }: Place): string[] {
  if (!airport || airport.of !== null) return []
  const words = new Set(readNames(wordLists.airport))
  const own = readNames([...Object.values(name), ...Object.values(airport.fullName)].join()).map(
    (text) =>
      text
        .split(' ')
        .filter((word) => !words.has(word))
        .join(' '),
  )
  const named = knownTowns.filter((town) =>
    readNames(town.names).some((text) => own.includes(text)),
  )
  const more = named.flatMap((town) => [town.names, town.atAirport])
  return [...new Set([...own, ...readNames([...more, ...aliases].join())])].filter(Boolean)
}

/** Names of an airport of ours: `airfields` say where it lies („Schwechat“), `names` are these and those of its town. */
export function namesOfAirfield(place: Place) {
  const home = known().towns.find(({ id }) => id === place.airport?.of)
  const town = home && knownTownOf(home.name)
  const names = new Set([
    ...townsOfAirportAlone(place),
    ...readNames([town?.names, town?.atAirport].join()),
  ])
  const airfields = readNames(wordLists.airfield).filter((name) => names.has(name))
  return { names, airfields: new Set(airfields) }
}

/** Splits the text into known names, the longest first, and the words between them. */
export function readItems(words: Word[]): Item[] {
  const items = itemsBy(words, (name) => known().meanings.get(name))
  if (!items.some(({ kind }) => AIRPORT_KINDS.has(kind))) return items
  const atAirport = itemsBy(
    words,
    (name) => known().atAirport.get(name) ?? known().meanings.get(name),
  )
  if (atAirport.some(isSignOfAirport)) return atAirport
  // Trains and buses have terminals, too.
  return items.map((item) => (item.kind === 'terminal' ? { ...item, kind: 'spot' as const } : item))
}

/** True for what tells that a place is an airport: a terminal is one's only with its number, or beside such a sign. */
function isSignOfAirport({ kind, text }: Item, at: number, items: readonly Item[]): boolean {
  if (kind === 'airport' || kind === 'code' || kind === 'alias' || kind === 'hall') return true
  const beside = [items[at - 1], items[at + 1]]
  return (
    kind === 'terminal' &&
    (/\d/.test(text) ||
      beside.some((item) => item?.kind === 'number' || /^[a-d]$/.test(item?.text ?? '')))
  )
}

function itemsBy(words: Word[], meaningOf: MeaningOf): Item[] {
  const items: Item[] = []
  for (let at = 0; at < words.length;) {
    const item = itemAt(words, at, meaningOf)
    items.push(item)
    at += item.words
  }
  return items
}

type MeaningOf = (name: string) => Meaning | undefined

function itemAt(words: Word[], at: number, meaningOf: MeaningOf): Item {
  const { gap } = words[at] ?? { gap: 'space' }
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length)
    // A name may contain a dash, but never the sign that ends a part of an address.
    if (part.slice(1).some((word) => word.gap === 'comma' || word.gap === 'arrow')) continue
    const written = part.map((word) => word.text).join(' ')
    const text = meaningOf(written) ? written : spellOut(part)
    const typed = part.map((word) => word.typed).join(' ')
    const meaning = isAustria(words, at, length)
      ? { kind: 'country' as const, of: ['AT'] }
      : (meaningOf(text) ?? (length === 1 ? ofOneWord(text, typed) : undefined))
    if (meaning && !isFrenchOf(typed, words[at + 1]))
      return { ...meaning, text, typed, gap, words: length }
    if (meaning) return { kind: 'filler', of: [], text, typed, gap, words: length }
  }
  throw new Error('A word always has a meaning')
}

/** Words of addresses that people cut short: „Masarykovo nádr.“, „Karlovo nám.“, „Národní tř.“. */
const SHORT = new Map([
  ['nadr', 'nadrazi'],
  ['nam', 'namesti'],
  ['tr', 'trida'],
  ['nabr', 'nabrezi'],
])

function spellOut(words: Word[]): string {
  return words.map(({ text }) => SHORT.get(text) ?? text).join(' ')
}

/** „Praha, AT“ and „AT Praha“, not "at Prague": the code of a country, where the preposition cannot occur. */
function isAustria(words: Word[], at: number, length: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.text !== 'at' || length > 1) return false
  const isShouted = words.every(({ typed }) => typed === typed.toUpperCase())
  return next?.gap !== 'space' || (word.typed === 'AT' && !isShouted)
}

/** „Rue de Paris“: `de` does not mean Germany. */
function isFrenchOf(typed: string, next: Word | undefined): boolean {
  return typed === 'de' && next?.gap === 'space'
}

/** A number as a building, a district or a postal code; German streets. */
function ofOneWord(text: string, typed: string): Meaning {
  if (/^\d{5,}$/.test(text)) return { kind: 'postal', of: [] }
  if (/^\d{1,4}(?:[a-z]|st|nd|rd|th)?$/.test(text)) return { kind: 'number', of: [] }
  if (known().otherCodes.has(text) && typed === typed.toUpperCase())
    return { kind: 'airfield', of: [] }
  if (GERMAN_STREET.test(text)) return { kind: 'spot', of: [] }
  return { kind: 'unknown', of: [] }
}
