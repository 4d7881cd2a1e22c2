import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type Life } from '~/order/life/life'
import { afterEvent } from '~/order/acts/fold-life'
import { ridesOf } from '~/order/life/rides/rides'
import type { KnownOrder } from '~/order/store/find-order.server'
import { orderCalendar } from '~/order/ticket/calendar'
import { aNewOrder } from '../../../tests/support/worker/placed-orders.ts'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { aLife } from '../../../tests/support/lives.ts'

const AT = NOW.toISOString()
const PICKUP = '2026-12-03T07:30:00.000Z'
const GUEST = 'https://www.vozka.example/stav-objednavky/2612345678.g1.signed'
const ACTOR = { actor: 'carrier', at: AT } as const

function aKnownOrder({
  life = aLife(790_000, new Date(PICKUP)),
  ...trip
}: { life?: Life; pickup?: string; returnAt?: string } = {}) {
  const { order, locale } = aNewOrder()
  const placed = { number: '2612345678', locale, paymentMethod: null, note: 'Brána', placedAt: AT }
  const changed = { ...order, trip: { ...order.trip, ...trip } }
  return { orderKey: 'key', placed: { ...placed, order: changed }, life } satisfies KnownOrder
}

function calendarOf(known: KnownOrder) {
  const text = orderCalendar(known, { locale: 'cs', host: 'www.vozka.example', guestUrl: GUEST })
  const parsed = new ICAL.Component(ICAL.parse(text))
  const events = parsed.getAllSubcomponents('vevent').map((part) => ({
    event: new ICAL.Event(part),
    status: part.getFirstPropertyValue('status'),
    alarms: part
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  }))
  return { text, events, first: events[0] }
}

function timesOf(event: ICAL.Event | undefined): string[] {
  return [event?.startDate, event?.endDate].map((time) => time?.toJSDate().toISOString() ?? '')
}

test('an order that waits is tentative, reminds twice, and leads to the guest’s page', () => {
  const { first, events, text } = calendarOf(aKnownOrder())
  expect(events).toHaveLength(1)
  expect(first).toMatchObject({ status: 'TENTATIVE', alarms: ['-P1DT2H', '-PT2H'] })
  expect(first?.event).toMatchObject({ uid: '2612345678@www.vozka.example', sequence: 1 })
  expect(first?.event.summary).toBe('Vozka: Praha – Brno (zatím nesjednáno)')
  expect(first?.event.location).toBe('Praha')
  expect(first?.event.description).toContain(GUEST)
  expect(first?.event.description).toContain('+420\u00a0700\u00a0000\u00a0000')
  expect(timesOf(first?.event)).toEqual([PICKUP, '2026-12-03T09:50:00.000Z'])
  expect(text).not.toMatch(/790|Kč|Jana|jana@|Brána/)
})

test('a confirmed one is sure, a cancelled one takes its place and reminds of nothing', () => {
  const confirmed = afterEvent(aLife(790_000, new Date(PICKUP)), {
    ...ACTOR,
    seq: 2,
    event: 'confirm',
    data: {},
  })
  expect(calendarOf(aKnownOrder({ life: confirmed })).first?.status).toBe('CONFIRMED')
  const data = { reason: null, fee: 0 }
  const cancelled = afterEvent(confirmed, { ...ACTOR, seq: 3, event: 'cancel', data })
  const { first } = calendarOf(aKnownOrder({ life: cancelled }))
  expect(first).toMatchObject({ status: 'CANCELLED', alarms: [] })
  expect(first?.event).toMatchObject({ uid: '2612345678@www.vozka.example', sequence: 3 })
})

test('the way back is an event of its own, from where the way there ends', () => {
  const returnAt = '2026-12-04T15:00:00.000Z'
  const rides = ridesOf({ pickupAt: PICKUP, rideAt: returnAt })
  const life = { ...aLife(790_000, new Date(PICKUP)), rides }
  const { events } = calendarOf(aKnownOrder({ returnAt, life }))
  expect(events.map(({ event }) => event.uid)).toEqual([
    '2612345678@www.vozka.example',
    '2612345678-return@www.vozka.example',
  ])
  expect(events[1]?.event).toMatchObject({ location: 'Brno' })
  expect(timesOf(events[1]?.event)[0]).toBe(returnAt)
})

test('a way back that was taken out is cancelled in the calendar of its customer', async () => {
  const trip = { ...anOrder().trip, returnAt: '2026-12-04T15:00:00.000Z' }
  const before = afterEvent(
    {
      ...aLife(790_000, new Date(PICKUP)),
      rides: ridesOf({ pickupAt: PICKUP, rideAt: trip.returnAt }),
    },
    { ...ACTOR, seq: 2, event: 'confirm', data: {} },
  )
  const after = { trip: { ...trip, returnAt: null, returnLocal: null } }
  const life = afterEvent(before, {
    ...ACTOR,
    seq: 3,
    event: 'correct',
    data: { before: { trip }, after },
  })
  const { events } = calendarOf(aKnownOrder({ life }))
  expect(events.map(({ event, status }) => [event.uid, status, event.sequence])).toEqual([
    ['2612345678@www.vozka.example', 'CONFIRMED', 3],
    ['2612345678-return@www.vozka.example', 'CANCELLED', 3],
  ])
})

test.each([
  'Hotel U Zlaté kačky, pokoj 12; zazvoňte \\ volejte',
  'Příliš žluťoučký kůň úpěl ďábelské ódy '.repeat(6).trim(),
  `a${'🚗👨‍👩‍👧'.repeat(20)}`,
  'první\nBEGIN:VALARM\nACTION:EMAIL',
])('a place keeps its letters, and no line is too long or broken within a letter: %s', (pickup) => {
  const { text, first } = calendarOf(aKnownOrder({ pickup }))
  expect(first?.event.location).toBe(pickup)
  expect(first?.alarms).toHaveLength(2)
  const lines = text.split('\r\n')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line)
  }
})
