import type { EventBody, EventReceipt } from '~/back-office/events/contract-event'
import type { Kept, Stamp } from '~/back-office/embedded/store'

/** Takes an event of an order once per idempotency key; of one it does not know, nothing. */
export async function keepEvent(
  db: D1Database,
  { number, body }: { number: string; body: EventBody },
  { idempotencyKey, bodyHash, receivedAt }: Omit<Stamp, 'id' | 'hashes'>,
): Promise<Kept<EventReceipt> | { ok: false; error: 'unknown_order' }> {
  const [inserted, kept] = await db.batch<{ number: string; seq: number; body_hash: string }>([
    db
      .prepare(
        `INSERT INTO told_events (idempotency_key, number, seq, event, body_hash, received_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM orders WHERE number = ?2)
         ON CONFLICT (idempotency_key) DO NOTHING`,
      )
      .bind(idempotencyKey, number, body.seq, body.event, bodyHash, receivedAt),
    db
      .prepare('SELECT number, seq, body_hash FROM told_events WHERE idempotency_key = ?')
      .bind(idempotencyKey),
  ])
  const row = kept?.results[0]
  if (!row) return { ok: false, error: 'unknown_order' }
  if (row.body_hash !== bodyHash || row.number !== number) {
    return { ok: false, error: 'key_reused' }
  }
  return { ok: true, replayed: inserted?.meta.changes === 0, receipt: { seq: row.seq } }
}
