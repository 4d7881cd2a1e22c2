import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { mailboxKey, proveMailbox } from '~/outbox/mailbox/mailboxes.server'
import { releaseCapped } from '~/outbox/replay.server'
import { cancelBy } from '~/order/acts/cancel'
import { decide, mayCause } from '~/order/acts/acts'
import { endOfWaiting } from '~/order/acts/agree'
import {
  type Act,
  type DecidedEvent,
  type EventName,
  type LifeEvent,
  lifeEventSchema,
} from '~/order/life/event-data'
import type { Refusal } from '~/order/acts/act'
import type { Life } from '~/order/life/life'
import { afterEvent, foldLife } from '~/order/acts/fold-life'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { orderNow } from '~/order/life/order-now'
import { inCash, moneyOf } from '~/order/model/order-money'
import { happenedAt } from '~/order/life/standing-events'
import { bindingOf, isBindingYes, isWishedTooOften } from '~/order/life/wishes'
import type { Objection } from '~/order/store/desk/objection'
import { type Judged, judgeRides } from '~/order/store/desk/objections.server'
import { isGuardMet } from '~/order/store/desk/ride-store.server'
import {
  type Doing,
  placedAfter,
  statementsOf,
  findOverdue,
  postpone,
} from '~/order/store/orders/act-statements.server'
import { isEventTaken } from '~/order/store/event-store'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { traceKey } from '~/lib/hash'
import { driverWithPhone } from '~/roster/driver-store.server'
import { logEvent } from '~/lib/log'
import { orderLinkSecret } from '~/lib/settings'

/** Events allowed for a suspected bot order before the carrier releases it. */
const OF_HELD: readonly EventName[] = ['cancel', 'reject', 'expire']

export type Done =
  | { ok: true; life: Life }
  /** The order does not exist, or its data was erased. */
  | { ok: false; error: 'unknown' }
  /**
   * The reason, and the current order. `overtaken`: it changed since it was shown. `held`: not released by the
   * carrier yet. `wishedTooOften`: the order takes no further wish of its customer.
   */
  | { ok: false; error: Refusal | 'overtaken' | 'held' | 'wishedTooOften'; life: Life }
  /** Something speaks against it: the carrier may insist. */
  | { ok: false; error: 'objected'; objections: Objection[]; life: Life }

/** How often an act is judged anew because the rides beside it changed meanwhile. */
const TRIES = 3

/**
 * Performs an act on an order. Every event goes through this function: it reads the order, decides by the rules, and
 * writes the event with its projection and its mails in one batch. Of two concurrent acts one succeeds; the other
 * gets `overtaken` with the current order.
 */
export async function actOnOrder(
  db: D1Database,
  number: string,
  doing: Doing,
  now: Date,
): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    const row = await readOrderRow(db, number, now)
    if (!row?.life) return { ok: false, error: 'unknown' }
    const came = await actOnRow(db, row, row.life, doing, now)
    const done: Done =
      'error' in came && came.error === 'judgedTooEarly' ? { ...came, error: 'overtaken' } : came
    if (done !== came && tries < TRIES) continue
    const outcome = done.ok ? doing.act.event : `${doing.act.event}.${done.error}`
    const trace = await traceKey(row.orderKey)
    logEvent({ event: 'order', requestId: doing.requestId, trace, outcome })
    return done
  }
}

/** The rides beside the order changed between its judging and its writing. */
type TooEarly = { ok: false; error: 'judgedTooEarly'; life: Life }

async function actOnRow(
  db: D1Database,
  row: OrderRow,
  life: Life,
  doing: Doing,
  now: Date,
): Promise<Done | TooEarly> {
  const { number } = row
  const { act, actor, seq, person, phone } = doing
  if (isTaken(row, phone)) return { ok: true, life }
  if (person && !mayCause(act, person.role)) return { ok: false, error: 'ownerOnly', life }
  if (seq !== null && seq !== life.seq) return { ok: false, error: 'overtaken', life }
  if (row.isHeld && !OF_HELD.includes(act.event)) {
    return { ok: false, error: 'held', life }
  }
  if (act.event === 'requestChange' && isWishedTooOften(row.events, act)) {
    return { ok: false, error: 'wishedTooOften', life }
  }
  const about = { seq: life.seq + 1, actor, at: now.toISOString(), person: person?.id, phone }
  const judgedAt = new Date(happenedAt(about))
  const asked = doing.isToldByBackOffice ? act : await withListedDriver(db, act)
  const decision = decide(life, withUsualWay(asked, row, life), actor, judgedAt)
  if (!decision.ok) return { ok: false, error: decision.error, life }
  const decided = toEvent(decision.happened, about)
  const acted = foldLife([...row.log, decided])
  if (!acted) return { ok: false, error: 'unknown' }
  const following = isBindingYes(life, decided) ? bindingOf(acted, about.at) : null
  const next = following === null ? acted : afterEvent(acted, following)
  const isAsked = actor === 'carrier' && !doing.isToldByBackOffice && act.event !== 'undo'
  const { objections: ofRides, guards } = await judged(db, row, { life, event: decided, next })
  const objections = [...(isAsked ? ofWish(life, decided) : []), ...ofRides]
  if (isAsked && objections.length > 0 && !doing.insists) {
    return { ok: false, error: 'objected', objections, life }
  }
  const against = isAsked ? [...new Set(objections.map(({ why }) => why))] : []
  const event = against.length > 0 ? { ...decided, against } : decided
  const unasked = isAsked ? [] : objections
  try {
    const proof = await proofBy(db, row, doing, now)
    const also = doing.also?.(next) ?? []
    const happened = { event, doing, next: acted, following, objections: unasked }
    await db.batch([
      ...guards,
      ...also,
      ...(await statementsOf(db, row, happened, now)),
      ...(following === null
        ? []
        : await statementsOf(
            db,
            { ...row, life: acted, log: [...row.log, event], events: [...row.events, event] },
            { event: following, doing: bySite(doing), next, following: null, objections: [] },
            now,
          )),
      ...proof,
    ])
    return { ok: true, life: next }
  } catch (error) {
    if (isGuardMet(error)) return { ok: false, error: 'judgedTooEarly', life }
    const present = isEventTaken(error) ? await readOrderRow(db, number, now) : null
    if (present?.life && isTaken(present, phone)) return { ok: true, life: present.life }
    if (present?.life) return { ok: false, error: 'overtaken', life: present.life }
    throw error
  }
}

/** What speaks against the order after an act; of a change that is offered, against the order once it is accepted. */
async function judged(
  db: D1Database,
  row: OrderRow,
  { life, event, next }: { life: Life; event: LifeEvent; next: Life },
): Promise<Judged> {
  const [before, placed] = [readStoredOrder(row.stored), placedAfter(row, event)]
  if (!placed) return { objections: [], guards: [] }
  // An offer that was open before is judged when it is accepted.
  const isOffered = event.event === 'answerChange' && event.data.offer !== null
  const meant = isOffered ? afterEvent(next, bindingOf(next, event.at)) : next
  return judgeRides(db, row.orderKey, before && { placed: before, life }, { placed, life: meant })
}

/** A wish that waits for an answer speaks against what would bind its customer as it is now. */
function ofWish({ asked }: Life, { event }: LifeEvent): Objection[] {
  const binds = event === 'confirm' || event === 'offer'
  return asked && binds
    ? [{ why: 'wish', leg: 1, of: 'driver', name: asked.message, meets: null }]
    : []
}

/** What follows from an act by itself: a back office is told of it, also where it told the act. */
function bySite({ requestId }: Doing): Doing {
  const act = { event: 'acceptChange' } as const
  return { act, actor: 'site', seq: null, ...(requestId === undefined ? {} : { requestId }) }
}

/** True if the order has this act of a phone already. */
function isTaken({ log }: OrderRow, phone: Doing['phone']): boolean {
  return phone !== undefined && log.some((event) => event.phone?.id === phone.id)
}

/**
 * An assignment as the list knows its driver: typed with his telephone, it is given to him, by the address that was
 * typed or by his own. So his links end when he leaves the list, or is erased, however he was assigned.
 */
async function withListedDriver(db: D1Database, act: Act): Promise<Act> {
  if (act.event !== 'assign' || act.driverId !== undefined) return act
  const listed = await driverWithPhone(db, act.phone)
  if (!listed) return act
  const email = act.email || listed.email
  return { ...act, driverId: listed.id, ...(email !== '' && { email }) }
}

/**
 * Money moves as the order is paid, unless the act says another way. What is due in coins pays it to the haléř;
 * its documents say what was rounded.
 */
function withUsualWay(act: Act, { stored }: OrderRow, life: Life): Act {
  if (act.event !== 'paid' && act.event !== 'refunded') return act
  const placed = readStoredOrder(stored)
  const method = life.accepted?.paymentMethod ?? placed?.paymentMethod
  const usual = method ? PAYMENT_METHODS[method].way : null
  // What no gateway has goes back as it came.
  const isByGateway = life.ledger.some((row) => row.way === 'card')
  const came = life.ledger.findLast(({ event }) => event === 'paid')
  const way = act.way ?? (act.event === 'refunded' && !isByGateway ? came?.way : null) ?? usual
  const { due } = life.balance
  const owed = act.event === 'paid' ? due : 0 - due
  const isRounded =
    way === 'cash' && placed !== null && act.amount === inCash(moneyOf(placed.order, owed))
  return { ...act, way, amount: isRounded ? owed : act.amount }
}

/**
 * Statements of an act that proves the mailbox of the order: one of ours, or one by the link of a mail (a link that was
 * sent to an address that has been corrected since has ended). What the budget of the mailbox held back of this order
 * then leaves.
 */
async function proofBy(
  db: D1Database,
  { orderKey, stored, life }: OrderRow,
  { actor, isFromMail = false }: Doing,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const isOurs = actor === 'carrier' || actor === 'driver'
  const secret = orderLinkSecret(env)
  const placed = isOurs || isFromMail ? readStoredOrder(stored) : null
  const email = placed && life ? orderNow(placed, life).order.email : ''
  if (email === '' || secret === null) return []
  const mailbox = await mailboxKey(secret, email)
  return [proveMailbox(db, mailbox, now), releaseCapped(db, orderKey, now)]
}

function toEvent(
  happened: DecidedEvent,
  about: Pick<LifeEvent, 'seq' | 'actor' | 'at' | 'person' | 'phone'>,
): LifeEvent {
  return v.parse(lifeEventSchema, { ...happened, ...about })
}

/**
 * Decides about orders by the clock, at most `limit`: those that nobody answered expire, and a wish to cancel that a back
 * office did not answer is brought about. Returns how many.
 */
export async function expireOverdue(db: D1Database, now: Date, limit: number): Promise<number> {
  let count = 0
  for (const { number, isWaiting } of await findOverdue(db, now, limit)) {
    const act: Act = isWaiting ? { event: 'expire' } : { event: 'cancel', reason: null }
    const done = await actOnOrder(db, number, { act, actor: 'site', seq: null }, now)
    if (done.ok) count += 1
    // Its offer was moved, because the mail about it left late or not at all.
    else if (done.error === 'tooEarly') {
      await postpone(db, number, done.life.seq, Date.parse(deadlineOf(done.life))).run()
    }
  }
  return count
}

function deadlineOf(life: Life): string {
  return cancelBy(life) ?? endOfWaiting(life)
}
