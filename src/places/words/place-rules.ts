import { foreignCodes, isCodeOf, isNameOf, isOf } from '~/places/words/place-codes'
import { type Cover, coverOf, isHouse, isNamedStreet } from '~/places/words/place-cover'
import {
  AIRPORT_KINDS,
  isGermanStreet,
  isHotel,
  type Item,
  type Place,
  placesByKind,
} from '~/places/words/place-meanings'

/** The question: is it in the town, was that name meant, is it in the town or near it, or which place is meant. */
export type About = 'inside' | 'meant' | 'near' | 'which'

export type Judgement =
  | { kind: 'found'; place: Place }
  | { kind: 'asked'; about: About; choices: Place[] }
  | { kind: 'notFound' }

const NOT_FOUND: Judgement = { kind: 'notFound' }
const ALONE_ASKS = new Set([
  'venue',
  'brand',
  'spot',
  'street',
  'englishStreet',
  'part',
  'hall',
  'airport',
  'terminal',
  'code',
])
const WAY_WORDS = /^(?:to|do|a|k|na)$/
const NEAR_BEFORE_NAME = /^(?:u|za|od|pred|pod|nad|k)$/

/**
 * Judges the words of a text. A place is found when its name occurs and every other word is known to be harmless;
 * words that may mean another place cause a question or a refusal, never a price.
 */
export function judge(items: Item[]): Judgement {
  const named = namedPlaces(items)
  const isOurs = ({ kind, of }: Item) =>
    (kind === 'name' || kind === 'code' || kind === 'alias' || kind === 'unsure') && of.length > 0
  const cover = coverOf(items, isOurs)
  const sure = named.sure.length > 0 ? named.sure : named.unsure
  const isElsewhere = ({ kind, of }: Item) =>
    kind === 'airfield' || (kind === 'land' && !sure.some(({ country }) => of.includes(country)))
  if (items.some(isElsewhere)) return NOT_FOUND
  if (isAirport(items)) {
    const towns = sure.filter(({ airport }) => !airport)
    if (towns.length > 0 && towns.length === sure.length) return NOT_FOUND
  }
  const [place] = sure
  if (!place) return judgeNameless(items, cover)
  const others = [...new Set([...named.sure, ...named.unsure])]
  if (others.length > 1) return ask('which', others)
  return judgeNamed(items, cover, place, named.sure.length > 0)
}

/** Places whose names occur in the text. At an airport the name of its town means the airport. */
function namedPlaces(items: Item[]): { sure: Place[]; unsure: Place[] } {
  const idsOf = (...kinds: string[]) =>
    new Set(
      items.flatMap((item, at) =>
        kinds.includes(item.kind) && !isNamedStreet(items, at) ? item.of : [],
      ),
    )
  const own = idsOf('code', 'alias')
  const towns = idsOf('name')
  const sureTowns = placesByKind().towns.filter(({ id }) => towns.has(id))
  const unsureIds = idsOf('unsure')
  const unsure = placesByKind().towns.filter(({ id }) => unsureIds.has(id))
  if (!isAirport(items)) return { sure: sureTowns, unsure }
  const named = placesByKind().airports.filter(
    ({ id, airport }) =>
      own.has(id) ||
      towns.has(id) ||
      (airport?.of && (towns.has(airport.of) || unsureIds.has(airport.of))),
  )
  const rest = (town: Place) => !named.some(({ airport }) => airport?.of === town.id)
  return { sure: [...named, ...sureTowns.filter(rest)], unsure: unsure.filter(rest) }
}

function isAirport(items: Item[]): boolean {
  return items.some(({ kind }) => AIRPORT_KINDS.has(kind))
}

/** Judges a text with the name of one place. */
function judgeNamed(items: Item[], cover: Cover[], place: Place, isSure: boolean): Judgement {
  if (items.some(({ kind, of }) => kind === 'country' && !of.includes(place.country)))
    return NOT_FOUND
  const nameAt = items.findIndex(({ kind, of }) => isNameOf(place, kind, of))
  const odd = items.map((item, at) => isOdd(item, cover[at] ?? 'bare', place))
  const isNear = items.some((item, at) => isNearWord(items, item, at, place))
  const isBuiltUp = items.every(({ kind }, at) => kind !== 'unknown' || cover[at] === 'covered')
  if (isNear) return isBuiltUp && !odd.includes(true) ? ask('near', [place]) : NOT_FOUND
  const before = items[nameAt - 1]
  const isLonger = before?.kind === 'modifier' && items[nameAt]?.gap !== 'comma'
  if (isLonger) return cover[nameAt - 1] === 'covered' ? ask('inside', [place]) : NOT_FOUND
  if (isWay(items, odd, place)) return ask('which', placesOfWay(items, place))
  const oddAt = odd.indexOf(true)
  const mismatched = items.flatMap(({ kind, of }, at) => (odd[at] && kind === 'part' ? of : []))
  if (mismatched.length > 0) return ask('which', [place, ...placesOf(mismatched)])
  if (odd.lastIndexOf(true) > nameAt) {
    const after = odd.flatMap((isOddOne, at) => (isOddOne && at > nameAt ? [at] : []))
    const isOfHotel = items.slice(0, nameAt).some(isHouse) || isHotel(items[nameAt]?.text ?? '')
    const isSureOfTown = isTownTold(items, nameAt, place) || isOfHotel
    const mayLieThere = after.every((at) => {
      const kind = items[at]?.kind
      return (
        (kind === 'unknown' || kind === 'modifier') && (isSureOfTown || isStreetLike(items, at))
      )
    })
    return mayLieThere && oddAt > nameAt ? ask('inside', [place]) : NOT_FOUND
  }
  if (oddAt !== -1) return ask('inside', [place])
  const foreign = foreignCodes(items, place)
  if (foreign) return ask('which', [place, ...foreign])
  if (place.airport && isBesideAirport(items))
    return place.airport.of
      ? ask('which', [place, ...placesOf([place.airport.of])])
      : ask('near', [place])
  if (!isSure) return ask('meant', [place])
  // Another town of its name may lie in another land of the country.
  if (items.some(({ kind }) => kind === 'land')) return ask('inside', [place])
  return isHotelOfThatName(items) ? ask('inside', [place]) : { kind: 'found', place }
}

/** A word that is not harmless beside this place. */
function isOdd({ kind, of }: Item, cover: Cover, place: Place): boolean {
  if (kind === 'part') {
    return cover === 'bare' && !isOf(place, of)
  }
  if (kind === 'town' || kind === 'unknown' || kind === 'modifier') return cover === 'bare'
  return false
}

function isNearWord(items: Item[], { kind, text }: Item, at: number, place: Place): boolean {
  if (kind === 'near') return true
  const next = items[at + 1]
  const previous = items[at - 1]
  const isBefore = next !== undefined && next.gap === 'space' && isNameOf(place, next.kind, next.of)
  if (isBefore && NEAR_BEFORE_NAME.test(text) && text !== 'k') return true
  return (
    kind === 'outskirts' && previous !== undefined && isNameOf(place, previous.kind, previous.of)
  )
}

/** Two places in one text: „Praha, pak Kutná Hora“, "Prague airport to Prague", „letiště Praha – Praha“. */
function isWay(items: Item[], odd: boolean[], place: Place): boolean {
  const isStop = (at: number) => {
    const item = items[at]
    return item !== undefined && (odd[at] === true || isNameOf(place, item.kind, item.of))
  }
  const stops = items.flatMap((_, at) => (isStop(at) ? [at] : []))
  const first = stops[0] ?? 0
  const last = stops.at(-1) ?? 0
  const hasWord = items.some(({ kind, text, gap }, at) => {
    const isBetween = at > first && at <= last
    if (gap === 'arrow' && isBetween) return true
    return (kind === 'route' && at > first) || (isBetween && at < last && WAY_WORDS.test(text))
  })
  if (hasWord) return true
  const again = items.findIndex(
    ({ kind, gap }, at) => at > first && kind === 'name' && (gap === 'dash' || gap === 'hyphen'),
  )
  return (
    place.airport !== null &&
    again > first &&
    items[first]?.kind === 'name' &&
    items.length > again &&
    items.slice(first, again).some(({ kind }) => kind === 'airport')
  )
}

function placesOfWay(items: Item[], place: Place): Place[] {
  const town =
    place.airport?.of && items.filter(({ kind }) => kind === 'name').length > 1
      ? [place.airport.of]
      : []
  return [place, ...placesOf(town)]
}

function placesOf(ids: string[]): Place[] {
  return [...placesByKind().towns, ...placesByKind().airports].filter(({ id }) => ids.includes(id))
}

/** True when, besides its name, a numbered district or a place within it indicates the town. */
function isTownTold(items: Item[], nameAt: number, place: Place): boolean {
  const next = items[nameAt + 1]
  const isNumbered = next?.kind === 'number' && next.gap === 'space' && next.text.length <= 2
  return isNumbered || items.some(({ kind, of }) => kind === 'part' && of.includes(place.id))
}

/** With a house number, or with the ending of a Czech street: cause for a question. */
function isStreetLike(items: Item[], at: number): boolean {
  const rest = items.slice(at)
  const end = rest.findIndex(({ gap }, index) => index > 0 && gap === 'comma')
  const inPart = end === -1 ? rest : rest.slice(0, end)
  return (
    inPart.some(({ kind }) => kind === 'number') ||
    /(?:[áé]|ova)$/.test(items[at]?.typed.normalize('NFC') ?? '')
  )
}

/** A hotel at the airport, or the street „K Letišti 6“. */
function isBesideAirport(items: Item[]): boolean {
  return items.some(
    ({ kind }, at) =>
      kind === 'venue' ||
      kind === 'brand' ||
      (kind === 'airport' && items[at + 1]?.kind === 'number' && items[at + 1]?.gap === 'space'),
  )
}

/** „Hotel Praha“ without other words: it may be in any town. */
function isHotelOfThatName(items: Item[]): boolean {
  const told = items.filter(({ kind }) => kind !== 'filler')
  const [hotel, name] = told
  return (
    told.length === 2 &&
    items.length === 2 &&
    hotel?.kind === 'venue' &&
    /^(?:hotel|pension|penzion|hostel)$/.test(hotel.text) &&
    name?.gap === 'space'
  )
}

/** Judges a text without the name of a place: a question when it mentions something in one of our towns. */
function judgeNameless(items: Item[], cover: Cover[]): Judgement {
  const isForeign = items.some(({ kind }, at) => kind === 'town' && cover[at] !== 'covered')
  const home = isAirport(items) ? placesByKind().airports[0] : placesByKind().towns[0]
  const isAbroad = items.some(
    ({ kind, of }) => kind === 'country' && !of.includes(home?.country ?? ''),
  )
  const isUnknown = items.some(
    ({ kind }, at) => (kind === 'unknown' || kind === 'modifier') && cover[at] === 'bare',
  )
  if (isForeign || isAbroad || isUnknown || !home) return NOT_FOUND
  const codes = items.filter(({ kind }) => kind === 'postal').map(({ text }) => text)
  const owners = placesOf(items.flatMap(({ kind, of }) => (kind === 'part' ? of : [])))
  const byCode = placesByKind().towns.filter((town) => codes.some((code) => isCodeOf(town, code)))
  // Four digits alone in a part: „Wiedner Hauptstraße 12, 1040“.
  const byShortCode = placesByKind().towns.filter((town) =>
    items.some(
      ({ kind, text, gap }) => kind === 'number' && gap === 'comma' && isCodeOf(town, text),
    ),
  )
  const asks = items.some(({ kind }, at) => ALONE_ASKS.has(kind) || cover[at] !== 'bare')
  if (!asks && byCode.length === 0) return NOT_FOUND
  if (isAirport(items)) return ask('which', placesByKind().airports)
  const choices = [byCode, owners, byShortCode, townsOfStreet(items), [home]].find(
    ({ length }) => length > 0,
  )
  return ask('inside', choices ?? [home])
}

/** The towns that speak German, for a street in German. */
function townsOfStreet(items: Item[]): Place[] {
  if (!items.some(isGermanStreet)) return []
  return placesByKind().towns.filter(({ country }) => country === 'AT' || country === 'DE')
}

function ask(about: About, choices: Place[]): Judgement {
  return { kind: 'asked', about, choices: [...new Set(choices)] }
}
