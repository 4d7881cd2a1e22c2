import { type KeyRange, rangesOf } from '~/order/store/desk/order-keys'
import { orderNumberSql } from '~/order/store/order-sql'

/** Orders that a search finds at most. */
export const MOST_HITS = 20

/**
 * The numbers of the orders that a typed text means: a name, the end of a telephone number, a number plate, an e-mail
 * address or a number, each from three signs on. Rides to come and the latest ones first among equal keys.
 */
export async function searchOrders(db: D1Database, typed: string): Promise<string[]> {
  const ranges = rangesOf(typed.slice(0, 200))
  if (ranges.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT ${orderNumberSql('found.order_key')} AS number FROM (${ranges.map(ofRange).join(' UNION ')}) AS found
       ORDER BY ride_at DESC LIMIT ${MOST_HITS}`,
    )
    .bind(...ranges.flatMap(({ from, to }) => [from, to]))
    .all<{ number: string | null }>()
  return [...new Set(results.flatMap(({ number }) => number ?? []))]
}

/** Each range has its share, so that a search reads two rows for each hit. */
function ofRange(_: KeyRange, nth: number, { length }: readonly KeyRange[]): string {
  const share = Math.ceil(MOST_HITS / length)
  return `SELECT order_key, ride_at FROM (SELECT order_key, ride_at FROM order_keys
    WHERE key >= ?${2 * nth + 1} AND key < ?${2 * nth + 2} LIMIT ${share})`
}
