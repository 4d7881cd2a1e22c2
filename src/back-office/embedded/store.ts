import { countryName } from '~/lib/countries'
import { ownLocale } from '~/lib/locale'
import * as v from 'valibot'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { PersonHashes } from '~/back-office/persons/person-hash.server'
import type { ContactBody, ContactReceipt, Country } from '~/back-office/contract'
import { orderReceiptSchema, type OrderBody, type OrderReceipt } from '~/back-office/contract-order'
import type { EventBody, EventReceipt } from '~/back-office/events/contract-event'

/** The home of the tables of the embedded back office, with forget.ts and seed/sql.ts. */

/** The values that the embedded provider adds to a delivery, passed in so that tests can fix them. */
export type Stamp = {
  id: string
  idempotencyKey: string
  bodyHash: string
  receivedAt: string
  hashes: PersonHashes
}

/** Outcome of a delivery: stored now or earlier (`replayed`), or its key has another body. */
export type Kept<TReceipt> =
  | { ok: true; replayed: boolean; receipt: TReceipt }
  | { ok: false; error: 'key_reused' }

/**
 * Published experiences in the carrier's order, without the fields that only their own pages need. Rows are returned
 * unchecked: the client judges each entry, as for any provider, and logs those it leaves out.
 */
export async function listExperiences(db: D1Database): Promise<unknown[]> {
  const { results } = await db
    .prepare(
      `SELECT json_remove(
         body, '$.descriptionHtml', '$.places', '$.included', '$.notIncluded', '$.seo'
       ) AS body
       FROM experiences WHERE published = 1 ORDER BY position, id`,
    )
    .all<{ body: string }>()
  return results.map(({ body }) => JSON.parse(body))
}

/** One published experience as stored, or null. */
export async function findExperience(db: D1Database, id: string): Promise<unknown> {
  const row = await db
    .prepare('SELECT body FROM experiences WHERE published = 1 AND id = ?')
    .bind(id)
    .first<{ body: string }>()
  return row && JSON.parse(row.body)
}

/** Countries by position, then by their names in the carrier's first language; SQLite does not know its alphabet. */
export async function listCountries(db: D1Database): Promise<Country[]> {
  const { results } = await db
    .prepare('SELECT code, position, names FROM countries')
    .all<{ code: string; position: number; names: string }>()
  const collator = new Intl.Collator(ownLocale)
  return results
    .map(({ code, position, names }) => ({
      position,
      country: { code, name: countryName(code, JSON.parse(names)) },
    }))
    .toSorted(
      (one, other) =>
        one.position - other.position ||
        collator.compare(one.country.name[ownLocale], other.country.name[ownLocale]),
    )
    .map(({ country }) => country)
}

/** The receipt for the customer; the total comes from the site, which showed it before the order was placed. */
export function receiptOf(order: OrderBody, stamp: Stamp): OrderReceipt {
  return {
    id: stamp.id,
    date: stamp.receivedAt,
    status: 'received',
    totalAmount: order.price.totalGross,
    paymentMethodName:
      order.paymentMethod === null
        ? undefined
        : PAYMENT_METHODS[order.paymentMethod].name[order.locale],
  }
}

/** Stores an order once per idempotency key. */
export async function keepOrder(
  db: D1Database,
  order: OrderBody,
  stamp: Stamp,
): Promise<Kept<OrderReceipt>> {
  const { trip, price } = order
  const receipt = receiptOf(order, stamp)
  const [inserted, kept] = await db.batch<{ body_hash: string; receipt: string }>([
    db
      .prepare(
        `INSERT INTO orders (
           id, idempotency_key, body_hash, received_at, status, number, placed_at, locale, kind,
           service, experience_id, variant_id, pickup_at, pickup_local, pickup, dropoff,
           passengers, luggages, name, email, phone, street, city, zip, country,
           company_name, company_id, company_vat_id, payment_method, price_status,
           total_gross, total_net, currency, terms_version, body, receipt,
           email_hash, phone_hash, other_phone_hash
         ) VALUES (
           ?, ?, ?, ?, ?, ?, ?, ?, ?,
           ?, ?, ?, ?, ?, ?, ?,
           ?, ?, ?, ?, ?, ?, ?, ?, ?,
           ?, ?, ?, ?, ?,
           ?, ?, ?, ?, ?, ?,
           ?, ?, ?
         ) ON CONFLICT (idempotency_key) DO NOTHING`,
      )
      .bind(
        stamp.id,
        stamp.idempotencyKey,
        stamp.bodyHash,
        stamp.receivedAt,
        receipt.status,
        order.number,
        order.placedAt,
        order.locale,
        order.kind,
        order.service,
        order.experienceId,
        order.variantId,
        trip.pickupAt,
        trip.pickupLocal,
        trip.pickup,
        trip.dropoff,
        order.passengers,
        order.luggages,
        order.name,
        order.email,
        order.phone,
        order.street,
        order.city,
        order.zip,
        order.chooseCountry,
        order.customerCompanyName,
        order.customerCompanyID,
        order.customerCompanyVATID,
        order.paymentMethod,
        price.status,
        price.totalGross?.amount ?? null,
        price.totalNet?.amount ?? null,
        price.totalGross?.currency ?? null,
        order.termsVersion,
        JSON.stringify(order),
        JSON.stringify(receipt),
        stamp.hashes.email_hash,
        stamp.hashes.phone_hash,
        stamp.hashes.other_phone_hash,
      ),
    db
      .prepare('SELECT body_hash, receipt FROM orders WHERE idempotency_key = ?')
      .bind(stamp.idempotencyKey),
  ])
  const row = kept?.results[0]
  if (!row) throw new Error('an order was neither kept nor found')
  if (row.body_hash !== stamp.bodyHash) return { ok: false, error: 'key_reused' }
  return {
    ok: true,
    replayed: inserted?.meta.changes === 0,
    receipt: v.parse(orderReceiptSchema, JSON.parse(row.receipt)),
  }
}

/** Stores a message once per idempotency key. */
export async function keepMessage(
  db: D1Database,
  message: ContactBody,
  stamp: Stamp,
): Promise<Kept<ContactReceipt>> {
  const [inserted, kept] = await db.batch<{ id: string; body_hash: string }>([
    db
      .prepare(
        `INSERT INTO messages (
           id, idempotency_key, body_hash, received_at, sent_at, locale,
           name, email, phone, subject, message, email_hash, phone_hash
         ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (idempotency_key) DO NOTHING`,
      )
      .bind(
        stamp.id,
        stamp.idempotencyKey,
        stamp.bodyHash,
        stamp.receivedAt,
        message.sentAt,
        message.locale,
        message.name,
        message.email,
        message.phone,
        message.subject,
        message.message,
        stamp.hashes.email_hash,
        stamp.hashes.phone_hash,
      ),
    db
      .prepare('SELECT id, body_hash FROM messages WHERE idempotency_key = ?')
      .bind(stamp.idempotencyKey),
  ])
  const row = kept?.results[0]
  if (!row) throw new Error('a message was neither kept nor found')
  if (row.body_hash !== stamp.bodyHash) return { ok: false, error: 'key_reused' }
  return { ok: true, replayed: inserted?.meta.changes === 0, receipt: { id: row.id } }
}

/** Throws when the database cannot be read. */
export async function probeDatabase(db: D1Database): Promise<number> {
  const { meta } = await db.prepare('SELECT id FROM orders LIMIT 1').all()
  return meta.size_after
}

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
