import { isAgreedSql } from '~/order/store/order-sql'
import { HOUR } from '~/lib/duration'

/** A ride without a driver this long before its pickup is a worry; one that should have begun long ago is none any more. */
const SOON = 20 * HOUR
const PAST = 6 * HOUR

/** SQL for the keys of the agreed orders with a ride that begins within 20 hours of `now` (SQL, ms) and has no driver. */
export function withoutDriverSql(now: string): string {
  return `SELECT DISTINCT order_key FROM rides WHERE driver_key = '' AND is_over = 0
    AND pickup_at > ${now} - ${PAST} AND pickup_at <= ${now} + ${SOON} AND ${isAgreedSql('rides.order_key')}`
}

/** SQL for the number of agreed rides that begin within 20 hours of `now` (ms) and have no driver; twenty at most. */
export function countWithoutDriverSql(now: number): string {
  return `(SELECT COUNT(*) FROM (SELECT 1 FROM rides WHERE driver_key = '' AND is_over = 0
    AND pickup_at > ${now - PAST} AND pickup_at <= ${now + SOON} AND ${isAgreedSql('rides.order_key')} LIMIT 20))`
}
