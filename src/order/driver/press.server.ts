import { MINUTE } from '~/lib/duration'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { foldLife } from '~/order/acts/fold-life'
import type { Act } from '~/order/life/event-data'
import { cashAskedOf } from '~/order/life/money/paying'
import { orderNow } from '~/order/life/order-now'
import { inCash, moneyOf } from '~/order/model/order-money'
import { actOnOrder, type Done } from '~/order/store/act.server'
import {
  type DriverOutcome,
  isPressNoted,
  notePress,
  type Press,
  readPress,
} from '~/order/store/driver/act-store.server'
import type { Ride } from '~/order/store/driver/find-ride.server'
import { tellOfPress } from '~/order/store/desk/task-store.server'
import type { DriverAct } from '~/order/store/driver/ride-progress'
import type { RideLink } from '~/order/store/driver/ride-token.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { m } from '~/paraglide/messages'

/** A phone whose clock is wrong by more is marked, and its times are counted from the server's; ms. */
const CLOCK_OFF = 10 * MINUTE
/** How often an act is tried again after somebody else's came between. */
const TRIES = 3

/**
 * A driver's act as it was posted. `at` is when it was pressed and `sent` when it was sent, both by the phone; `sent`
 * tells a wrong clock from an act that waited for signal, and is null for a phone that does not say it. `sum` is the cash that
 * the page asked for when it was pressed, haléře; null for another act, and for a page that did not send it.
 */
export type Pressed = {
  act: DriverAct
  id: string
  at: Date
  sent: Date | null
  sum: number | null
}

/**
 * When an act happened: by the phone, never before the driver was assigned nor later than the server has it. A wrong
 * clock is put right by how far it is off.
 */
export function judgeTime(
  { at, sent }: Pick<Pressed, 'at' | 'sent'>,
  { assignedAt, now }: { assignedAt: Date; now: Date },
): { happenedAt: Date; isClockOff: boolean } {
  const shown = sent ?? new Date(Math.max(at.getTime(), now.getTime()))
  const off = now.getTime() - shown.getTime()
  const isClockOff = Math.abs(off) > CLOCK_OFF || at.getTime() < assignedAt.getTime() - CLOCK_OFF
  const meant = isClockOff ? at.getTime() + off : at.getTime()
  const happened = Math.min(Math.max(meant, assignedAt.getTime()), now.getTime())
  return { happenedAt: new Date(happened), isClockOff }
}

/**
 * Does what a driver pressed, once for its id; the same id gets the same answer again. Cash that cannot be noted is told to
 * the desk: it is in his pocket.
 */
export async function press(
  db: D1Database,
  ride: Ride,
  pressed: Pressed,
  { now, requestId }: { now: Date; requestId: string },
): Promise<DriverOutcome> {
  const { id, act, at, sent, sum } = pressed
  const { orderKey, link, progress } = ride
  const before = await readPress(db, orderKey, id)
  if (before) return before
  const judged = judgeTime({ at, sent }, { assignedAt: new Date(ride.assignedAt), now })
  const noted: Press = { id, act, at, receivedAt: now, isClockOff: judged.isClockOff }
  const note = async (outcome: DriverOutcome) => {
    const isLost = act === 'cash' && outcome !== 'known'
    try {
      await db.batch([
        notePress(db, orderKey, link, noted, outcome),
        ...(isLost ? [tellOf(db, ride, pressed, now)] : []),
      ])
      return outcome
    } catch (error) {
      if (!isPressNoted(error)) throw error
      return (await readPress(db, orderKey, id)) ?? outcome
    }
  }
  if (isKnown(ride, pressed)) return note('known')
  // Cash is taken at the end of a ride, also after it.
  const isLateCash = act === 'cash' && progress.end === 'done'
  if (progress.end !== null && !isLateCash) return note('refused')
  if (sum !== null && !(await sumsAsked(db, link, now)).includes(sum)) return note('refused')
  const also = () => [notePress(db, orderKey, link, noted, 'happened')]
  const doing = {
    act: toAct(pressed, ride),
    actor: 'driver',
    seq: null,
    requestId,
    phone: { id, at: judged.happenedAt.toISOString() },
    also,
  } as const
  try {
    let done: Done = await actOnOrder(db, link.number, doing, now)
    for (let tries = 1; tries < TRIES && !done.ok && done.error === 'overtaken'; tries += 1) {
      done = await actOnOrder(db, link.number, doing, now)
    }
    if (done.ok) return 'happened'
    // Nothing is noted: who presses again is heard.
    if (done.error === 'overtaken' && act !== 'cash') return 'refused'
    const { error } = done
    return await note(error === 'stillWaiting' || error === 'beforePickup' ? error : 'refused')
  } catch (error) {
    // The same press came twice at once.
    if (!isPressNoted(error)) throw error
    return (await readPress(db, orderKey, id)) ?? 'known'
  }
}

/**
 * Tells the desk what a driver pressed on a ride that was given to somebody else, or cancelled, before it arrived: he may be on
 * the way to it; or the cash that he took on one whose link has ended. It is no event of the order; each press is told once.
 */
export async function tellForeignPress(
  db: D1Database,
  link: RideLink,
  pressed: Pressed,
  now: Date,
): Promise<void> {
  const { id, act, at } = pressed
  const row = await readOrderRow(db, link.number, now)
  const assigned = row?.events.find(({ seq }) => seq === link.assignment)
  if (!row?.life || row.isEmptied || assigned?.event !== 'assign') return
  const { orderKey, life } = row
  const placed = readStoredOrder(row.stored)
  if (!placed) return
  const foreign = { orderKey, life, link, driver: assigned.data, placed: orderNow(placed, life) }
  const noted: Press = { id, act, at, receivedAt: now, isClockOff: false }
  try {
    await db.batch([
      notePress(db, orderKey, link, noted, 'refused'),
      tellOf(db, foreign, pressed, now),
    ])
  } catch (error) {
    if (!isPressNoted(error)) throw error
  }
}

function tellOf(
  db: D1Database,
  {
    orderKey,
    life,
    link,
    driver,
    placed,
  }: Pick<Ride, 'orderKey' | 'life' | 'link' | 'driver' | 'placed'>,
  { id, act, at, sum }: Pressed,
  now: Date,
): D1PreparedStatement {
  const about = { orderKey, seq: life.seq, leg: link.leg, item: id }
  const cash = sum === null ? {} : { cash: moneyOf(placed.order, sum) }
  const { driver: name, phone } = driver
  const data = { driver: name, phone, act, at: at.toISOString(), ...cash }
  return tellOfPress(db, about, data, now)
}

/** True for an act that the ride has behind it: also a step that arrives after the end of its ride. */
function isKnown({ progress: { times, end }, ...ride }: Ride, { act, sum }: Pressed): boolean {
  if (act === 'no-show') return end === 'no-show'
  if (act !== 'cash') return end === 'done' || times[act] !== undefined
  return sum === null ? times.cash !== undefined : isCashNoted(ride, sum)
}

/** True if this sum is in the ledger, by him or by the desk that he called, and is not asked a second time. */
function isCashNoted({ placed, life }: Pick<Ride, 'placed' | 'life'>, sum: number): boolean {
  if (cashAskedOf(placed, life) === sum) return false
  return life.ledger.some(
    ({ event, way, amount }) =>
      event === 'paid' && way === 'cash' && inCash(moneyOf(placed.order, amount)) === sum,
  )
}

/**
 * Every sum that the order ever asked its driver to take, so that no page can name another: a phone without signal shows one
 * of them.
 */
async function sumsAsked(db: D1Database, { number }: RideLink, now: Date): Promise<number[]> {
  const row = await readOrderRow(db, number, now)
  const placed = row && readStoredOrder(row.stored)
  if (!placed) return []
  return row.log.flatMap((_, index) => {
    const life = foldLife(row.log.slice(0, index + 1))
    const asked = life && cashAskedOf(orderNow(placed, life), life)
    return asked ? [asked] : []
  })
}

function toAct({ act, sum }: Pressed, { link, placed }: Ride): Act {
  const ofRide = { leg: link.leg }
  switch (act) {
    case 'onTheWay':
    case 'arrived':
    case 'aboard':
      return { event: 'progress', step: act, ...ofRide }
    case 'done':
      return { event: 'finish', why: null, ...ofRide }
    case 'cash':
      return { event: 'paid', amount: sum, way: 'cash' }
    case 'no-show': {
      const reason = runInLocale(placed.locale, () => m.driver_no_show_reason())
      return { event: 'noShow', reason, ...ofRide }
    }
  }
}
