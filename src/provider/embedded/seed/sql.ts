import { countries, nearestCountries } from '../../../lib/countries.ts'
import { experiences } from './experiences.ts'

/**
 * Statements that fill an empty provider. What is there already stays as the carrier left it, so they
 * may run at every start; an experience is taken off the site by published = 0, not by DELETE.
 */
export function seedStatements(): string[] {
  return [...countries.map(insertCountry), ...experiences.map(insertExperience)]
}

/** The same as one script for `wrangler d1 execute --file`. */
export function seedSql(): string {
  return seedStatements()
    .map((statement) => `${statement};\n`)
    .join('')
}

function insertCountry({ code, name }: (typeof countries)[number]): string {
  const nearest = nearestCountries.findIndex((country) => country.code === code)
  // The others share a position and are sorted by name, so that an added one finds its place.
  const position = nearest === -1 ? 100 : nearest + 1
  const values = [literal(code), String(position), literal(name.cs), literal(name.en)]
  return `INSERT INTO countries (code, position, name_cs, name_en) VALUES (${values.join(', ')}) ON CONFLICT DO NOTHING`
}

function insertExperience(experience: (typeof experiences)[number], index: number): string {
  // Steps of ten leave room for a carrier's own in between.
  const position = (index + 1) * 10
  const values = [literal(experience.id), String(position), literal(JSON.stringify(experience))]
  return `INSERT INTO experiences (id, position, body) VALUES (${values.join(', ')}) ON CONFLICT DO NOTHING`
}

/** A text as an SQL literal: the quote is the only character SQLite gives a meaning to. */
function literal(text: string): string {
  if (text.includes('\0')) throw new Error('SQL text cannot hold a NUL character')
  return `'${text.replaceAll("'", "''")}'`
}
