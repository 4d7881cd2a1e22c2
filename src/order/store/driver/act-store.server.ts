import * as v from 'valibot'
import { LISTED } from '~/back-office/newest-rows'
import type { DriverAct } from '~/order/store/driver/ride-progress'
import type { RideLink } from '~/order/store/driver/ride-token.server'

/** Owns the table `driver_acts`: each press of a driver once, by its id. */

/** `happened`: it is an event of the order. `known`: it was one already. Else why it was refused. */
export type DriverOutcome = 'happened' | 'known' | 'refused' | 'stillWaiting' | 'beforePickup'

/** A press: `at` by the phone, `receivedAt` by the server, and whether the phone's clock is wrong. */
export type Press = {
  id: string
  act: DriverAct
  at: Date
  receivedAt: Date
  isClockOff: boolean
}

/** Rows of an order; a ride has five acts. More are answered and not stored. */
const MOST = 200

const outcomeSchema = v.picklist([
  'happened',
  'known',
  'refused',
  'stillWaiting',
  'beforePickup',
] satisfies DriverOutcome[])

/** Statement that notes a press with its answer; it fails if the press is noted already (isPressNoted). */
export function notePress(
  db: D1Database,
  orderKey: string,
  { leg, assignment }: RideLink,
  press: Press,
  outcome: DriverOutcome,
): D1PreparedStatement {
  const { id, act, at, receivedAt, isClockOff } = press
  return db
    .prepare(
      `INSERT INTO driver_acts (order_key, id, leg, assignment, act, phone_at, received_at, is_clock_off, outcome)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
       WHERE (SELECT COUNT(*) FROM driver_acts WHERE order_key = ?1) < ${MOST}`,
    )
    .bind(
      orderKey,
      id,
      leg,
      assignment,
      act,
      at.getTime(),
      receivedAt.getTime(),
      isClockOff ? 1 : 0,
      outcome,
    )
}

/** True if a batch failed because the same press is noted. */
export function isPressNoted(error: unknown): boolean {
  return error instanceof Error && error.message.includes('UNIQUE constraint failed: driver_acts')
}

/** The answer that a press got; null if it is new. */
export async function readPress(
  db: D1Database,
  orderKey: string,
  id: string,
): Promise<DriverOutcome | null> {
  const row = await db
    .prepare('SELECT outcome FROM driver_acts WHERE order_key = ? AND id = ?')
    .bind(orderKey, id)
    .first('outcome')
  return row === null ? null : v.parse(outcomeSchema, row)
}

/** What the clocks of phones showed (ms) at the presses of an order at which they were wrong, by the ids of the presses. */
export async function wrongClocks(db: D1Database, orderKey: string): Promise<Map<string, number>> {
  const { results } = await db
    .prepare('SELECT id, phone_at FROM driver_acts WHERE order_key = ? AND is_clock_off = 1')
    .bind(orderKey)
    .all<{ id: string; phone_at: number }>()
  return new Map(results.map(({ id, phone_at: at }) => [id, at]))
}

/** Statement that deletes the presses of orders; `keys` is a JSON list. */
export function forgetPresses(db: D1Database, keys: string): D1PreparedStatement {
  return db.prepare(`DELETE FROM driver_acts WHERE order_key IN ${LISTED}`).bind(keys)
}
