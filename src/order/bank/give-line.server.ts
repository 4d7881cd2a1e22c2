import { isReferenceTaken, openLine, referenceOf } from '~/order/bank/line-store.server'
import { payByLine } from '~/order/bank/note-statement.server'
import { owingOrders } from '~/order/store/orders/owing.server'
import type { Doing } from '~/order/store/orders/doing'
import type { Done } from '~/order/store/act.server'

/** `noLine`: somebody gave it to an order meanwhile, or it was forgotten. */
export type Given =
  | { ok: true }
  | {
      ok: false
      error: 'noLine' | 'otherCurrency' | 'sameReference' | Extract<Done, { ok: false }>['error']
    }

/**
 * Gives a line for which a person decides to the order that they name: a payment of the line's amount, day and
 * reference, once. Where another line has paid the order under this reference, the payment gets one of its own. More
 * than is due becomes money to be given back, as any payment.
 */
export async function giveLine(
  db: D1Database,
  { key, number }: { key: string; number: string },
  by: Pick<Doing, 'actor' | 'person' | 'requestId'>,
  now: Date,
): Promise<Given> {
  const [line, { named }] = await Promise.all([openLine(db, key), owingOrders(db, [number], [])])
  if (!line) return { ok: false, error: 'noLine' }
  const [order] = named
  if (!order) return { ok: false, error: 'unknown' }
  if (order.currency !== line.currency) return { ok: false, error: 'otherCurrency' }
  const isTaken = await isReferenceTaken(db, line, number)
  const paying = isTaken ? { ...line, reference: referenceOf({ bankId: '', key }) } : line
  const done = await payByLine(db, paying, number, by, now)
  return done.ok ? { ok: true } : { ok: false, error: done.error }
}
