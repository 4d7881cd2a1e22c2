import { appConfig } from '~config'
import {
  emptyOrderValues,
  type OrderValues,
  restoreOrderValues,
} from '~/features/order/typed/typed-order'
import { type PaymentValues, restorePayment } from '~/features/order/typed/typed-payment'
import { HOUR } from '~/lib/duration'
import { isUuid } from '~/lib/uuid'

/** How long what was typed is kept, in ms; the cookie lives as long. */
export const DRAFT_LIFETIME = appConfig.retention.draftHours * HOUR

const MAX_BYTES = 32 * 1024

export type Draft = {
  id: string
  /** Idempotency key of the order this draft becomes. */
  orderKey: string
  values: OrderValues
  /** What was chosen and typed on the summary. */
  payment: PaymentValues
  /** True once the details passed every rule. */
  isComplete: boolean
}

type DraftRow = { id: string; order_key: string; typed: string; is_complete: number }

/** A new draft with an order key of its own; it is stored when something was typed. */
export function newDraft(values: OrderValues = emptyOrderValues()): Draft {
  return {
    id: crypto.randomUUID(),
    orderKey: crypto.randomUUID(),
    values,
    payment: restorePayment(null),
    isComplete: false,
  }
}

/** The draft of an id that has not expired, or null. */
export async function findDraft(db: D1Database, id: string, now: Date): Promise<Draft | null> {
  if (!isUuid(id)) return null
  const row = await db
    .prepare('SELECT id, order_key, typed, is_complete FROM drafts WHERE id = ? AND expires_at > ?')
    .bind(id, now.getTime())
    .first<DraftRow>()
  return row && toDraft(row)
}

/** The draft that will become the order of a key, or null. */
export async function findDraftByOrderKey(
  db: D1Database,
  orderKey: string,
  now: Date,
): Promise<Draft | null> {
  const row = await db
    .prepare(
      'SELECT id, order_key, typed, is_complete FROM drafts WHERE order_key = ? AND expires_at > ?',
    )
    .bind(orderKey, now.getTime())
    .first<DraftRow>()
  return row && toDraft(row)
}

/** Stores what was typed, at most 32 KB of it; returns false when it is more. */
export async function saveDraft(db: D1Database, draft: Draft, now: Date): Promise<boolean> {
  const typed = JSON.stringify({ ...draft.values, ...draft.payment })
  if (new TextEncoder().encode(typed).length > MAX_BYTES) return false
  await db
    .prepare(
      `INSERT INTO drafts (id, order_key, typed, is_complete, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET
         typed = excluded.typed, is_complete = excluded.is_complete, expires_at = excluded.expires_at`,
    )
    .bind(
      draft.id,
      draft.orderKey,
      typed,
      draft.isComplete ? 1 : 0,
      now.getTime(),
      now.getTime() + DRAFT_LIFETIME,
    )
    .run()
  return true
}

/** Forgets a draft: "start over", or the order it became is placed. */
export async function deleteDraft(db: D1Database, id: string): Promise<void> {
  await db.prepare('DELETE FROM drafts WHERE id = ?').bind(id).run()
}

function toDraft(row: DraftRow): Draft {
  const typed: unknown = JSON.parse(row.typed)
  return {
    id: row.id,
    orderKey: row.order_key,
    values: restoreOrderValues(typed),
    payment: restorePayment(typed),
    isComplete: row.is_complete === 1,
  }
}
