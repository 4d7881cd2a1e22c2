import { expect, test } from 'vitest'
import type { LifeEvent } from '~/order/life/event-data'
import { withMovedOffers } from '~/order/life/moved-offers'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'

const PICKUP = NOW.getTime() + 10 * DAY

function at(ms: number): string {
  return new Date(NOW.getTime() + ms).toISOString()
}

function untilOf(leftAt: number | null, now: number, pickup = PICKUP): string | undefined {
  const pickupAt = new Date(pickup).toISOString()
  const data = { total: null, pickupAt, rideAt: pickupAt }
  const offer = { total: 100, until: at(48 * HOUR), words: '' }
  const events: LifeEvent[] = [
    { seq: 1, event: 'received', actor: 'customer', at: at(-DAY), data },
    { seq: 2, event: 'offer', actor: 'carrier', at: at(0), data: offer },
  ]
  const mails = [
    { seq: 2, state: 'pending', leftAt: leftAt === null ? null : NOW.getTime() + leftAt },
  ]
  const [, moved] = withMovedOffers(events, mails, new Date(NOW.getTime() + now))
  return moved?.event === 'offer' ? moved.data.until : undefined
}

test('an offer whose mail left within a quarter of an hour ends as it says', () => {
  expect(untilOf(15 * MINUTE, DAY)).toBe(at(48 * HOUR))
  expect(untilOf(null, 15 * MINUTE)).toBe(at(48 * HOUR))
})

test('a later mail moves it by the whole hours that the mail waited, once and for all', () => {
  expect(untilOf(16 * MINUTE, DAY)).toBe(at(49 * HOUR))
  expect(untilOf(50 * HOUR, 90 * HOUR)).toBe(at(98 * HOUR))
})

test('while the mail waits the offer moves on, so that it is never over', () => {
  for (const hours of [1, 47, 48, 60, 100]) {
    expect(Date.parse(untilOf(null, hours * HOUR) ?? '')).toBeGreaterThan(
      NOW.getTime() + hours * HOUR,
    )
  }
})

test('no offer is moved beyond two hours before the pickup', () => {
  const pickup = NOW.getTime() + 60 * HOUR
  expect(untilOf(null, 59 * HOUR, pickup)).toBe(at(58 * HOUR))
})
