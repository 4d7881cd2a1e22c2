import { appConfig } from '~config'
import type { L10n } from '~/lib/locale'
import type { ServiceSlug } from '~/carrier/service-slugs'
import {
  type Item,
  namesOfAirfield,
  namesToSlip,
  type Place,
  placesByKind,
  readItems,
} from '~/places/words/place-meanings'
import { judge, type Judgement } from '~/places/words/place-rules'
import { isSlip, readWords, type Word } from '~/places/words/place-words'

const MOST_WORDS = 30
const LONGEST_SLIP = 3

export type FixedRoute = {
  from: L10n
  to: L10n
  durationMin: number
  distanceKm: number
  /** Haléře, gross. */
  price: Record<ServiceSlug, number>
}

/**
 * The place of a typed text: found, not found, or a question. An answer counts only for the text it was given to, and
 * only when it is one of the choices; it is `id|text`, with the id `elsewhere` for none of them.
 */
export function resolvePlace(typed: string, answer = ''): Judgement {
  const judgement = judgeText(typed)
  if (judgement.kind !== 'asked') return judgement
  const bar = answer.indexOf('|')
  if (bar === -1 || answer.slice(bar + 1).trim() !== typed.trim()) return judgement
  const id = answer.slice(0, bar)
  if (id === 'elsewhere') return { kind: 'notFound' }
  const place = judgement.choices.find((choice) => choice.id === id)
  return place ? { kind: 'found', place } : judgement
}

function judgeText(typed: string): Judgement {
  const words = readWords(typed)
  if (words.length === 0 || words.length > MOST_WORDS) return { kind: 'notFound' }
  const named = placeNamed(words)
  if (named) return { kind: 'found', place: named }
  const judgement = judge(readItems(words))
  if (judgement.kind === 'found') return judgement
  const meant = judgement.kind === 'notFound' ? meantByAirfield(readItems(words)) : null
  return meant ?? meantBySlip(words) ?? judgement
}

let byName: Map<string, Place | null> | undefined

/** The place whose whole name this is, as our own links and suggestions write it; null also where two have it. */
function placeNamed(words: Word[]): Place | null {
  if (!byName) {
    byName = new Map()
    for (const place of appConfig.places) {
      const names = [...Object.values(place.name), ...Object.values(place.airport?.fullName ?? {})]
      for (const name of new Set(names.map((one) => folded(readWords(one)))))
        byName.set(name, byName.has(name) ? null : place)
    }
  }
  return byName.get(folded(words)) ?? null
}

function folded(words: Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

const BESIDE_AIRFIELD: ReadonlySet<string> = new Set(['filler', 'postal', 'number', 'country'])

/** A question about our airport that people call by where it lies, without a word of flying: „Schwechat“, „Wien-Schwechat“. */
function meantByAirfield(items: Item[]): Judgement | null {
  const told = items.filter(({ kind }) => !BESIDE_AIRFIELD.has(kind)).map(({ text }) => text)
  const choices = placesByKind().airports.filter((place) => {
    const { airfields, names } = namesOfAirfield(place)
    return told.some((text) => airfields.has(text)) && told.every((text) => names.has(text))
  })
  return choices.length === 0 ? null : { kind: 'asked', about: 'meant', choices }
}

/** A question about the place that the text means after correcting one typing error. */
function meantBySlip(words: Word[]): Judgement | null {
  for (const corrected of corrections(words)) {
    const judgement = judge(readItems(corrected))
    if (judgement.kind === 'found')
      return { kind: 'asked', about: 'meant', choices: [judgement.place] }
  }
  return null
}

/** Each variant of the text with one nearly matching name corrected. */
function* corrections(words: Word[]): Generator<Word[]> {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= LONGEST_SLIP && start + length <= words.length; length += 1) {
      const run = words.slice(start, start + length)
      const text = run.map((word) => word.text).join(' ')
      const meant = namesToSlip().filter((known) => isSlip(text, known))
      if (meant.length === 0 || !readItems(run).some(({ kind }) => kind === 'unknown')) continue
      const gap = run[0]?.gap ?? 'space'
      for (const name of meant) {
        const put = readWords(name).map((word, at) => (at === 0 ? { ...word, gap } : word))
        yield [...words.slice(0, start), ...put, ...words.slice(start + length)]
      }
    }
  }
}

/** Answers to the questions about both ends. */
type Answers = { pickupPlace?: string; dropoffPlace?: string }

/** The fixed price between two typed addresses, in either direction, or null. */
export function findFixedRoute(
  pickup: string | null,
  dropoff: string | null,
  answers: Answers = {},
): FixedRoute | null {
  const from = foundPlace(pickup, answers.pickupPlace)
  const to = foundPlace(dropoff, answers.dropoffPlace)
  const route = from && to && fixedRouteBetween(from.id, to.id)
  if (!route) return null
  const { durationMin, distanceKm, price } = route
  return { from: from.name, to: to.name, durationMin, distanceKm, price }
}

/** The fixed route between two places by their ids, in either direction, or null. */
export function fixedRouteBetween(from: string, to: string) {
  return (
    appConfig.fixedRoutes.find(
      ({ between: [one, other] }) =>
        (one === from && other === to) || (one === to && other === from),
    ) ?? null
  )
}

function foundPlace(typed: string | null, answer = ''): Place | null {
  const judgement = resolvePlace(typed ?? '', answer)
  return judgement.kind === 'found' ? judgement.place : null
}
