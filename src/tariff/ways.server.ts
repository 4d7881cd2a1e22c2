import { loadTowns } from '~/tariff/gazetteer.server'
import { namesToLookUp, readWay, type TypedWay, type WayReading } from '~/tariff/ways'

/** What two typed ends make of a ride, with the gazetteer where it is needed: one query at most. */
export async function loadWay(db: D1Database, typed: TypedWay): Promise<WayReading> {
  const names = namesToLookUp(typed)
  return readWay(typed, names.length > 0 ? await loadTowns(db, names) : [])
}
