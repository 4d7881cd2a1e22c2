import { experiences } from '~carrier/catalogue/experiences'
import { countries, nearestCountries } from '../../../lib/countries.ts'

/**
 * Statements that fill an empty provider. They may run at every start: a row that the carrier changed or deleted
 * after seeding is not seeded again.
 */
export function seedStatements(): string[] {
  return [
    ...countries.map(insertCountry),
    ...experiences.map(insertExperience),
    'INSERT INTO seeded SELECT code FROM countries WHERE true ON CONFLICT DO NOTHING',
    'INSERT INTO seeded SELECT id FROM experiences WHERE true ON CONFLICT DO NOTHING',
  ]
}

/** The same as one script for `wrangler d1 execute --file`. */
export function seedSql(): string {
  return seedStatements()
    .map((statement) => `${statement};\n`)
    .join('')
}

function insertCountry({ code, name }: (typeof countries)[number]): string {
  const nearest = nearestCountries().findIndex((country) => country.code === code)
  // The others share a position and are sorted by name, so that a new one gets its place.
  const position = nearest === -1 ? 100 : nearest + 1
  const values = [literal(code), String(position), literal(JSON.stringify(name))]
  return insertOnce('countries (code, position, names)', values)
}

function insertExperience(experience: (typeof experiences)[number], index: number): string {
  // Steps of ten leave room for a carrier's own rows.
  const position = (index + 1) * 10
  const values = [literal(experience.id), String(position), literal(JSON.stringify(experience))]
  // An experience of the carrier's own may have taken the slug.
  const isFree = `NOT EXISTS (SELECT 1 FROM experiences, json_each(body, '$.slug') AS taken, json_each(${literal(JSON.stringify(experience.slug))}) AS slug WHERE taken.value = slug.value)`
  return insertOnce('experiences (id, position, body)', values, isFree)
}

/** Inserts the row unless it exists or was seeded earlier (even if deleted since); the first value is its key. */
function insertOnce(table: string, values: string[], isFree = 'true'): string {
  return `INSERT INTO ${table} SELECT ${values.join(', ')} WHERE NOT EXISTS (SELECT 1 FROM seeded WHERE id = ${values[0] ?? ''}) AND ${isFree} ON CONFLICT DO NOTHING`
}

/** A text as an SQL literal: the quote is the only character SQLite gives a meaning to. */
function literal(text: string): string {
  if (text.includes('\0')) throw new Error('SQL text cannot hold a NUL character')
  return `'${text.replaceAll("'", "''")}'`
}
