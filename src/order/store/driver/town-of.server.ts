import { namesInText, resolveTown } from '~/places/gazetteer'
import { loadTowns } from '~/places/gazetteer.server'
import { resolvePlace } from '~/places/words/places'
import type { L10n } from '~/lib/locale'
import { errorFacts, logEvent } from '~/lib/log'

/**
 * The town of a typed place, without its street, its house and the name of a person: one of the carrier's places, else
 * of the gazetteer. Null where the text names none, or several.
 */
export async function townOf(db: D1Database, typed: string): Promise<L10n | null> {
  const place = resolvePlace(typed)
  if (place.kind === 'found') return place.place.name
  const names = namesInText(typed)
  if (names.length === 0) return null
  try {
    const answer = resolveTown(typed, await loadTowns(db, names))
    return answer.kind === 'found' ? answer.town.name : null
  } catch (error) {
    logEvent({ event: 'gazetteer', outcome: 'unavailable', ...errorFacts(error) })
    return null
  }
}
