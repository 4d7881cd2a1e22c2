import { MINUTE } from '~/lib/duration'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { Act } from '~/order/life/event-data'
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
import { m } from '~/paraglide/messages'

/** A phone whose clock is wrong by more is marked, and its times are counted from the server's; ms. */
const CLOCK_OFF = 10 * MINUTE
/** How often an act is tried again after somebody else's came between. */
const TRIES = 3

/**
 * A driver's act as it was posted. `at` is when it was pressed and `sent` when it was sent, both by the phone; `sent`
 * tells a wrong clock from an act that waited for signal, and is null for a phone that does not say it.
 */
export type Pressed = { act: DriverAct; id: string; at: Date; sent: Date | null }

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

/** Does what a driver pressed, once for its id; the same id gets the same answer again. */
export async function press(
  db: D1Database,
  ride: Ride,
  { id, act, at, sent }: Pressed,
  { now, requestId }: { now: Date; requestId: string },
): Promise<DriverOutcome> {
  const { orderKey, link, progress } = ride
  const before = await readPress(db, orderKey, id)
  if (before) return before
  const judged = judgeTime({ at, sent }, { assignedAt: new Date(ride.assignedAt), now })
  const noted: Press = { id, act, at, receivedAt: now, isClockOff: judged.isClockOff }
  const note = async (outcome: DriverOutcome) => {
    try {
      await notePress(db, orderKey, link, noted, outcome).run()
      return outcome
    } catch (error) {
      if (!isPressNoted(error)) throw error
      return (await readPress(db, orderKey, id)) ?? outcome
    }
  }
  if (isKnown(progress, act)) return note('known')
  // Cash is taken at the end of a ride, also after it.
  const isLateCash = act === 'cash' && progress.end === 'done'
  if (progress.end !== null && !isLateCash) return note('refused')
  const also = () => [notePress(db, orderKey, link, noted, 'happened')]
  const doing = {
    act: toAct(act, ride),
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
    // Nothing is noted: the phone sends the same act again.
    if (done.error === 'overtaken') return 'refused'
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
 * the way to it. It is no event of the order; each press is told once.
 */
export async function tellForeignPress(
  db: D1Database,
  link: RideLink,
  { id, act, at }: Pressed,
  now: Date,
): Promise<void> {
  const row = await readOrderRow(db, link.number, now)
  const assigned = row?.events.find(({ seq }) => seq === link.assignment)
  if (!row?.life || row.isEmptied || assigned?.event !== 'assign') return
  const { orderKey, life } = row
  const { driver, phone } = assigned.data
  const { leg } = link
  const noted: Press = { id, act, at, receivedAt: now, isClockOff: false }
  try {
    await db.batch([
      notePress(db, orderKey, link, noted, 'refused'),
      tellOfPress(
        db,
        { orderKey, seq: life.seq, leg, item: id },
        { driver, phone, act, at: at.toISOString() },
        now,
      ),
    ])
  } catch (error) {
    if (!isPressNoted(error)) throw error
  }
}

/** True for an act that the ride has behind it: also a step that arrives after the end of its ride. */
function isKnown({ times, end }: Ride['progress'], act: DriverAct): boolean {
  if (act === 'no-show') return end === 'no-show'
  if (act === 'cash') return times.cash !== undefined
  return end === 'done' || times[act] !== undefined
}

function toAct(act: DriverAct, { link, placed }: Ride): Act {
  const ofRide = { leg: link.leg }
  switch (act) {
    case 'onTheWay':
    case 'arrived':
    case 'aboard':
      return { event: 'progress', step: act, ...ofRide }
    case 'done':
      return { event: 'finish', why: null, ...ofRide }
    case 'cash':
      return { event: 'paid', amount: null, way: 'cash' }
    case 'no-show': {
      const reason = runInLocale(placed.locale, () => m.driver_no_show_reason())
      return { event: 'noShow', reason, ...ofRide }
    }
  }
}
