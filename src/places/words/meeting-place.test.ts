import { expect, test } from 'vitest'
import { meetingPlaceOf } from '~/places/words/meeting-place'

test.each([
  [null, null],
  ['', null],
  ['Letiště Praha', 'airport'],
  ['Prague Airport, Terminal 2', 'airport'],
  ['letiště Václava Havla', 'airport'],
  ['Flughafen München', 'airport'],
  ['Praha hlavní nádraží', 'station'],
  ['Praha hl. n.', 'station'],
  ['Wien Hauptbahnhof', 'station'],
  ['Brno main station', 'station'],
  ['Dlouhá 12, Praha', 'address'],
  ['Nádražní 5, Praha', 'address'],
  ['Hotel Josef, Rybná 20', 'address'],
  ['x'.repeat(500), 'address'],
])('a driver meets the passenger of %s at: %s', (pickup, place) => {
  expect(meetingPlaceOf(pickup)).toBe(place)
})
