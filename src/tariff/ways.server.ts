import { errorFacts, logEvent } from '~/lib/log'
import type { NamedTown } from '~/tariff/gazetteer'
import { loadTowns } from '~/tariff/gazetteer.server'
import { namesToLookUp, readWay, type TypedWay, type WayReading } from '~/tariff/ways'

/**
 * What two typed ends make of a ride, with the gazetteer where it is needed: one query at most. A usual price is no
 * reason to fail: without the gazetteer fixed places alone are known.
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
