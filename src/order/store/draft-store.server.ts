import { appConfig } from '~config'
import {
  type OrderValues,
  type PaymentValues,
  restoreOrderValues,
  restorePayment,
} from '~/order/model/typed-order'
import { HOUR } from '~/lib/duration'
import { LISTED } from '~/back-office/newest-rows'
import { isUuid } from '~/lib/uuid'
import { insertWithRoom, IS_STORE_FULL } from '~/order/store/drafts/push-out.server'
import { env } from 'cloudflare:workers'
import { networksOf } from '~/http/rate-limit'
import type { Visit } from '~/http/visit'
import { signHmac } from '~/lib/hash'
import { orderLinkSecret } from '~/lib/settings'
import type { PersonSql } from '~/back-office/persons/person-sql'

/**
 * SQL on `summaries` for statements on drafts; arguments are SQL. A separate file, because summaries import drafts.
 */

/** SQL that is true if a summary of the draft showed exactly this input. */
function isShownSql(draftId: string, typed: string): string {
  return `EXISTS (SELECT 1 FROM summaries WHERE draft_id = ${draftId} AND summaries.typed = ${typed})`
}

/** SQL for the draft of the summary with a key; NULL if there is none. */
function draftOfKeySql(orderKey: string): string {
  return `(SELECT draft_id FROM summaries WHERE order_key = ${orderKey})`
}

/** SQL that deletes the summaries of a draft. */
function deleteSummariesSql(draftId: string): string {
  return `DELETE FROM summaries WHERE draft_id = ${draftId}`
}

/** Who pays when there are too many drafts, as keyed hashes: nobody can tell the address from them. */
export type DraftSender = {
  /** The IPv4 address, or the /48 of an IPv6 address. */
  network: string
  /** The IPv4 address, or the /56 of an IPv6 address. */
  household: string
}

/** Number of characters of a hash: enough that no two networks of a day share one. */
const LENGTH = 22

/** The sender of a visit; null for this machine and where the platform names no address. */
export async function draftSender({
  headers,
}: Pick<Visit, 'headers'>): Promise<DraftSender | null> {
  const networks = networksOf(headers.get('CF-Connecting-IP'))
  const network = networks.at(-1)
  const secret = orderLinkSecret(env)
  if (network === undefined || secret === null) return null
  const hash = async (text: string) =>
    (await signHmac(secret, `drafts of a network|${text}`)).slice(0, LENGTH)
  const household = networks.at(-2)
  const hashed = await hash(network)
  return { network: hashed, household: household === undefined ? hashed : await hash(household) }
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

/** Owns the table `drafts`, with drafts/push-out and drafts/forget-drafts. */

/** Lifetime of a draft, in ms; the cookie has the same. */
export const DRAFT_LIFETIME = appConfig.retention.draftHours * HOUR

const MAX_BYTES = 32 * 1024

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

/** The page of a new draft, and who pays for it; null for a sender without an address. */
type DraftOrigin = PageSave & { sender: DraftSender | null }

const NOBODY: DraftOrigin = { ...NO_PAGE, sender: null }

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
 * Creates a draft of a pressed form (typedText); never refuses one. Where there are too many, older drafts go: those
 * of the same network first.
 */
export async function makeDraft(
  db: D1Database,
  typed: string,
  now: Date,
  origin: DraftOrigin = NOBODY,
): Promise<DraftRevision> {
  const draft = await insertDraft(db, typed, now, { ...origin, isPressed: true })
  if (draft) return draft
  throw new Error('draft not stored')
}

/** The same for an autosave; null while the store is full, because a press needs its space. */
export function makeDraftIfRoom(
  db: D1Database,
  typed: string,
  now: Date,
  origin: DraftOrigin,
): Promise<DraftRevision | null> {
  return insertDraft(db, typed, now, { ...origin, isPressed: false })
}

async function insertDraft(
  db: D1Database,
  typed: string,
  now: Date,
  { page, save, sender, isPressed }: DraftOrigin & { isPressed: boolean },
): Promise<DraftRevision | null> {
  const id = crypto.randomUUID()
  const expiry = now.getTime() + DRAFT_LIFETIME
  const { network = null, household = null } = sender ?? {}
  const insert = db
    .prepare(
      `INSERT INTO drafts
         (id, revision, typed, payment, made_at, expires_at, page, page_save, network, household)
       SELECT ?, 1, ?, '{}', ?, ?, ?, ?, ?, ? WHERE ? OR NOT ${IS_STORE_FULL} RETURNING seq`,
    )
    .bind(id, typed, now.getTime(), expiry, page, save, network, household, isPressed ? 1 : 0)
  const isMade = await insertWithRoom(db, insert, { network, expiry, now })
  return isMade ? { id, revision: 1 } : null
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

type DraftUpdate =
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

/** SQL for the time at which a draft expires (ms); NULL if there is none. */
export function draftExpirySql(id: string): string {
  return `(SELECT expires_at FROM drafts WHERE id = ${id})`
}

/**
 * Statement that leaves only a tombstone of a draft: a late save, an old tab and the back button find its order
 * there. It no longer counts for a network.
 */
export function markDraftPlaced(db: D1Database, id: string, number: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE drafts SET typed = '', payment = '', placed_number = ?, network = NULL, household = NULL
       WHERE id = ?`,
    )
    .bind(number, id)
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
