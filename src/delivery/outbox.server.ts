import * as v from 'valibot'
import {
  type Claimed,
  claimDue,
  claimed,
  claimOne,
  claimProbe,
  type Delivery,
  type Owed,
} from '~/delivery/claim.server'
import { mailItem, type MailRole, type MailSubject } from '~/delivery/mail-item'
import {
  buryOverdue,
  hasAnswered,
  type Outcome,
  recordOutcomes,
  wakeWaiting,
} from '~/delivery/outcome.server'
import { sha256 } from '~/lib/hash'
import { errorFacts, logEvent } from '~/lib/log'
import { postContact, postOrder } from '~/provider/client.server'
import { contactBodySchema } from '~/provider/contract'
import type { ProviderResult } from '~/provider/failure'
import { RETRY } from '~/provider/retry'
import { failed } from '~/provider/transport.server'

/**
 * The statement that owes the delivery of an item; it belongs in the batch that stores the item, and fails it
 * when the item is owed already: nothing is acknowledged that another row would have to answer for.
 */
export function oweDelivery(
  db: D1Database,
  { kind, item, isHeld }: Owed & { isHeld: boolean },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare('INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES (?, ?, ?, ?, ?)')
    .bind(kind, item, isHeld ? 'held' : 'pending', now.getTime(), now.getTime())
}

/** The statement that owes a mail; it belongs in the batch that stores what the mail is about. */
export function oweMail(
  db: D1Database,
  { role, subject, isHeld }: { role: MailRole; subject: MailSubject; isHeld: boolean },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      "INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('mail', ?, ?, ?, ?)",
    )
    .bind(
      mailItem(role, subject),
      isHeld && role === 'customer' ? 'held' : 'pending',
      now.getTime(),
      now.getTime(),
    )
}

/**
 * Tries to deliver one item now; does nothing when it is not pending, another try is under way or the
 * breaker is open: then nobody waits for a provider that is down. Never throws, see below.
 */
export async function deliverNow(delivery: Delivery, owed: Owed): Promise<void> {
  const taken = claimed(claimOne(delivery.db, owed, delivery.now()))
  await deliverClaimed(delivery, await taken.catch(() => []))
}

/** Delivers what was claimed. Never throws: it is stored, and what fails here is the next drain's work. */
export async function deliverClaimed(delivery: Delivery, items: Claimed[]): Promise<void> {
  try {
    const outcomes = await sendAll(delivery, items)
    if (outcomes.length === 0) return
    const woken = hasAnswered(outcomes) ? [wakeWaiting(delivery)] : []
    await delivery.db.batch([...recordOutcomes(delivery, outcomes), ...woken])
  } catch (error) {
    logEvent({ event: 'delivery', outcome: 'failed', ...errorFacts(error) })
  }
}

/** How many deliveries a drain may still begin; asked before each handful of them. */
export type Room = (overhead: { queries: number }) => number

/** Statements around one handful, the sending left out: claim, probe, claim of the probe, two notes, waking. */
const AROUND_HANDFUL = 6
/** Statements at the end of a drain: waking and burying. */
const AT_THE_END = 2

/**
 * Delivers what is due until nothing is, there is no more room in this run or 25 seconds are over; what is
 * left is the next minute's. While the breaker is open it makes one probe, and goes on when that closes the
 * breaker. Returns how many deliveries it tried.
 */
export async function drainOutbox(delivery: Delivery, room: Room): Promise<number> {
  const until = delivery.now().getTime() + RETRY.drain
  let tried = 0
  let hasProviderAnswered = false
  while (delivery.now().getTime() < until) {
    const limit = Math.min(RETRY.atOnce, room({ queries: AROUND_HANDFUL + AT_THE_END }))
    if (limit < 1) break
    const due = await claimDue(delivery, limit)
    const probe = due.length === 0 ? await claimProbe(delivery) : []
    const outcomes = await sendAll(delivery, [...due, ...probe])
    if (outcomes.length === 0) break
    const isAnswer = hasAnswered(outcomes)
    const woken = isAnswer && probe.length > 0 ? [wakeWaiting(delivery)] : []
    await delivery.db.batch([...recordOutcomes(delivery, outcomes), ...woken])
    hasProviderAnswered ||= isAnswer
    tried += outcomes.length
    if (probe.length > 0 && !isAnswer) break
  }
  const woken = hasProviderAnswered ? [wakeWaiting(delivery)] : []
  await delivery.db.batch([...woken, buryOverdue(delivery)])
  return tried
}

async function sendAll(delivery: Delivery, items: Claimed[]): Promise<Outcome[]> {
  return Promise.all(
    items.map(async (item) => {
      const result = await send(delivery, item)
      logEvent({
        event: 'delivery',
        key: (await sha256(item.item)).slice(0, 12),
        outcome: result.ok ? 'delivered' : result.error.code,
        count: item.attempts,
      })
      return { claimed: item, result }
    }),
  )
}

/** Sends one item; nothing is thrown, so that no item stops another. */
async function send(
  { connection, toOrderBody }: Delivery,
  { kind, item, stored }: Claimed,
): Promise<ProviderResult<unknown>> {
  // A stored text that no longer fits the contract waits for a person.
  if (kind === 'order') {
    const order = orNull(() => toOrderBody(stored ?? ''))
    return order ? postOrder(connection, order, item) : failed('bad_argument')
  }
  const message = v.safeParse(
    contactBodySchema,
    orNull(() => JSON.parse(stored ?? '')),
  )
  return message.success ? postContact(connection, message.output, item) : failed('bad_argument')
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
