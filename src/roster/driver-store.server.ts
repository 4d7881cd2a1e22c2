import { ownLocale } from '~/lib/locale'
import {
  type DaysOff,
  daysOffSql,
  keepDaysOff,
  readDaysOff,
  removeDaysOff,
} from '~/roster/days-off.server'

/** Owns the table `drivers`: the drivers of the carrier. */

/** More drivers are neither kept nor read. */
export const MOST_DRIVERS = 200
/** A driver without the place in the table; `email` may be empty. */
export type DriverData = {
  name: string
  phone: string
  email: string
  /** Codes as `cs`. */
  languages: string[]
  daysOff: DaysOff[]
}
/** A driver; `revision` counts the saves. Links to rides given before `linksFrom` (ms) have ended; 0 if none was. */
export type Driver = DriverData & { id: string; revision: number; linksFrom: number }

export type DriverRow = Omit<Driver, 'languages' | 'daysOff'> & {
  languages: string
  days_off: string
}
const COLUMNS = `id, name, phone, email, languages, revision, links_from AS linksFrom,
  ${daysOffSql('drivers')} AS days_off`

/** The statement that reads all drivers, which `readDrivers` takes. */
export function driversStatement(db: D1Database): D1PreparedStatement {
  return db.prepare(`SELECT ${COLUMNS} FROM drivers ORDER BY name LIMIT ${MOST_DRIVERS}`)
}

/** Drivers by name, with their days off. */
export function readDrivers(rows: readonly DriverRow[]): Driver[] {
  const drivers = rows.map(({ languages, days_off: daysOff, ...driver }) => ({
    ...driver,
    languages: languages.split(' ').filter(Boolean),
    daysOff: readDaysOff(daysOff),
  }))
  // The database knows no alphabet: it puts Š after Ž.
  return drivers.toSorted((one, other) => one.name.localeCompare(other.name, ownLocale))
}

/** All drivers by name, with their days off. */
export async function listDrivers(db: D1Database): Promise<Driver[]> {
  return readDrivers((await driversStatement(db).all<DriverRow>()).results)
}

/** SQL for how often a driver was saved; 0 for one who is not on the list. */
export function driverRevisionSql(id: string): string {
  return `COALESCE((SELECT revision FROM drivers WHERE id = ${id}), 0)`
}

/** Adds a driver; false where another one has the name, or there are as many as are kept. */
export async function addDriver(db: D1Database, driver: DriverData): Promise<boolean> {
  const id = crypto.randomUUID()
  const [added] = await db.batch([
    db
      .prepare(
        `INSERT INTO drivers (id, name, phone, email, languages) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE (SELECT COUNT(*) FROM drivers) < ${MOST_DRIVERS} ON CONFLICT DO NOTHING`,
      )
      .bind(id, driver.name, driver.phone, driver.email, driver.languages.join(' ')),
    ...keepDaysOff(db, { ...driver, id, revision: 1 }, { in: 'drivers', name: driver.name }),
  ])
  return (added?.meta.changes ?? 0) > 0
}

/** Keeps what was typed of a driver; false where somebody saved or removed him meanwhile, or another has the name. */
export async function saveDriver(
  db: D1Database,
  driver: Omit<Driver, 'linksFrom'>,
): Promise<boolean> {
  const { id, revision, name, phone, email, languages } = driver
  const done = await db.batch([
    ...keepDaysOff(db, driver, { in: 'drivers', name }),
    db
      .prepare(
        `UPDATE OR IGNORE drivers SET name = ?3, phone = ?4, email = ?5, languages = ?6, revision = revision + 1
         WHERE id = ?1 AND revision = ?2`,
      )
      .bind(id, revision, name, phone, email, languages.join(' ')),
  ])
  return (done.at(-1)?.meta.changes ?? 0) > 0
}

/** The driver of the list with a telephone number; null where none has it. */
export async function driverWithPhone(
  db: D1Database,
  phone: string,
): Promise<{ id: string; email: string } | null> {
  return db
    .prepare('SELECT id, email FROM drivers WHERE phone = ?')
    .bind(phone)
    .first<{ id: string; email: string }>()
}

/** The address of a driver as the list has it now; null for one who is not there. */
export async function emailOf(db: D1Database, id: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT email FROM drivers WHERE id = ?')
    .bind(id)
    .first<{ email: string }>()
  return row?.email ?? null
}

/** Ends every link to a ride that a driver was given until now, as when the telephone was stolen. */
export async function endLinks(db: D1Database, id: string, now: Date): Promise<void> {
  await db.prepare('UPDATE drivers SET links_from = ?2 WHERE id = ?1').bind(id, now.getTime()).run()
}

/**
 * True if the link of an assignment has ended: the driver was taken off the list, or all links until then were ended. A
 * driver typed by hand has no `driverId`, and is the one of the list with the same telephone.
 */
export async function isLinkEnded(
  db: D1Database,
  { driverId = '', phone }: { driverId?: string | undefined; phone: string },
  assignedAt: string,
): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM drivers WHERE (id = ?1 OR phone = ?2) AND links_from >= ?3)
         OR (?1 <> '' AND NOT EXISTS (SELECT 1 FROM drivers WHERE id = ?1)) AS is_ended`,
    )
    .bind(driverId, phone, Date.parse(assignedAt))
    .first<{ is_ended: number }>()
  return row?.is_ended === 1
}

/**
 * Removes a driver with the days off; the links to his rides end. Rides keep the name until their order is forgotten.
 */
export async function removeDriver(db: D1Database, id: string): Promise<void> {
  await db.batch([
    removeDaysOff(db, '= ?1', id),
    db.prepare('DELETE FROM drivers WHERE id = ?').bind(id),
  ])
}

const OF_PERSON = {
  email: 'FROM drivers WHERE lower(email) = lower(?1)',
  phone: 'FROM drivers WHERE phone = ?1',
}

/** What is held of a driver with this address or number, for the export of a person's data. */
export async function driversOfPerson(
  db: D1Database,
  name: { email: string } | { phone: string },
): Promise<Record<string, unknown>[]> {
  const [of, by] = personBy(name)
  return (await db.prepare(`SELECT ${COLUMNS} ${of}`).bind(by).all()).results
}

/** How each driver is found by who looks for a person by hashes; `addedAt` is when he came on the list, ms. */
export async function listContacts(
  db: D1Database,
): Promise<{ email: string; phone: string; addedAt: number }[]> {
  const { results } = await db
    .prepare(`SELECT email, phone, added_at AS addedAt FROM drivers LIMIT ${MOST_DRIVERS}`)
    .all<{ email: string; phone: string; addedAt: number }>()
  return results
}

/** Removes the drivers with this address or number who were on the list at `until` (ms); returns how many. */
export async function eraseDrivers(
  db: D1Database,
  name: { email: string } | { phone: string },
  until = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const [of, by] = personBy(name)
  const then = `${of} AND added_at <= ${until}`
  const done = await db.batch([
    removeDaysOff(db, `IN (SELECT id ${then})`, by),
    db.prepare(`DELETE ${then}`).bind(by),
  ])
  return done[1]?.meta.changes ?? 0
}

function personBy(name: { email: string } | { phone: string }): [sql: string, by: string] {
  return 'email' in name ? [OF_PERSON.email, name.email] : [OF_PERSON.phone, name.phone]
}
