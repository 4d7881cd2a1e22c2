import { expect, test } from 'vitest'
import { waitingOf } from '~/desk/order/waiting'
import type { LifeEvent } from '~/order/life/event-data'
import { foldLife } from '~/order/acts/fold-life'
import { MINUTE } from '~/lib/duration'
import { acts, PICKUP } from '../../../tests/support/lives.ts'

function at(minutes: number): Date {
  return new Date(PICKUP.getTime() + minutes * MINUTE)
}

/** The waiting of a driver who pressed steps so many minutes after the pickup; fifteen are in the price. */
function waits(
  steps: { arrived?: number; aboard?: number },
  now: number,
  further: LifeEvent[] = [],
) {
  const by = { actor: 'driver', at: at(-60).toISOString() } as const
  const { event: _, ...driver } = acts.assign.act
  const received = { total: 790_000, pickupAt: PICKUP.toISOString(), rideAt: PICKUP.toISOString() }
  const events: LifeEvent[] = [
    { seq: 1, event: 'received', ...by, data: { ...received, freeWaitingMin: 15 } },
    { seq: 2, event: 'confirm', ...by, data: {} },
    { seq: 3, event: 'assign', ...by, data: { ...driver, leg: 1 } },
  ]
  for (const step of ['arrived', 'aboard'] as const) {
    const minute = steps[step]
    if (minute === undefined) continue
    const data = { step, leg: 1 as const }
    events.push({
      seq: events.length + 1,
      event: 'progress',
      actor: 'driver',
      at: at(minute).toISOString(),
      data,
    })
  }
  events.push(...further)
  const life = foldLife(events)
  if (!life) throw new Error('no life')
  return waitingOf(life, events, 'business', at(now))
}

test('waiting beyond the time in the price is charged by begun steps of the hourly rate', () => {
  expect(waits({}, 10)).toBeNull()
  expect(waits({ arrived: -5 }, 10)).toMatchObject({ to: null, extraMin: 0, amount: 0 })
  expect(waits({ arrived: -5 }, 16)).toMatchObject({ to: null, extraMin: 1, amount: 37_250 })
  expect(waits({ arrived: -5, aboard: 15 }, 60)).toMatchObject({ extraMin: 0, amount: 0 })
  expect(waits({ arrived: -5, aboard: 46 }, 60)).toMatchObject({ extraMin: 31, amount: 3 * 37_250 })
  // Counted from a late arrival.
  expect(waits({ arrived: 20, aboard: 35 }, 60)).toMatchObject({ extraMin: 0 })
})

test('a ride that ended without its passenger aboard proposes nothing', () => {
  const event = { seq: 9, actor: 'driver', at: at(120).toISOString() } as const
  expect(waits({ arrived: 0 }, 130, [{ ...event, event: 'finish', data: { leg: 1 } }])).toBeNull()
  const missed = { reason: '', waited: { from: at(0).toISOString(), until: at(15).toISOString() } }
  expect(
    waits({ arrived: 0 }, 130, [{ ...event, event: 'noShow', data: { ...missed, leg: 1 } }]),
  ).toBeNull()
})
