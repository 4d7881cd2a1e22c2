import { ownWords } from '~/lib/locale'
import * as v from 'valibot'
import { type NamedTown, namesInText } from '~/places/gazetteer'

const rowSchema = v.object({
  name: v.string(),
  place: v.number(),
  name_cs: v.string(),
  name_en: v.string(),
  name_de: v.string(),
  country: v.string(),
  district: v.string(),
  population: v.number(),
  lat: v.number(),
  lon: v.number(),
})

/** Reads the towns by all names in the typed texts (two at most, because D1 binds a hundred values), in one query. */
export async function loadTowns(db: D1Database, typed: string[]): Promise<NamedTown[]> {
  const names = [...new Set(typed.slice(0, 2).flatMap(namesInText))]
  if (names.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT name, place, name_cs, name_en, name_de, country, district, population, lat, lon FROM gazetteer
       WHERE name IN (${names.map(() => '?').join(', ')}) ORDER BY population DESC, place`,
    )
    .bind(...names)
    .all()
  return results.map(readTown)
}

/** More than the number of names with the same two first letters. */
const MOST_BEGUN = 90
const BEGINNING = 2
/** More than the gazetteer has: beginnings of no town are remembered besides, until there are so many. */
const MOST_REMEMBERED = 1_000

/**
 * The towns by the first two letters of their names, as they were read: whoever types on asks for fewer of the same ones. A
 * deploy, which alone changes the gazetteer, starts other isolates.
 */
const remembered = new Map<string, NamedTown[]>()

/** The towns with a name that begins with the folded text, larger ones first; read in one query where they are not known. */
export async function loadTownsByPrefix(db: D1Database, prefix: string): Promise<NamedTown[]> {
  const beginning = prefix.slice(0, BEGINNING)
  const towns = remembered.get(beginning) ?? (await readTownsByPrefix(db, beginning))
  // Where nothing at all is known, the gazetteer may be about to be filled.
  const isKnown = remembered.size > 0 && remembered.size < MOST_REMEMBERED
  if (towns.length > 0 || isKnown) remembered.set(beginning, towns)
  return towns.filter(({ found }) => found.startsWith(prefix))
}

async function readTownsByPrefix(db: D1Database, prefix: string): Promise<NamedTown[]> {
  const { results } = await db
    .prepare(
      `SELECT name, place, name_cs, name_en, name_de, country, district, population, lat, lon FROM gazetteer
       WHERE name >= ? AND name < ? ORDER BY name, place LIMIT ?`,
    )
    .bind(prefix, `${prefix}\u{10ffff}`, MOST_BEGUN)
    .all()
  return results.map(readTown).toSorted((one, other) => other.population - one.population)
}

function readTown(result: unknown): NamedTown {
  const { name, name_cs: cs, name_en: en, name_de: de, ...town } = v.parse(rowSchema, result)
  return { ...town, found: name, name: ownWords({ cs, en, de }) }
}
