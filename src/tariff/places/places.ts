import { appConfig } from '~config'
import type { L10n } from '~/lib/app-config-type'
import type { ServiceSlug } from '~/tariff/service-slugs'
import { namesToSlip, type Place, readItems } from '~/tariff/places/place-meanings'
import { judge, type Judgement } from '~/tariff/places/place-rules'
import { isSlip, readWords, type Word } from '~/tariff/places/place-words'

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
 * The place that a typed text means: found, not found, or asked about with at most one question. An answer counts
 * only to the text it was given to, and only when it is one of the choices; it is `id|text`, the id `elsewhere` where
 * it is none of them.
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
  const judgement = judge(readItems(words))
  return judgement.kind === 'found' ? judgement : (meantBySlip(words) ?? judgement)
}

/** A question about the place that the text means with one slip of the thumb put right. */
function meantBySlip(words: Word[]): Judgement | null {
  for (const corrected of corrections(words)) {
    const judgement = judge(readItems(corrected))
    if (judgement.kind === 'found')
      return { kind: 'asked', about: 'meant', choices: [judgement.place] }
  }
  return null
}

/** The text with a run of words that is nearly a name put right, for each of them. */
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
