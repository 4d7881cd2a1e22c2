import * as v from 'valibot'

/** Owns the table `days_off`: when a driver does not drive, and when a car is out of service. */

/** More days off of one driver or car are not kept. */
export const MOST_DAYS_OFF = 40

/** Days without this driver or car, `YYYY-MM-DD`, the last one included. */
export type DaysOff = { from: string; to: string }

const daysOffSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ from: v.string(), to: v.string() })),
)

/** SQL for the days off of the outer row of a table of the roster, which readDaysOff reads. */
export function daysOffSql(table: 'drivers' | 'cars'): string {
  return `(SELECT json_group_array(json_object('from', from_day, 'to', to_day)) FROM
    (SELECT from_day, to_day FROM days_off WHERE of = ${table}.id ORDER BY from_day))`
}

/** Parses the result of daysOffSql. */
export function readDaysOff(text: string): DaysOff[] {
  return v.parse(daysOffSchema, text)
}

/** True while a driver does not drive, or a car is out of service, on one of some days, `YYYY-MM-DD`. */
export function isOff(
  { daysOff }: { daysOff: readonly DaysOff[] },
  days: readonly string[],
): boolean {
  return daysOff.some(({ from, to }) => days.some((day) => from <= day && day <= to))
}

/** A row whose days off are saved with it: its table, the save that was seen, and the column that no two rows share. */
type Saved = { id: string; revision: number; daysOff: readonly DaysOff[] }
type Place = { in: 'cars'; plate: string } | { in: 'drivers'; name: string }

/** The statements that replace the days off of a row; they change nothing where the save of the row is refused. */
export function keepDaysOff(
  db: D1Database,
  { id, revision, daysOff }: Saved,
  place: Place,
): D1PreparedStatement[] {
  const [column, value] = place.in === 'cars' ? ['plate', place.plate] : ['name', place.name]
  const isKept = `EXISTS (SELECT 1 FROM ${place.in} WHERE id = ?1 AND revision = ?2)
    AND NOT EXISTS (SELECT 1 FROM ${place.in} WHERE ${column} = ?3 AND id <> ?1)`
  return [
    db.prepare(`DELETE FROM days_off WHERE of = ?1 AND ${isKept}`).bind(id, revision, value),
    db
      .prepare(
        `INSERT INTO days_off (of, from_day, to_day)
         SELECT ?1, value ->> '$.from', value ->> '$.to' FROM json_each(?4) WHERE ${isKept}
         ON CONFLICT (of, from_day) DO UPDATE SET to_day = max(to_day, excluded.to_day)`,
      )
      .bind(id, revision, value, JSON.stringify(daysOff)),
  ]
}

/** The statement that removes the days off of rows: `of` is SQL for their ids over ?1, which is `by`. */
export function removeDaysOff(db: D1Database, of: string, by: string): D1PreparedStatement {
  return db.prepare(`DELETE FROM days_off WHERE of ${of}`).bind(by)
}

/** The statement that deletes days off that ended before a day, `YYYY-MM-DD`. */
export function deleteDaysOff(db: D1Database, day: string, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM days_off WHERE (of, from_day) IN
         (SELECT of, from_day FROM days_off WHERE to_day < ? ORDER BY to_day LIMIT ?)`,
    )
    .bind(day, limit)
}
