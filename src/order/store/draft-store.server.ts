import { appConfig } from '~config'
import { type OrderValues, restoreOrderValues } from '~/order/model/typed-order'
import { type PaymentValues, restorePayment } from '~/order/model/typed-order'
import { HOUR } from '~/lib/duration'
import { LISTED } from '~/back-office/newest-rows'
import type { PersonSql } from '~/back-office/persons/person-sql'
import { isUuid } from '~/lib/uuid'
import { deleteSummariesSql, draftOfKeySql, isShownSql } from '~/order/store/summary-sql'

/** Owns the table `drafts`. */

/** Lifetime of a draft, in ms; the cookie has the same. */
export const DRAFT_LIFETIME = appConfig.retention.draftHours * HOUR

const MAX_BYTES = 32 * 1024
/** Limits drafts to some 300 MB, so that orders always have space. */
const MAX_DRAFTS = 10_000
/** Number of old drafts deleted for a new one over the limit. */
const PUSHED_OUT = 5

export type Draft = {
  id: string
  /** Counts the saves; an autosave sends the revision it knew. */
  revision: number
  values: OrderValues
  /** The input of the summary. */
  payment: PaymentValues
  /** Number of the order made from it; the draft then has no input any more. */
  placedNumber: string | null
  /** True if a summary showed exactly these values, so they passed every rule at that time. */
  hasPassed: boolean
}

/** Refers to one revision of a draft; a form contains it. */
export type DraftRevision = Pick<Draft, 'id' | 'revision'>

/** The page that saves a draft, by its UUID, and the number of the save on that page, from 1. */
export type PageSave = { page: string | null; save: number }

const NO_PAGE: PageSave = { page: null, save: 0 }

type DraftRow = {
  id: string
  revision: number
  typed: string
  payment: string
  placed_number: string | null
  has_passed: number
}

/** Finds drafts by id, unexpired, tombstones included, in the order of the ids. */
export async function findDrafts(
  db: D1Database,
  ids: readonly string[],
  now: Date,
): Promise<Draft[]> {
  const asked = ids.filter(isUuid)
  if (asked.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT id, revision, typed, payment, placed_number,
         ${isShownSql('drafts.id', 'drafts.typed')} AS has_passed
       FROM drafts WHERE id IN ${LISTED} AND expires_at > ?`,
    )
    .bind(JSON.stringify(asked), now.getTime())
    .all<DraftRow>()
  return asked.flatMap((id) => results.filter((row) => row.id === id).map(toDraft))
}

/** The input as stored; null if it exceeds 32 KB. */
export function typedText(values: OrderValues): string | null {
  const typed = JSON.stringify(values)
  return new TextEncoder().encode(typed).length > MAX_BYTES ? null : typed
}

/**
 * Creates a draft of the input (typedText). Over the limit, it deletes the oldest drafts without a summary, so that
 * there is always space for a new one.
 */
export async function makeDraft(
  db: D1Database,
  typed: string,
  now: Date,
  { page, save }: PageSave = NO_PAGE,
): Promise<DraftRevision> {
  const id = crypto.randomUUID()
  await db.batch([
    db
      .prepare(
        `DELETE FROM drafts
         WHERE (SELECT MAX(seq) FROM drafts) - (SELECT MIN(seq) FROM drafts) >= ?
           AND seq IN (
             SELECT seq FROM drafts WHERE placed_number IS NULL AND has_summary = 0
             ORDER BY seq LIMIT ?
           )`,
      )
      .bind(MAX_DRAFTS, PUSHED_OUT),
    db
      .prepare(
        `INSERT INTO drafts (id, revision, typed, payment, made_at, expires_at, page, page_save)
         VALUES (?, 1, ?, '{}', ?, ?, ?, ?)`,
      )
      .bind(id, typed, now.getTime(), now.getTime() + DRAFT_LIFETIME, page, save),
  ])
  return { id, revision: 1 }
}

/** Writes a submitted form to its draft, over any save in between; null if the draft is gone or was placed. */
export async function writeDraft(
  db: D1Database,
  id: string,
  typed: string,
  now: Date,
  { page, save }: PageSave = NO_PAGE,
): Promise<DraftRevision | null> {
  return db
    .prepare(
      `UPDATE drafts SET typed = ?, revision = revision + 1, expires_at = ?, page = ?, page_save = ?
       WHERE id = ? AND expires_at > ? AND placed_number IS NULL RETURNING id, revision`,
    )
    .bind(typed, now.getTime() + DRAFT_LIFETIME, page, save, id, now.getTime())
    .first<DraftRevision>()
}

export type DraftUpdate =
  | { ok: true; draft: DraftRevision }
  | { ok: false; error: 'gone' }
  | { ok: false; error: 'newer' }
  | { ok: false; error: 'placed'; number: string }

/**
 * Saves the input if the draft still has the revision that its page knew. A page may also overwrite its own earlier
 * save, because it may have missed that response. One round trip.
 */
export async function updateDraft(
  db: D1Database,
  { id, revision }: DraftRevision,
  typed: string,
  now: Date,
  { page, save }: PageSave = NO_PAGE,
): Promise<DraftUpdate> {
  const [updated, found] = await db.batch<{ revision: number; placed_number: string | null }>([
    db
      .prepare(
        `UPDATE drafts SET typed = ?1, revision = revision + 1, expires_at = ?2, page = ?3, page_save = ?4
         WHERE id = ?5 AND (revision = ?6 OR (page = ?3 AND page_save < ?4))
           AND expires_at > ?7 AND placed_number IS NULL
         RETURNING revision, placed_number`,
      )
      .bind(typed, now.getTime() + DRAFT_LIFETIME, page, save, id, revision, now.getTime()),
    db
      .prepare('SELECT revision, placed_number FROM drafts WHERE id = ? AND expires_at > ?')
      .bind(id, now.getTime()),
  ])
  const saved = updated?.results[0]
  if (saved) return { ok: true, draft: { id, revision: saved.revision } }
  const row = found?.results[0]
  if (!row) return { ok: false, error: 'gone' }
  if (row.placed_number === null) return { ok: false, error: 'newer' }
  return { ok: false, error: 'placed', number: row.placed_number }
}

/** Stores the input of a summary with its draft; does nothing if the draft is gone or was placed. */
export async function updatePayment(
  db: D1Database,
  orderKey: string,
  payment: PaymentValues,
): Promise<void> {
  await db
    .prepare(
      `UPDATE drafts SET payment = ?
       WHERE id = ${draftOfKeySql('?')} AND placed_number IS NULL`,
    )
    .bind(JSON.stringify(payment), orderKey)
    .run()
}

/** Deletes a draft and its summaries ("start over"). A tombstone remains. */
export async function deleteDraft(db: D1Database, id: string): Promise<void> {
  const unplaced = '(SELECT id FROM drafts WHERE id = ? AND placed_number IS NULL)'
  await db.batch([
    db.prepare(deleteSummariesSql(unplaced)).bind(id),
    db.prepare('DELETE FROM drafts WHERE id = ? AND placed_number IS NULL').bind(id),
  ])
}

/** SQL for the number of the order made from a draft; NULL if there is none. */
export function placedNumberSql(id: string): string {
  return `(SELECT placed_number FROM drafts WHERE id = ${id})`
}

/**
 * Statement that marks a draft as summarised and extends its life to that of the summary, because it holds the number
 * of the order.
 */
export function markDraftShown(db: D1Database, id: string, now: Date): D1PreparedStatement {
  return db
    .prepare('UPDATE drafts SET has_summary = 1, expires_at = MAX(expires_at, ?) WHERE id = ?')
    .bind(now.getTime() + DRAFT_LIFETIME, id)
}

/**
 * Statement that leaves only a tombstone of a draft: a late save, an old tab and the back button find its order
 * there.
 */
export function markDraftPlaced(db: D1Database, id: string, number: string): D1PreparedStatement {
  return db
    .prepare("UPDATE drafts SET typed = '', payment = '', placed_number = ? WHERE id = ?")
    .bind(number, id)
}

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

function toDraft(row: DraftRow): Draft {
  const read = (text: string): unknown => (text === '' ? null : JSON.parse(text))
  return {
    id: row.id,
    revision: row.revision,
    values: restoreOrderValues(read(row.typed)),
    payment: restorePayment(read(row.payment)),
    placedNumber: row.placed_number,
    hasPassed: row.has_passed === 1,
  }
}
