import { errorFacts, logEvent } from '~/lib/log'
import type { NamedTown } from '~/places/gazetteer'
import { loadTowns } from '~/places/gazetteer.server'
import { namesToLookUp, readWay, type TypedWay, type WayReading } from '~/places/ways'

/**
 * Finds the ride between two typed places; reads the gazetteer only if needed, with one query at most. A failure of
 * the gazetteer only costs the usual price: then only fixed places are known.
 */
export async function loadWay(db: D1Database, typed: TypedWay): Promise<WayReading> {
  const names = namesToLookUp(typed)
  return readWay(typed, names.length > 0 ? await townsOrNone(db, names) : [])
}

async function townsOrNone(db: D1Database, names: string[]): Promise<NamedTown[]> {
  try {
    return await loadTowns(db, names)
  } catch (error) {
    logEvent({ event: 'gazetteer', outcome: 'unavailable', ...errorFacts(error) })
    return []
  }
}
