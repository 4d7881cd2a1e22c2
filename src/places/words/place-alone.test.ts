import { expect, test } from 'vitest'
import { readWay } from '~/places/ways'

const towns = [
  {
    found: 'kolin',
    place: 7,
    name: { cs: 'Kolín', en: 'Kolín' },
    country: 'CZ',
    district: 'Kolín',
    population: 30_000,
    lat: 50,
    lon: 15,
  },
]

test.each([
  ['Praha', true],
  ['Prague, Czech Republic', true],
  ['Praha 1', true],
  ['110 00 Praha', true],
  ['Praha, centrum', true],
  ['Prague city centre', true],
  ['Praha, Karlův most', false],
  ['Praha, Smíchov', true],
  ['Praha 5 - Smíchov', true],
  ['Prague, Old Town', true],
  ['Brno - Židenice', true],
  ['1010 Wien', true],
  ['Wien 10', true],
  ['Wien, 10. Bezirk', true],
  ['1100 Wien, Favoriten', true],
  ['Прага 5', true],
  ['Praha-Sobín 12', false],
  ['Smíchovské nádraží, Praha', false],
  ['Praha hl. n.', false],
  ['Prague Castle', false],
  ['Wien Mitte', false],
  ['Kolín-Zálabí', true],
  ['Kolín, Zámecká', false],
  ['Kolín, Zálabí 5', false],
  ['Brno', true],
  ['Kolín', true],
  ['Kolín, okres Kolín', true],
  ['280 02 Kolín, Česko', true],
  ['Kolín 12', false],
  ['Kolín, Karlovo náměstí 3', false],
  ['Hotel Josef, Praha', false],
  ['Dlouhá 12, Praha', false],
  ['Praha, Pařížská', false],
  ['Letiště Praha', false],
  ['PRG', false],
  ['Praha hlavní nádraží', false],
  ['Kolín, nádraží', false],
  ['Terminál Zličín, Praha', false],
  ['Hilton Prague', false],
  ['obchodní centrum, Praha', false],
  ['Kocourkov', false],
  ['', false],
])('„%s“ is a town alone: %s', (pickup, isAlone) => {
  const way = { pickup, pickupPlace: '', dropoff: '', dropoffPlace: '', kind: 'hourly' }
  expect(readWay(way, towns).alone).toEqual(isAlone ? ['pickup'] : [])
})

test('a slip or a quarter that was answered is a town alone, and a hotel or a street that was answered is not', () => {
  const aloneOf = (pickup: string) => {
    const answer = `prague|${pickup}`
    return readWay({ pickup, pickupPlace: answer, dropoff: '', dropoffPlace: '' }, []).alone
  }
  expect(aloneOf('Prgue')).toEqual(['pickup'])
  expect(aloneOf('Smíchov')).toEqual(['pickup'])
  expect(aloneOf('Hotel Josef')).toEqual([])
  expect(aloneOf('Pařížská')).toEqual([])
})
