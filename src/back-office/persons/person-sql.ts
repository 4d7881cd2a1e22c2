import { LISTED } from '~/back-office/newest-rows'

/** A table whose rows carry the columns of PersonHashes, in SQL of its home. */
type HashedTable = {
  /** The table after FROM and after UPDATE. */
  from: string
  update: string
  /** The key of a row, and further columns that a search gives. */
  key: string
  more?: string
  /** True for a row that still holds something of a person: the condition of the index. */
  living: string
  email: string
  phone: string
  /** Null for a table without a second number. */
  otherPhone: string | null
  read: string
  erase: string
}

/** SQL that exports and erases the data of a person; `find` gives the `key` of each row, the others take a JSON list. */
export type PersonSql = Record<'find' | 'read' | 'erase', string>

/**
 * The same for a table with hashes: `find` takes a hash, and gives `is_named` 1 for a row of somebody else that has the
 * number as its second one: a guest, a recipient. `rest` gives the rows that have none yet after the rowid ?1,
 * at most ?2; `fill` writes the hashes of a JSON list, by rowid and by no index; `reset` takes away at most ?3 hashes outside of ?1 to ?2, those
 * of an earlier secret. `isLeft` is true while rows wait for any of it, for the range ?1 to ?2.
 */
export type HashedSql = PersonSql & Record<'rest' | 'fill' | 'reset' | 'isLeft', string>

/** Where an order names somebody else than who ordered: a guest, the recipient of a parcel, the board. */
const NAMED = ['guest', 'parcel.recipient', 'nameBoard']

/** Arguments of json_replace that take who is named out of the order at `path`. */
export function withoutNamed(path = '$'): string {
  return NAMED.map((field) => `'${path}.${field}', json('null')`).join(', ')
}

/** The statements of a table with hashes. Each finds its rows by an index, however many there are. */
export function hashedSql(table: HashedTable): HashedSql {
  const { from, update, key, more = '', living, email, phone, otherPhone, read, erase } = table
  const own = `SELECT ${key} AS key, 0 AS is_named${more} ${from}`
  const named = `SELECT ${key} AS key, 1 AS is_named${more} ${from}`
  const earlier = `SELECT rowid ${from} WHERE ${living} AND email_hash > '' AND email_hash < ?1`
  const later = `SELECT rowid ${from} WHERE ${living} AND email_hash > ?2`
  const unhashed = `${from} WHERE ${living} AND email_hash IS NULL`
  return {
    find: `${own} WHERE ${living} AND email_hash = ?1
      UNION ${own} WHERE phone_hash = ?1
      ${otherPhone === null ? '' : `UNION ${named} WHERE other_phone_hash = ?1`}`,
    rest: `SELECT rowid AS at, ${key} AS key, ${email} AS email, ${phone} AS phone,
        ${otherPhone ?? 'NULL'} AS other ${unhashed} AND rowid > ?1 ORDER BY rowid LIMIT ?2`,
    fill: `${update} SET email_hash = hashed.value ->> 'email_hash', phone_hash = hashed.value ->> 'phone_hash'
        ${otherPhone === null ? '' : ", other_phone_hash = hashed.value ->> 'other_phone_hash'"}
      FROM json_each(?1) AS hashed
      WHERE ${update.replace(/^UPDATE /, '')}.rowid = hashed.value ->> 'at' AND +(${living}) AND +email_hash IS NULL`,
    reset: `${update} SET email_hash = NULL WHERE rowid IN (
        SELECT rowid FROM (${earlier} LIMIT ?3) UNION ALL SELECT rowid FROM (${later} LIMIT ?3))`,
    isLeft: `(EXISTS (SELECT 1 ${unhashed}) OR EXISTS (${earlier}) OR EXISTS (${later}))`,
    read: `${read} IN ${LISTED}`,
    erase: `${erase} IN ${LISTED}`,
  }
}
