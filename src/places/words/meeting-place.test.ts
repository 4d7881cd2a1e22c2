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
  ['Masarykovo nádr.', 'station'],
  ['Wien Hauptbahnhof', 'station'],
  ['Terminál Zličín, Praha', 'station'],
  ['Praha, autobusový terminál Černý Most', 'station'],
  ['Terminál Hradec Králové', 'station'],
  ['Terminal 2', 'airport'],
  ['Praha, terminál 1', 'airport'],
  ['PRG terminal', 'airport'],
  ['Terminál Václav Havel', 'airport'],
  ['VIE Ankunft', 'airport'],
  ['vie', 'airport'],
  ['Vienna (VIE)', 'airport'],
  ['BRQ BRNO', 'airport'],
  ['Відень, аеропорт', 'airport'],
  ['HOTEL FRA ANGELICO, BRNO', 'address'],
  ['Brno main station', 'station'],
  ['Wien Westbahnhof', 'station'],
  ['Bratislava hlavná stanica', 'station'],
  ['Прага, головний вокзал', 'station'],
  ['Bahnhofstraße 5, Linz', 'address'],
  ['Dlouhá 12, Praha', 'address'],
  ['Nádražní 5, Praha', 'address'],
  ['Hotel Josef, Rybná 20', 'address'],
  ['x'.repeat(500), 'address'],
])('a driver meets the passenger of %s at: %s', (pickup, place) => {
  expect(meetingPlaceOf(pickup)).toBe(place)
})
