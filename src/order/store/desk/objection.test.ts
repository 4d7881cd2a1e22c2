import { expect, test } from 'vitest'
import { between, missingMinutes } from '~/order/store/desk/objection'
import { MINUTE } from '~/lib/duration'

function ride(from: number, to: number, places: [string, string]) {
  const [from_place, to_place] = places
  return { pickup_at: from * MINUTE, end_at: to * MINUTE, from_place, to_place }
}

const toAirport = ride(0, 30, ['Praha', 'Letiště'])
const toBrno = ride(60, 200, ['Praha', 'Brno'])

test('between two rides the car drives empty from the end of the earlier to the begin of the later one', () => {
  const gap = { from: 'Letiště', to: 'Praha', freeMs: 30 * MINUTE }
  expect(between(toAirport, toBrno)).toEqual(gap)
  expect(between(toBrno, toAirport)).toEqual(gap)
})

test.each([
  [30, 30, null],
  [30, 31, 1],
  [30, null, null],
  [29, null, 1],
  [-90, 0, 90],
])('%s minutes free and a way of %s: %s are missing', (free, way, missing) => {
  expect(missingMinutes({ from: 'a', to: 'b', freeMs: free * MINUTE }, way)).toBe(missing)
})
