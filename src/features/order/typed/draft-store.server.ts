import { appConfig } from '~config'
import { type OrderValues, restoreOrderValues } from '~/features/order/typed/typed-order'
import { type PaymentValues, restorePayment } from '~/features/order/typed/typed-payment'
import { HOUR } from '~/lib/duration'
import { isUuid } from '~/lib/uuid'

/** How long what was typed is kept, in ms; the cookie lives as long. */
export const DRAFT_LIFETIME = appConfig.retention.draftHours * HOUR

const MAX_BYTES = 32 * 1024
/** Some 300 MB at the most, so that orders always have room in a database of the free plan. */
const MAX_DRAFTS = 10_000
/** How many old drafts a new one pushes out when there are too many. */
const PUSHED_OUT = 5

export type Draft = {
  id: string
  /** Counts the saves; an autosave names the one it knew. */
  revision: number
  values: OrderValues
  /** What was chosen and typed on the summary. */
  payment: PaymentValues
  /** Number of the order it became; then nothing of what was typed is left. */
  placedNumber: string | null
  /** True when a summary showed just these values, so that they had passed every rule. */
  hasPassed: boolean
}

/** Names one state of a draft; a form carries it. */
export type DraftRevision = Pick<Draft, 'id' | 'revision'>

/** The page that saves a draft, by its UUID, and which of its saves it is, counted from 1. */
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

/** The drafts of some ids that have not expired, tombstones among them, in the order of the ids. */
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
         EXISTS (SELECT 1 FROM summaries WHERE draft_id = drafts.id AND summaries.typed = drafts.typed)
           AS has_passed
       FROM drafts WHERE id IN (SELECT value FROM json_each(?)) AND expires_at > ?`,
    )
    .bind(JSON.stringify(asked), now.getTime())
    .all<DraftRow>()
  return asked.flatMap((id) => results.filter((row) => row.id === id).map(toDraft))
}

/** What was typed as it is stored; null when it is more than 32 KB. */
export function typedText(values: OrderValues): string | null {
  const typed = JSON.stringify(values)
  return new TextEncoder().encode(typed).length > MAX_BYTES ? null : typed
}

/**
 * Makes a draft of what was typed (typedText). Where there are too many, the oldest that have no summary go,
 * so that this one always finds room.
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

/**
 * Writes what a pressed button sent into its draft, whatever was saved meanwhile; null when the draft is gone or
 * was placed.
 */
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
 * Saves what was typed over the revision that its page knew. A page may also save over its own earlier save, whose
 * answer it may have missed. One round trip.
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

/** Keeps what was chosen on a summary with its draft; nothing where that was placed or is gone. */
export async function updatePayment(
  db: D1Database,
  orderKey: string,
  payment: PaymentValues,
): Promise<void> {
  await db
    .prepare(
      `UPDATE drafts SET payment = ?
       WHERE id = (SELECT draft_id FROM summaries WHERE order_key = ?) AND placed_number IS NULL`,
    )
    .bind(JSON.stringify(payment), orderKey)
    .run()
}

/** Forgets a draft and what was shown of it: "start over". A tombstone stays. */
export async function deleteDraft(db: D1Database, id: string): Promise<void> {
  await db.batch([
    db
      .prepare(
        `DELETE FROM summaries
         WHERE draft_id = (SELECT id FROM drafts WHERE id = ? AND placed_number IS NULL)`,
      )
      .bind(id),
    db.prepare('DELETE FROM drafts WHERE id = ? AND placed_number IS NULL').bind(id),
  ])
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
