import { expect, test } from 'vitest'
import { dayHours } from '~/order/promises/promises'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { acts, aLife, lived, PICKUP } from '../../../tests/support/lives.ts'

const FLIGHT = { pickup: 'Letiště Praha', dropoff: 'Karlovy Vary', flightNumber: 'BA 852' }

function dayOf(fields: Parameters<typeof anOrder>[0], ...steps: Parameters<typeof lived>[1][]) {
  const placed = {
    order: anOrder(fields),
    number: '2611210001',
    locale: 'cs' as const,
    paymentMethod: null,
    note: null,
    placedAt: NOW.toISOString(),
  }
  return dayHours({ placed, life: lived(aLife(), ...steps) })
}

test('a flight has its pickup and the earliest arrival', () => {
  expect(dayOf(FLIGHT, acts.confirm)).toEqual({
    flight: 'BA 852',
    pickupAt: PICKUP.toISOString(),
    place: 'Karlovy Vary',
    arrival: PICKUP.getTime() + 100 * 60_000,
  })
})

test('no hour is said before it is agreed, after the start, of a train and without a way', () => {
  expect(dayOf(FLIGHT)).toBeNull()
  expect(dayOf(FLIGHT, acts.confirm, acts.assign, acts.aboard)).toBeNull()
  expect(dayOf(FLIGHT, acts.confirm, acts.cancel)).toBeNull()
  expect(dayOf({ ...FLIGHT, pickup: 'Praha hlavní nádraží' }, acts.confirm)).toBeNull()
  expect(dayOf({ ...FLIGHT, flightNumber: '' }, acts.confirm)).toBeNull()
})
