import { appConfig } from '~config'
import { personHashes } from '~/back-office/persons/person-hash.server'
import { type Claimed, claimOne } from '~/outbox/claim.server'
import { oweDelivery, oweMail } from '~/outbox/outbox.server'
import type { LifeEvent } from '~/order/life/event-data'
import { toldOf } from '~/order/acts/acts'
import { markDraftPlaced } from '~/order/store/draft-store.server'
import { beginLife } from '~/order/acts/fold-life'
import { writeDeskRows } from '~/order/store/desk/desk-rows.server'
import { addEvent } from '~/order/store/event-store'
import {
  insertOrder,
  isOrderRefused,
  type NewOrder,
  ORDER_READER,
  type Payment,
  readUsedKey,
  selectUsedKey,
  type UsedKey,
} from '~/order/store/order-store.server'
import { emptySummary } from '~/order/store/summary-store.server'
import { traceKey } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { KIND_RULES } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import { mintOrderNumber } from '~/lib/order-number'
import { meetingPlaceOf } from '~/places/words/meeting-place'

export type Placement =
  /** `claimed`: the deliveries to make now; empty if the order already existed. */
  | { ok: true; number: string; claimed: Claimed[] }
  /** The key belongs to an order with another content, payment, note or language. */
  | { ok: false; error: 'key_used'; number: string }
  /** The draft was ordered under another key in the meantime. */
  | { ok: false; error: 'draft_placed' }

const NUMBER_TRIES = 8

/**
 * True if a press under a used key repeats the same order. Also true once the order's data was erased, because the
 * two can then no longer be compared.
 */
export function isSamePayment({ payment }: UsedKey, pressed: Payment): boolean {
  return (
    payment === null ||
    (payment.method === pressed.paymentMethod && payment.note === (pressed.note ?? ''))
  )
}

/** True if an order under a used key is the one that is stored. */
function isSameOrder(used: UsedKey, { order, locale, payment }: NewOrder): boolean {
  const isKnown = used.content !== ''
  return (
    isSamePayment(used, payment) &&
    (!isKnown || (used.locale === locale && used.content === JSON.stringify(order)))
  )
}

/**
 * Stores an order, its delivery in the outbox and the tombstone of its draft, in one transaction. The same key
 * returns the existing order; if the number is in use, a new one is drawn.
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
      const claimed = await storeOrder(db, order, number, now)
      await logPress(order, 'received')
      return { ok: true, number, claimed }
    } catch (error) {
      const used = readUsedKey((await selectUsedKey(db, order.orderKey).first()) ?? undefined)
      if (used) {
        const { number: taken } = used
        await logPress(order, 'repeated')
        return isSameOrder(used, order)
          ? { ok: true, number: taken, claimed: [] }
          : { ok: false, error: 'key_used', number: taken }
      }
      if (isOrderRefused(error, 'draftPlaced')) return { ok: false, error: 'draft_placed' }
      if (tries >= NUMBER_TRIES || !isOrderRefused(error, 'numberTaken')) throw error
    }
  }
}

/** The line of the log that tells which request placed the order. */
async function logPress({ orderKey, requestId }: NewOrder, outcome: string): Promise<void> {
  logEvent({ event: 'order', requestId, trace: await traceKey(orderKey), outcome })
}

async function storeOrder(
  db: D1Database,
  placed: NewOrder,
  number: string,
  now: Date,
): Promise<Claimed[]> {
  const { orderKey, draftId, order, isFlagged, enteredBy } = placed
  const { trip, price } = order
  const owed = { kind: 'order', item: orderKey } as const
  const received: Extract<LifeEvent, { event: 'received' }> = {
    seq: 1,
    event: 'received',
    actor: enteredBy === undefined ? 'customer' : 'carrier',
    ...(enteredBy ? { person: enteredBy } : {}),
    at: now.toISOString(),
    data: {
      total: price.totalGross?.amount ?? null,
      pickupAt: trip.pickupAt,
      rideAt: trip.returnAt ?? trip.pickupAt,
      freeWaitingMin: freeWaitingMinutes(order),
    },
  }
  const [trace, hashes] = await Promise.all([traceKey(orderKey), personHashes(order)])
  const life = beginLife(received)
  const named = { number, trace, hashes, life }
  const { locale, payment } = placed
  const content = { order, number, locale, ...payment, placedAt: now.toISOString() }
  // Nobody without an address is written to.
  const told = toldOf('received', received.actor).filter(
    (role) => role === 'carrier' || order.email !== '',
  )
  const results = await db.batch<Claimed>([
    insertOrder(db, placed, named, now),
    oweDelivery(db, { ...owed, isHeld: isFlagged }, now),
    addEvent(db, orderKey, received, placed.requestId),
    ...writeDeskRows(db, orderKey, { placed: content, life }, null),
    ...told.map((role) =>
      oweMail(db, { role, subject: { about: 'event', orderKey, seq: 1 }, isHeld: isFlagged }, now),
    ),
    markDraftPlaced(db, draftId, number),
    emptySummary(db, orderKey),
    claimOne(db, owed, now, ORDER_READER),
  ])
  return results.at(-1)?.results ?? []
}

/** Waiting that the price includes at a pickup, in minutes (terms, article 7); a parcel waits for no flight and no train. */
function freeWaitingMinutes({ kind, trip }: Order): number {
  const { airportMin, stationMin, elsewhereMin } = appConfig.ordering.freeWaiting
  if (KIND_RULES[kind].carries === 'parcel') return elsewhereMin
  switch (meetingPlaceOf(trip.pickup)) {
    case 'airport':
      return airportMin
    case 'station':
      return stationMin
    case 'address':
    case null:
      return elsewhereMin
  }
}
