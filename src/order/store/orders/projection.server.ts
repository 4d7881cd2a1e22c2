import { appConfig } from '~config'
import type { PersonHashes } from '~/back-office/persons/person-hash.server'
import { type Order, ORDER_VERSION } from '~/order/model/order'
import { dueColumn, type Known, needColumns } from '~/order/store/desk/desk-rows.server'

/**
 * Statement that updates the projection; applies only if the previous event is still the latest. `expiresAt` in ms.
 */
export function writeProjection(
  db: D1Database,
  orderKey: string,
  known: Known,
  expiresAt: number | null,
): D1PreparedStatement {
  const { life } = known
  const { seq, state, pickupAt, rideAt, price, fee, balance } = life
  const total = fee ?? price
  const { needs, needs_by: needsBy } = needColumns(life)
  return db
    .prepare(
      `UPDATE orders SET seq = ?1, state = ?2, payment_state = ?3, due = ?4, pickup_at = ?5, ride_at = ?6,
         total = ?7, currency = iif(?7 IS NULL, currency, COALESCE(currency, ?13)), expires_at = ?8,
         needs = ?10, needs_by = ?11, due_by = ?12
       WHERE order_key = ?9 AND seq = ?1 - 1`,
    )
    .bind(
      seq,
      state,
      balance.state,
      balance.due,
      Date.parse(pickupAt),
      Date.parse(rideAt),
      total,
      expiresAt,
      orderKey,
      needs,
      needsBy,
      dueColumn(known),
      appConfig.market.currency,
    )
}

/** Statement that puts a corrected order in the place of the stored one, with the hashes by which its people are found. */
export function writeContent(
  db: D1Database,
  orderKey: string,
  { order, hashes, seq }: { order: Order; hashes: PersonHashes; seq: number },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET version = ?1, content = ?2, email_hash = ?3, phone_hash = ?4, other_phone_hash = ?5
       WHERE order_key = ?6 AND seq = ?7 AND content <> ''`,
    )
    .bind(
      ORDER_VERSION,
      JSON.stringify(order),
      hashes.email_hash,
      hashes.phone_hash,
      hashes.other_phone_hash,
      orderKey,
      seq,
    )
}
