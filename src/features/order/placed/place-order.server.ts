import { type Claimed, claimOne } from '~/delivery/claim.server'
import { oweDelivery, oweMail } from '~/delivery/outbox.server'
import type { LifeEvent } from '~/features/order/life/event-data'
import { toldOf } from '~/features/order/life/follows'
import { addEvent } from '~/features/order/life/life-store.server'
import { type Order, ORDER_VERSION } from '~/features/order/placed/order'
import type { Locale, PaymentMethod } from '~/lib/app-config-type'
import { mintOrderNumber } from '~/lib/order-number'

export type NewOrder = {
  orderKey: string
  draftId: string
  order: Order
  locale: Locale
  payment: Payment
  /** True when a robot seems to have sent it: it is kept, but held for the carrier's review. */
  isFlagged: boolean
  /** True when the customer was told that the draft was ordered already, and orders this as well. */
  isAgain: boolean
  /** True when the carrier decides about it here, so that it expires here too; not with a back office over HTTP. */
  isDecidedHere: boolean
}

/** What was chosen and typed when the button was pressed; a request chooses no way of paying. */
export type Payment = { paymentMethod: PaymentMethod | null; note: string | null }

/** What an order key stands for once it was used; the payment is null when the copy was emptied. */
export type UsedKey = { number: string; payment: { method: string | null; note: string } | null }

export type Placement =
  /** `claimed` is what is to be delivered now; nothing of an order that was there already. */
  | { ok: true; number: string; claimed: Claimed[] }
  /** The key belongs to an order with another payment or note. */
  | { ok: false; error: 'key_used'; number: string }
  /** The draft was ordered under another key meanwhile. */
  | { ok: false; error: 'draft_placed' }

const NUMBER_TRIES = 8

/** The statement that reads what became of an order key. */
export function selectUsedKey(db: D1Database, orderKey: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT number, CASE content WHEN '' THEN NULL
         ELSE json_object('method', payment_method, 'note', COALESCE(note, '')) END AS payment
       FROM orders WHERE order_key = ?`,
    )
    .bind(orderKey)
}

/** What the statement above found, or null. */
export function readUsedKey(row: unknown): UsedKey | null {
  if (!isUsedRow(row)) return null
  return { number: row.number, payment: row.payment === null ? null : JSON.parse(row.payment) }
}

function isUsedRow(row: unknown): row is { number: string; payment: string | null } {
  return row !== undefined
}

/** Whether a press under a used key is the same order again; nobody can tell once the copy was emptied. */
export function isSamePayment({ payment }: UsedKey, pressed: Payment): boolean {
  return (
    payment === null ||
    (payment.method === pressed.paymentMethod && payment.note === (pressed.note ?? ''))
  )
}

/**
 * Stores an order together with the duty to deliver it and the tombstone of its draft, in one transaction that
 * fails as a whole. The same key again gives the order that is there; a number that another order bears is
 * minted anew.
 */
export async function placeOrder(
  db: D1Database,
  order: NewOrder,
  now: Date,
  random: () => number = Math.random,
): Promise<Placement> {
  for (let tries = 0; ; tries += 1) {
    const number = mintOrderNumber(now, random())
    try {
      return { ok: true, number, claimed: await insertOrder(db, order, number, now) }
    } catch (error) {
      const used = readUsedKey((await selectUsedKey(db, order.orderKey).first()) ?? undefined)
      if (used) {
        const { number: taken } = used
        return isSamePayment(used, order.payment)
          ? { ok: true, number: taken, claimed: [] }
          : { ok: false, error: 'key_used', number: taken }
      }
      if (isRefused(error, 'NOT NULL')) return { ok: false, error: 'draft_placed' }
      if (tries >= NUMBER_TRIES || !isRefused(error, 'UNIQUE')) throw error
    }
  }
}

async function insertOrder(
  db: D1Database,
  { orderKey, draftId, order, locale, payment, isFlagged, isAgain, isDecidedHere }: NewOrder,
  number: string,
  now: Date,
): Promise<Claimed[]> {
  const { trip, price, termsVersion } = order
  const owed = { kind: 'order', item: orderKey } as const
  const received: LifeEvent = {
    seq: 1,
    event: 'received',
    actor: 'customer',
    at: now.toISOString(),
    data: {
      total: price.totalGross?.amount ?? null,
      pickupAt: trip.pickupAt,
      rideAt: trip.returnAt ?? trip.pickupAt,
    },
  }
  const results = await db.batch<Claimed>([
    // Without a number nothing can be inserted: two summaries of one draft pressed at once are one order.
    db
      .prepare(
        `INSERT INTO orders (number, order_key, version, content, locale, payment_method, note, is_flagged,
           placed_at, pickup_at, ride_at, total, currency, terms_version, expires_at)
         VALUES (
           iif(? OR NOT EXISTS (SELECT 1 FROM drafts WHERE id = ? AND placed_number IS NOT NULL), ?, NULL),
           ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        isAgain ? 1 : 0,
        draftId,
        number,
        orderKey,
        ORDER_VERSION,
        JSON.stringify(order),
        locale,
        payment.paymentMethod,
        payment.note,
        isFlagged ? 1 : 0,
        now.getTime(),
        Date.parse(trip.pickupAt),
        Date.parse(trip.returnAt ?? trip.pickupAt),
        price.totalGross?.amount ?? null,
        price.totalGross?.currency ?? null,
        termsVersion,
        isDecidedHere ? Date.parse(trip.pickupAt) : null,
      ),
    oweDelivery(db, { ...owed, isHeld: isFlagged }, now),
    addEvent(db, orderKey, received),
    ...toldOf('received', 'customer').map((role) =>
      oweMail(db, { role, subject: { about: 'event', orderKey, seq: 1 }, isHeld: isFlagged }, now),
    ),
    // What is left of the draft tells a late save, an old tab and the way back what became of it.
    db
      .prepare("UPDATE drafts SET typed = '', payment = '', placed_number = ? WHERE id = ?")
      .bind(number, draftId),
    db
      .prepare(
        "UPDATE summaries SET typed = '', content = '', hash = order_key WHERE order_key = ?",
      )
      .bind(orderKey),
    claimOne(db, owed, now),
  ])
  return results.at(-1)?.results ?? []
}

function isRefused(error: unknown, constraint: 'UNIQUE' | 'NOT NULL'): boolean {
  return (
    error instanceof Error &&
    error.message.includes(`${constraint} constraint failed: orders.number`)
  )
}
