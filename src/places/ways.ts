import { appConfig } from '~config'
import { isSaying } from '~/lib/fields/typed-text'
import { type L10n, ownLocale } from '~/lib/locale'
import { isTownAlone, type NamedTown, resolveTown, type Town } from '~/places/gazetteer'
import type { Place } from '~/places/words/place-meanings'
import type { About } from '~/places/words/place-rules'
import { readWords } from '~/places/words/place-words'
import { isPlaceAlone } from '~/places/words/place-alone'
import { fixedRouteBetween, resolvePlace } from '~/places/words/places'
import type { ServiceSlug } from '~/carrier/service-slugs'
import type { VatPart } from '~/carrier/config/vat-part'
import { type Band, usualPrices, type UsualRide, usualRide } from '~/places/usual-price'

const MOST_CHOICES = 6
/** Approximate length of a ride within one town; nothing more exact is known. */
const WITHIN_TOWN: UsualRide = { distanceKm: 10, durationMin: 30 }

export type WayEnd = 'pickup' | 'dropoff'
/** Both ends as typed; an answer to the question about one is `id|text`. */
export type TypedWay = Record<WayEnd | `${WayEnd}Place`, string> & { kind?: string }

/** `within` is the name with its preposition, „v Praze“; `district` distinguishes towns with the same name. */
export type PlaceChoice = { id: string; name: L10n; within: L10n | null; district: string }
export type PlaceQuestion = { field: WayEnd; about: About; text: string; choices: PlaceChoice[] }

export type Way = {
  from: L10n
  to: L10n
  distanceKm: number
  durationMin: number
  /** Haléře, gross, in either direction; null without a fixed price. */
  fixed: Record<ServiceSlug, number> | null
  /** VAT of the fixed price; without one, of rides in general. */
  vatRateBp: number
  /** Parts of the fixed price with rates of their own, where it has no single one. */
  vatParts?: readonly VatPart[] | undefined
  /** Usual price of a ride of that length; null where the carrier shows no usual prices. */
  usual: Record<ServiceSlug, Band> | null
}

/** `alone` are the ends that name a town and nothing in it: a driver does not find them. */
export type WayReading = { alone: readonly WayEnd[] } & WayState

/** What is known of the ride between both ends. */
export type WayState =
  | { state: 'empty' }
  /** The ways are those of the choices, in their order; null without a way. */
  | { state: 'asks'; question: PlaceQuestion; ways: (Way | null)[] }
  /** The location of these ends is unknown. */
  | { state: 'unknown'; ends: WayEnd[] }
  | { state: 'known'; way: Way }

type FixedRoute = (typeof appConfig.fixedRoutes)[number]

type KnownEnd = { kind: 'place'; place: Place } | { kind: 'town'; town: Town }
type Choice = { said: PlaceChoice; end: KnownEnd }
type End =
  | KnownEnd
  | { kind: 'empty' | 'unknown' }
  | { kind: 'asked'; about: About; choices: Choice[] }

/** The texts to look up in the gazetteer (loadTowns) for a ride; none where it is not needed. */
export function namesToLookUp(typed: TypedWay): string[] {
  const ends = WAY_ENDS.map((end) => readEnd(typed, end, []))
  const [from, to] = ends
  if (!from || !to || from.kind === 'empty') return []
  if (to.kind === 'empty') return isOneEnded(typed) && !isPlaces(from) ? [typed.pickup] : []
  // After the first question follows a second one, so the price has to wait.
  if (from.kind === 'asked' && to.kind === 'asked') return []
  const pairs = possibleEnds(from).flatMap((one) => possibleEnds(to).map((other) => [one, other]))
  if (pairs.every(([one, other]) => isFixed(one, other))) return []
  const names = ends.flatMap((end, at) =>
    possibleEnds(end).map((one) =>
      one.kind === 'place' ? one.place.name[ownLocale] : typed[WAY_ENDS[at] ?? 'pickup'],
    ),
  )
  return [...new Set(names)]
}

/** The ends that a text may mean: those to choose from, or the one. */
function possibleEnds(end: End): End[] {
  return end.kind === 'asked' ? end.choices.map((choice) => choice.end) : [end]
}

/** True for an order that goes to no place: its pickup alone is looked up. */
function isOneEnded({ kind }: TypedWay): boolean {
  return kind === 'hourly' || kind === 'experience'
}

function isPlaces(end: End): boolean {
  return possibleEnds(end).every(({ kind }) => kind === 'place')
}

function isFixed(from: End | undefined, to: End | undefined): boolean {
  const areKnown = from?.kind === 'place' && to?.kind === 'place'
  return areKnown && fixedRouteBetween(from.place.id, to.place.id) !== null
}

/** Finds the ride between two typed places: fixed places first, then the given towns of the gazetteer. */
export function readWay(typed: TypedWay, towns: NamedTown[]): WayReading {
  const ends = {
    pickup: readEnd(typed, 'pickup', towns),
    dropoff: readEnd(typed, 'dropoff', towns),
  }
  const alone = WAY_ENDS.filter((end) => isAlone(typed[end], ends[end], towns))
  return { ...stateOf(typed, ends.pickup, ends.dropoff, towns), alone }
}

function isAlone(text: string, end: End, towns: NamedTown[]): boolean {
  if (end.kind === 'place') return isPlaceAlone(text, end.place)
  return end.kind === 'town' && isTownAlone(text, end.town, towns)
}

function stateOf(typed: TypedWay, from: End, to: End, towns: NamedTown[]): WayState {
  if (from.kind === 'asked') {
    const ways = from.choices.map((choice) => wayBetween(choice.end, to, towns))
    return { state: 'asks', question: questionOf(typed, 'pickup', from), ways }
  }
  if (to.kind === 'asked') {
    const ways = to.choices.map((choice) => wayBetween(from, choice.end, towns))
    return { state: 'asks', question: questionOf(typed, 'dropoff', to), ways }
  }
  if (from.kind === 'empty' || to.kind === 'empty') return { state: 'empty' }
  const way = wayBetween(from, to, towns)
  if (way) return { state: 'known', way }
  const isKnown = { pickup: toPoint(from, towns)?.at, dropoff: toPoint(to, towns)?.at }
  // A place of ours is known, also where the gazetteer has no coordinates of it.
  const isOurs = { pickup: from.kind === 'place', dropoff: to.kind === 'place' }
  return { state: 'unknown', ends: WAY_ENDS.filter((name) => !isKnown[name] && !isOurs[name]) }
}

/** The ride between two ends; null while one of them is not known. */
function wayBetween(from: End, to: End, towns: NamedTown[]): Way | null {
  const [start, end] = [toPoint(from, towns), toPoint(to, towns)]
  const route =
    from.kind === 'place' && to.kind === 'place'
      ? fixedRouteBetween(from.place.id, to.place.id)
      : null
  if (route && start && end) return known(start.name, end.name, route, route)
  if (!start?.at || !end?.at) return null
  const ride = start.place === end.place ? WITHIN_TOWN : usualRide(start.at, end.at)
  return known(start.name, end.name, ride, null)
}

const WAY_ENDS = ['pickup', 'dropoff'] as const

function known(
  from: L10n,
  to: L10n,
  { distanceKm, durationMin }: UsualRide,
  route: FixedRoute | null,
): Way {
  const fixed = route?.price ?? null
  const { vatRateBp } = route ?? appConfig.ordering
  const vatParts = route?.vatParts
  const usual = usualPrices(distanceKm)
  return { from, to, distanceKm, durationMin, fixed, vatRateBp, vatParts, usual }
}

function readEnd(typed: TypedWay, end: WayEnd, towns: NamedTown[]): End {
  const text = typed[end]
  const answer = typed[`${end}Place`]
  if (!isSaying(text)) return { kind: 'empty' }
  const judgement = resolvePlace(text, answer)
  if (judgement.kind === 'found') return { kind: 'place', place: judgement.place }
  if (judgement.kind === 'asked') {
    const { about, choices } = judgement
    return { kind: 'asked', about, choices: choices.map(toChoice) }
  }
  return townOf(text, answer, towns)
}

function toChoice(place: Place): Choice {
  const { id, name, within } = place
  return { said: { id, name, within, district: '' }, end: { kind: 'place', place } }
}

/** The town of a text; for several with the same name the chosen one, or a question. */
function townOf(text: string, answer: string, towns: NamedTown[]): End {
  const found = resolveTown(text, towns)
  if (found.kind === 'found') return { kind: 'town', town: found.town }
  if (found.kind === 'notFound') return { kind: 'unknown' }
  const choices = found.choices
    .toSorted((one, other) => other.population - one.population)
    .slice(0, MOST_CHOICES)
  const [id = '', ...rest] = answer.split('|')
  if (rest.join('|').trim() !== text.trim()) return askTown(choices)
  if (id === 'elsewhere') return { kind: 'unknown' }
  const town = choices.find((choice) => townId(choice) === id)
  return town ? { kind: 'town', town } : askTown(choices)
}

function askTown(choices: Town[]): End {
  return {
    kind: 'asked',
    about: 'which',
    choices: choices.map((town) => {
      const { name, district } = town
      const said = { id: townId(town), name, within: null, district }
      return { said, end: { kind: 'town', town } }
    }),
  }
}

function townId({ place }: Town): string {
  return `town-${place}`
}

function questionOf(
  typed: TypedWay,
  field: WayEnd,
  { about, choices }: Extract<End, { kind: 'asked' }>,
): PlaceQuestion {
  return { field, about, text: typed[field].trim(), choices: choices.map(({ said }) => said) }
}

type Point = { name: L10n; place: string; at: { lat: number; lon: number } | null }

function toPoint(end: End, towns: NamedTown[]): Point | null {
  if (end.kind === 'town') {
    const { name, lat, lon } = end.town
    return { name, place: townId(end.town), at: { lat, lon } }
  }
  if (end.kind !== 'place') return null
  const { id, name, country } = end.place
  const folded = readWords(name[ownLocale])
    .map(({ text }) => text)
    .join(' ')
  // The most populous town comes first.
  const town = towns.find((one) => one.found === folded && one.country === country)
  return { name, place: id, at: town ? { lat: town.lat, lon: town.lon } : null }
}
