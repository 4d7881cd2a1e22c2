import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Act } from '~/order/life/event-data'
import { decide } from '~/order/acts/acts'
import { type LifeEvent, lifeEventSchema } from '~/order/life/event-data'
import { foldLife } from '~/order/acts/fold-life'
import { happenedAt, isLate, standingEvents } from '~/order/life/standing-events'
import type { Actor } from '~/order/life/states'
import { HOUR, MINUTE, SECOND } from '~/lib/duration'
import { NOW } from '../../../../tests/support/builders.ts'
import { acts, PICKUP } from '../../../../tests/support/lives.ts'

const BACK = new Date(PICKUP.getTime() + 48 * HOUR)
const AFTER = new Date(PICKUP.getTime() + 2 * HOUR)
const KAREL = acts.assign.act
const ALENA = { ...KAREL, driver: 'Alena', phone: '+420700000002', plate: '2AB 2345' }

/** An order with a way back, and what was done to it. */
function anOrder() {
  const data = {
    total: 790_000,
    pickupAt: PICKUP.toISOString(),
    rideAt: BACK.toISOString(),
    freeWaitingMin: 15,
  }
  const at = NOW.toISOString()
  const events: LifeEvent[] = [{ seq: 1, event: 'received', actor: 'customer', at, data }]
  const life = () => {
    const folded = foldLife(events)
    if (!folded) throw new Error('no life')
    return folded
  }
  const act = (
    asked: Act,
    now = NOW,
    actor: Actor = 'carrier',
    phone?: { id: string; at: string },
  ) => {
    const about = { seq: life().seq + 1, actor, at: now.toISOString(), phone }
    const decision = decide(life(), asked, actor, new Date(happenedAt(about)))
    if (!decision.ok) return decision.error
    events.push(v.parse(lifeEventSchema, { ...decision.happened, ...about }))
    return life()
  }
  return { act, life, events }
}

test('each ride of a return journey has its driver, and the order is done with the last', () => {
  const { act, life } = anOrder()
  act({ event: 'confirm' })
  act(KAREL)
  expect(act({ ...ALENA, leg: 2 })).toMatchObject({
    state: 'assigned',
    ride: 1,
    driver: KAREL_DATA,
  })
  expect(act({ event: 'progress', step: 'onTheWay', leg: 2 })).toBe('notNow')
  act({ event: 'progress', step: 'aboard' }, AFTER)
  expect(act({ ...KAREL, leg: 2 }, AFTER)).toMatchObject({ state: 'underway' })
  act({ ...ALENA, leg: 2 }, AFTER)
  const between = act({ event: 'finish' }, AFTER)
  expect(between).toMatchObject({ state: 'assigned', ride: 2, step: null, end: null })
  expect(life().driver).toMatchObject({ driver: 'Alena' })
  expect(act({ event: 'finish', leg: 1 }, AFTER)).toBe('noSuchRide')
  expect(act({ event: 'finish' }, AFTER)).toBe('beforePickup')
  expect(act({ event: 'finish' }, BACK)).toMatchObject({ state: 'done' })
  expect(life().rides.map(({ over }) => over)).toEqual(['done', 'done'])
  // Its end was a mistake: the way there stays done.
  act({ event: 'reopen', reason: 'Omyl' }, BACK)
  expect(life()).toMatchObject({ state: 'assigned', ride: 2 })
})

test('another driver takes over a ride under way, and has not set off yet', () => {
  const { act, life } = anOrder()
  act({ event: 'confirm' })
  act(KAREL)
  act({ event: 'progress', step: 'onTheWay' }, PICKUP)
  act({ event: 'progress', step: 'arrived' }, PICKUP)
  expect(act(ALENA, AFTER)).toMatchObject({
    state: 'assigned',
    driver: { driver: 'Alena' },
    step: null,
    arrivedAt: null,
  })
  act({ event: 'undo', of: null }, AFTER)
  expect(life()).toMatchObject({ state: 'underway', step: 'arrived' })
  act({ event: 'progress', step: 'aboard' }, AFTER)
  act({ ...ALENA, leg: 1 }, AFTER)
  // The way back has no driver yet: it is not hers.
  expect(life().rides).toMatchObject([
    { driver: { driver: 'Alena' }, step: null },
    { driver: null },
  ])
  act({ event: 'progress', step: 'aboard' }, AFTER)
  expect(act({ event: 'finish' }, AFTER)).toMatchObject({ state: 'assigned', ride: 2 })
})

const KAREL_DATA = { driver: KAREL.driver, plate: KAREL.plate }

test('who misses the way there keeps the way back, unless we cancel it', () => {
  const missed = { event: 'noShow', reason: 'Nikdo nepřišel.' } as const
  const stays = anOrder()
  stays.act({ event: 'confirm' })
  expect(stays.act(missed, PICKUP)).toBe('stillWaiting')
  expect(stays.act(missed, AFTER)).toMatchObject({ state: 'assigned', ride: 2, end: null })
  expect(stays.act(missed, AFTER)).toBe('stillWaiting')
  const goes = anOrder()
  goes.act({ event: 'confirm' })
  expect(goes.act({ ...missed, isBackCancelled: true }, AFTER)).toMatchObject({ state: 'noShow' })
  expect(goes.life().rides.map(({ over }) => over)).toEqual(['noShow', 'cancelled'])
})

test('an older event without a leg means the whole order', () => {
  const { events, life } = anOrder()
  const about = { actor: 'carrier', at: NOW.toISOString() } as const
  const { event: _, ...driver } = KAREL
  events.push({ ...about, seq: 2, event: 'confirm', data: {} })
  events.push({ ...about, seq: 3, event: 'assign', data: driver })
  expect(life().rides.map((ride) => ride.driver?.driver)).toEqual([KAREL.driver, KAREL.driver])
  events.push({ ...about, seq: 4, event: 'finish', data: {} })
  expect(life().state).toBe('done')
})

test('waiting counts from the latest of pickup, landing and arrival', () => {
  const { act } = anOrder()
  const landed = new Date(PICKUP.getTime() + HOUR)
  const until = (minutes: number) => new Date(landed.getTime() + minutes * MINUTE)
  const missed = { event: 'noShow', reason: 'Nikdo nepřišel.' } as const
  act({ event: 'confirm' })
  act(KAREL)
  const landedAt = landed
    .toLocaleString('sv', { timeZone: 'Europe/Prague' })
    .slice(0, 16)
    .replace(' ', 'T')
  act({ event: 'correct', before: {}, after: {}, landedAt }, landed)
  expect(act(missed, until(14))).toBe('stillWaiting')
  act({ event: 'progress', step: 'arrived' }, until(10))
  expect(act(missed, until(24))).toBe('stillWaiting')
  expect(act(missed, until(25))).toMatchObject({ rides: [{ over: 'noShow' }, {}] })
})

test("an act that waited for signal is judged by its own time, never later than the server's", () => {
  const { act, life } = anOrder()
  const id = '5b0a2c4e-8f5e-4d52-9a6c-1f6d2f0f8a11'
  const missed = { event: 'noShow', reason: 'Nikdo nepřišel.' } as const
  act({ event: 'confirm' })
  act(KAREL)
  const arrived = new Date(PICKUP.getTime() + MINUTE).toISOString()
  act({ event: 'progress', step: 'arrived' }, AFTER, 'driver', { id, at: arrived })
  expect(life().arrivedAt).toBe(arrived)
  // A clock that is ahead does not shorten the waiting, and one that is behind is believed.
  const early = new Date(PICKUP.getTime() + 10 * MINUTE)
  expect(act(missed, early, 'driver', { id, at: AFTER.toISOString() })).toBe('stillWaiting')
  expect(act(missed, AFTER, 'driver', { id, at: early.toISOString() })).toBe('stillWaiting')
  const at = AFTER.toISOString()
  const off = (ms: number) =>
    isLate({ at, phone: { id, at: new Date(AFTER.getTime() + ms).toISOString() } })
  expect([off(11 * MINUTE), off(-10 * MINUTE), off(-10 * MINUTE - 1)]).toEqual([false, false, true])
})

test('the last act of ours is taken back within a minute, as if it had not happened', () => {
  const { act, life, events } = anOrder()
  const later = (ms: number) => new Date(NOW.getTime() + ms)
  expect(act({ event: 'undo', of: null })).toBe('nothingToUndo')
  act({ event: 'confirm' })
  const before = life()
  act(KAREL)
  expect(act({ event: 'undo', of: 2 })).toBe('nothingToUndo')
  expect(act({ event: 'undo', of: 3 }, later(60 * SECOND))).toBe('undoTooLate')
  act({ event: 'undo', of: 3 }, later(59 * SECOND))
  expect(life()).toEqual({ ...before, seq: 4 })
  expect(standingEvents(events).map(({ seq }) => seq)).toEqual([1, 2])
  expect(act({ event: 'undo', of: null }, later(30 * SECOND))).toMatchObject({
    state: 'received',
    seq: 5,
  })
})

test('a note is nobody else’s, and money by a gateway is not taken back', () => {
  const { act, life } = anOrder()
  act({ event: 'confirm' })
  act({ event: 'note', text: 'Volal kvůli kočárku.' })
  expect(life().history.map(({ event }) => event)).toEqual(['received', 'confirm'])
  act({ event: 'paid', amount: 800_000, way: 'card' })
  act({ event: 'refunded', amount: null, way: 'card' })
  expect(act({ event: 'undo', of: null })).toBe('nothingToUndo')
})
