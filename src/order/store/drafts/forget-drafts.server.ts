import { LISTED } from '~/back-office/newest-rows'
import type { PersonSql } from '~/back-office/persons/person-sql'

/** Statement that deletes expired drafts, at most `limit`. */
export function deleteExpiredDrafts(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM drafts WHERE id IN (
         SELECT id FROM drafts WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`,
    )
    .bind(now.getTime(), limit)
}

/** SQL to export and erase a person's drafts; the condition is that of the index drafts_by_person. */
export const DRAFTS_OF_PERSON: PersonSql = {
  find: `SELECT id AS key FROM drafts
    WHERE typed <> '' AND lower(CASE WHEN json_valid(typed) THEN typed ->> '$.email' END) = lower(?1)`,
  read: `SELECT typed, payment, made_at, expires_at FROM drafts WHERE id IN ${LISTED}`,
  erase: `DELETE FROM drafts WHERE id IN ${LISTED}`,
}
