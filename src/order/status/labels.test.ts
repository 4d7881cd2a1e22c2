import { expect, test } from 'vitest'
import { HOUR } from '~/lib/duration'
import { anOrder } from '../../../tests/support/builders.ts'
import { acts } from '../../../tests/support/lives.ts'
import { toldOrder } from '../../../tests/support/told-order.ts'

test('the fee of a late cancellation stands in place of the price, not beside it', () => {
  const order = anOrder()
  const at = new Date(Date.parse(order.trip.pickupAt) - HOUR)
  const steps = [acts.confirm, { ...acts.cancel, at }]
  const page = (locale: 'cs' | 'en') => toldOrder({ order, steps, locale }).page
  expect(page('cs')).toContain('Poplatek za zrušení místo ceny')
  expect(page('en')).toContain('Cancellation charge in place of the price')
})

test.each([
  ['Praha', 'Brno', 'Kde Vás najdeme', 'Kam přesně jedete'],
  ['Praha', 'Dolní 7, Brno', 'Kde Vás najdeme', 'Kam přesně jedete'],
  ['Rybná 20, Praha 1', 'Brno', 'Kam přesně jedete', 'Kde Vás najdeme'],
])('from %s to %s the customer is asked: %s', (pickup, dropoff, asked, other) => {
  const order = anOrder({ pickup, dropoff })
  const { page } = toldOrder({ order, steps: [acts.confirm], locale: 'cs' })
  expect(page).toContain(asked)
  expect(page).not.toContain(other)
})
