import { appConfig } from '~config'
import { deleteLinks, LINKS_KEPT } from '~/access/link-store.server'
import { deleteSessions, SESSIONS_KEPT } from '~/access/session-store.server'
import { forgetBookedMessages, forgetBookedOrders } from '~/back-office/embedded/forget'
import { deleteErasures } from '~/jobs/erasures.server'
import { type Bite, type JobDone, rowsBite, runBites } from '~/jobs/in-bites'
import {
  deleteDeliveries,
  deleteHeldMails,
  deleteMessages,
  deleteSentMails,
  findHeld,
} from '~/outbox/forget-owed.server'
import { findSentMessages } from '~/outbox/message-store.server'
import { deleteCommandKeys } from '~/order/commands/command-keys.server'
import { deleteOldReadings } from '~/order/bank/reading-store.server'
import { deleteOpenLines, forgetPayers } from '~/order/bank/line-store.server'
import { deleteOldDocuments } from '~/order/papers/document-store.server'
import { deleteExpiredDrafts } from '~/order/store/draft-store.server'
import {
  emptyOrders,
  findOver,
  type RidePlace,
  stopWaiting,
} from '~/order/store/order-forget.server'
import { emptyOldMoney } from '~/order/store/orders/moved-money.server'
import { deleteOldPayments } from '~/order/store/orders/payments.server'
import { deleteExpiredSummaries } from '~/order/store/summary-store.server'
import { DAY } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import type { Settings } from '~/lib/setting/names'
import { deleteOldAnswers } from '~/order/notices/notice-store.server'
import { providerEnd } from '~/lib/settings'
import { deleteDaysOff } from '~/roster/days-off.server'

const AFTER_RIDE = appConfig.retention.orderDaysAfterRide * DAY
const HELD = appConfig.retention.heldDays * DAY
const MESSAGE = appConfig.retention.messageDays * DAY

/** Rows that one statement deletes; with those of their indexes it stays below 1,000. */
const ROWS = 150
/** Orders that are emptied together, and their events. */
const ORDERS = 100
const EVENTS = 300

type ForgetEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }

/**
 * Deletes data after the periods of `retention` in carrier.ts, as the privacy page promises: drafts and their
 * summaries, personal data in orders long after the ride, suspected bots' items that nobody released, and contact
 * messages in any state. Any other undelivered order stays. The embedded back office follows the same periods. It also
 * deletes keys of commands and of notices, the list of erasures, sessions and links of the desk, past days off, lines of bank
 * statements that paid no order and the payers of the others, payments that the gateway has long ended, and tax documents and the money of emptied orders
 * after the years of the market. No other job deletes by time; cookies and caches expire by themselves. Works in bites and says whether more is left.
 */
export function forgetExpired(env: ForgetEnv, now: Date): Promise<JobDone> {
  const { DB, PROVIDER_DB } = env
  const time = now.getTime()
  const books = providerEnd(env) === 'embedded' && PROVIDER_DB
  return runBites([
    rowsBite(() => deleteExpiredDrafts(DB, now, ROWS), ROWS),
    rowsBite(() => deleteExpiredSummaries(DB, now, ROWS), ROWS),
    ordersOver(DB, time - AFTER_RIDE),
    ordersHeld(DB, time - HELD),
    rowsBite(() => deleteHeldMails(DB, time - HELD, ROWS), ROWS),
    rowsBite(() => deleteSentMails(DB, time - AFTER_RIDE, ROWS), ROWS),
    messagesOf(DB, () => findHeld(DB, 'contact', time - HELD, ROWS)),
    messagesOf(DB, () => findSentMessages(DB, time - MESSAGE, ROWS)),
    rowsBite(() => deleteCommandKeys(DB, now, ROWS), ROWS),
    rowsBite(() => deleteOldAnswers(DB, now, ROWS), ROWS),
    rowsBite(() => deleteErasures(DB, now, ROWS), ROWS),
    rowsBite(() => deleteLinks(DB, time - LINKS_KEPT, ROWS), ROWS),
    rowsBite(() => deleteSessions(DB, time - SESSIONS_KEPT, ROWS), ROWS),
    rowsBite(() => deleteDaysOff(DB, toLocalTime(now).slice(0, 10), ROWS), ROWS),
    rowsBite(() => deleteOpenLines(DB, now, ROWS), ROWS),
    rowsBite(() => forgetPayers(DB, now, ROWS), ROWS),
    rowsBite(() => deleteOldReadings(DB, now, ROWS), ROWS),
    rowsBite(() => deleteOldDocuments(DB, now, ROWS), ROWS),
    rowsBite(() => emptyOldMoney(DB, now, ROWS), ROWS),
    rowsBite(() => deleteOldPayments(DB, now, ROWS), ROWS),
    ...(books
      ? [
          rowsBite(() => forgetBookedMessages(books, time - MESSAGE, ROWS), ROWS),
          rowsBite(() => forgetBookedOrders(books, time - AFTER_RIDE, ROWS), ROWS),
        ]
      : []),
  ])
}

/**
 * Non-personal data of an order stays: the number, which must never be reused, times, the sum, the version of the
 * terms. Orders that were not delivered, or owe a document, are passed over.
 */
function ordersOver(db: D1Database, before: number): Bite {
  let place: RidePlace = { rideAt: Number.MIN_SAFE_INTEGER, key: '' }
  return async () => {
    const found = await findOver(db, before, place, ORDERS)
    const bite = withFewEvents(found)
    const last = bite.at(-1)
    if (!last) return { count: 0, isOver: true }
    const delivered = bite.filter(
      ({ delivery, owes_document: owes }) => delivery === 'delivered' && owes === 0,
    )
    const keys = delivered.map(({ order_key: key }) => key)
    if (keys.length > 0) await db.batch(emptyOrders(db, keys))
    place = { rideAt: last.ride_at, key: last.order_key }
    return { count: keys.length, isOver: found.length < ORDERS && bite.length === found.length }
  }
}

/** The first orders, one at least, that have few events together. */
function withFewEvents<TOrder extends { seq: number }>(orders: TOrder[]): TOrder[] {
  let events = 0
  return orders.filter(({ seq }, index) => {
    events += seq
    return index === 0 || events <= EVENTS
  })
}

/** An emptied order that was held cannot be released any more. */
function ordersHeld(db: D1Database, before: number): Bite {
  return async () => {
    const keys = await findHeld(db, 'order', before, ORDERS)
    if (keys.length > 0) {
      await db.batch([
        ...emptyOrders(db, keys),
        stopWaiting(db, keys),
        deleteDeliveries(db, 'order', keys),
      ])
    }
    return { count: keys.length, isOver: keys.length < ORDERS }
  }
}

function messagesOf(db: D1Database, find: () => Promise<string[]>): Bite {
  return async () => {
    const keys = await find()
    if (keys.length > 0) await db.batch(deleteMessages(db, keys))
    return { count: keys.length, isOver: keys.length < ROWS }
  }
}
