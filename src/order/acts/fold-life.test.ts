import type { ActFacts } from '~/order/acts/act'
import { BILLING_FIELDS } from '~/order/acts/correct'
import {
  type Billing,
  type EventName,
  type LifeEvent,
  lifeEventSchema,
  type Act,
} from '~/order/life/event-data'
import * as fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { cancellingFee } from '~/order/acts/cancel'
import { actFacts, decide } from '~/order/acts/acts'
import type { Life } from '~/order/life/life'
import { afterEvent, foldLife } from '~/order/acts/fold-life'
import { ACTORS, isEnded, ORDER_STATES, type OrderState } from '~/order/life/states'
import { DAY, HOUR, SECOND } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { acts, aLife, PICKUP, toEvent } from '../../../tests/support/lives.ts'
import { SETTINGS } from '../../../tests/support/property-settings.ts'

/** An act; a missed passenger is reported after the pickup in most cases, else it would hardly ever be allowed. */
const anAct = fc
  .record({
    act: fc.constantFrom(...Object.values(acts)).map(({ act }) => act),
    by: fc.constantFrom(...ACTORS),
    /** True if the actor of the act performs it. */
    isOwn: fc.boolean(),
    /** Time before the act; in some cases long enough for offers and orders to end. */
    later: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 30 * SECOND }),
      fc.integer({ min: 0, max: 60 * HOUR }),
    ),
  })
  .map((one) =>
    one.act.event === 'noShow' && one.later > 0 ? { ...one, later: one.later + 11 * DAY } : one,
  )
const aTotal = fc.option(fc.integer({ min: 0, max: 5_000_000 }))

/** The balance, recomputed from the events alone. */
function expectedDue(events: LifeEvent[], life: Life): number {
  const sum = (name: 'paid' | 'refunded' | 'surcharge') =>
    events.reduce((total, one) => total + (one.event === name ? one.data.amount : 0), 0)
  const base = life.bindingAt === null ? 0 : (life.fee ?? life.price ?? 0)
  return base + sum('surcharge') - sum('paid') + sum('refunded')
}

test('whatever people do, an order goes only where the table leads, and its sums are those of its events', () => {
  fc.assert(
    fc.property(aTotal, fc.array(anAct, { maxLength: 25, size: 'max' }), (total, done) => {
      let life = aLife(total)
      let now = NOW
      const [first] = [life]
      const events: LifeEvent[] = []
      for (const { act, by, isOwn, later } of done) {
        now = new Date(now.getTime() + later)
        const who = isOwn ? (actFacts(act.event).who[0] ?? by) : by
        const decision = decide(life, act, who, now)
        const { from, who: allowed } = actFacts(act.event)
        if (!decision.ok) continue
        expect(allowed).toContain(who)
        expect(from).toContain(life.state)
        const fee = cancellingFee(life, now)
        const event = toEvent(life, { act, by: who, at: now }, decision)
        const next = afterEvent(life, event)
        const before = act.event === 'reopen' ? life.end?.before.state : life.state
        expect(next.state).toBe(stateOfOneRide(act.event) ?? before)
        expect(next.seq).toBe(life.seq + 1)
        if (isEnded(life.state) && act.event !== 'reopen') expect(next.state).toBe(life.state)
        if (act.event === 'reopen') expect([who, life.end?.by]).not.toContain('customer')
        if (act.event === 'noShow') expect(now.getTime()).toBeGreaterThan(Date.parse(life.pickupAt))
        if (act.event === 'refunded') expect(next.balance.due).toBeLessThanOrEqual(0)
        expect(next.owedSince === null).toBe(next.balance.due >= 0)
        if (act.event === 'cancel' && who === 'customer') expect(next.fee).toBe(fee)
        if (next.bindingAt !== life.bindingAt) expect(['confirm', 'accept']).toContain(act.event)
        events.push(event)
        life = next
        const waived = life.balance.waived
        const due = expectedDue(events, life)
        expect(life.balance.due).toBe(due > 0 ? Math.max(0, due - waived) : due)
        expect(life.balance.state === 'awaiting').toBe(life.balance.due > 0)
        expect(life.balance.state === 'refundDue').toBe(life.balance.due < 0)
      }
      const received = first.history[0]
      const data = { total, pickupAt: PICKUP.toISOString(), rideAt: PICKUP.toISOString() }
      if (received)
        expect(foldLife([{ ...received, event: 'received', data }, ...events])).toEqual(life)
    }),
    SETTINGS,
  )
})

test('every act is allowed somewhere on the way of some order', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(aTotal, fc.array(anAct, { maxLength: 25, size: 'max' }), (total, done) => {
      let life = aLife(total)
      let now = NOW
      for (const { act, later } of done) {
        now = new Date(now.getTime() + later)
        const by = actFacts(act.event).who[0] ?? 'carrier'
        const decision = decide(life, act, by, now)
        if (!decision.ok) continue
        reached.add(act.event)
        life = afterEvent(life, toEvent(life, { act, by, at: now }, decision))
      }
    }),
    SETTINGS,
  )
  expect([...reached].toSorted()).toEqual(
    [...new Set(Object.values(acts).map(({ act }) => act.event))].toSorted(),
  )
})

test('what does not begin with its receipt is no life', () => {
  expect(foldLife([])).toBeNull()
  const at = NOW.toISOString()
  expect(foldLife([{ seq: 2, event: 'confirm', actor: 'carrier', at, data: {} }])).toBeNull()
})

/** The state after an event of an order with one ride; null where it depends on the state before. */
function stateOfOneRide(event: EventName): OrderState | null {
  const { to } = actFacts(event)
  if (typeof to !== 'function') return to
  const states: Partial<Record<EventName, OrderState>> = {
    assign: 'assigned',
    finish: 'done',
    noShow: 'noShow',
  }
  return states[event] ?? null
}

test('every event of the table has its data, and somebody can make it happen', () => {
  expectTypeOf<LifeEvent['event']>().toEqualTypeOf<EventName>()
  expectTypeOf<Act['event'] | 'received'>().toEqualTypeOf<EventName>()
  expectTypeOf<(typeof BILLING_FIELDS)[number]>().toEqualTypeOf<keyof Billing>()
  // An act without one of its parts does not compile.
  expectTypeOf<Omit<ActFacts<'note'>, 'decide'>>().not.toExtend<ActFacts<'note'>>()
  expectTypeOf<Omit<ActFacts<'note'>, 'told'>>().not.toExtend<ActFacts<'note'>>()
  expectTypeOf<Omit<ActFacts<'note'>, 'mayOweDocuments'>>().not.toExtend<ActFacts<'note'>>()
})

test('an event leads to every state, and another one out of each that is not an end', () => {
  const moves = lifeEventSchema.options.flatMap(({ entries }) => {
    const event = entries.event.literal
    const to = stateOfOneRide(event)
    return to === null ? [] : [{ from: actFacts(event).from, to }]
  })
  const dead = ORDER_STATES.filter(
    (state) =>
      !moves.some(({ to }) => to === state) ||
      (!isEnded(state) && !moves.some(({ from, to }) => from.includes(state) && to !== state)),
  )
  expect(dead).toEqual([])
})
