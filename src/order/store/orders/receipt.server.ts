import { CORRECTIONS_OF_ORDER } from '~/order/store/event-store'
import { isReceiptMailedSql } from '~/outbox/outbox-sql'

/** What is known of an order by its number: see the fields. */
type Receipt = {
  /** In ms. */
  placedAt: number
  /** True if the mail of it has left to the customer. */
  isMailed: boolean
  /** How often its e-mail address was corrected: the generation of its links. */
  corrections: number
}

/** The receipt of an order; null if the number is unknown. */
export async function readReceipt(db: D1Database, number: string): Promise<Receipt | null> {
  const row = await db
    .prepare(
      `SELECT placed_at, ${isReceiptMailedSql('order_key')} AS is_mailed,
         ${CORRECTIONS_OF_ORDER} AS corrections
       FROM orders WHERE number = ?`,
    )
    .bind(number)
    .first<{ placed_at: number; is_mailed: number; corrections: number }>()
  return (
    row && { placedAt: row.placed_at, isMailed: row.is_mailed === 1, corrections: row.corrections }
  )
}
