import { expect, test } from 'vitest'
import { checkOrder } from '~/order/rules/to-order'
import { type OrderValues, tidyOrderValues } from '~/order/model/typed-order'
import { readWay } from '~/places/ways'
import { aCatalogue, NOW, someValues } from '../../../tests/support/builders.ts'

function errorsOf(changes: Partial<OrderValues>) {
  const values = tidyOrderValues(someValues(changes))
  const checked = checkOrder(values, aCatalogue(), readWay(values, []), NOW)
  return checked.ok ? {} : checked.errors
}

const SAME = { code: 'placeSame' }

test.each([
  ['Rybná 20, Praha 1', 'Rybná 20, Praha 1'],
  ['Rybná 20, Praha 1', 'rybna 20 Prague 1'],
  ['Rybná 20, Praha 1', 'Rybná 20, 110 00 Praha 1, Česko'],
  ['Letiště Praha', 'letiště Václava Havla'],
  ['Letiště Praha, terminál 1', 'PRG terminál 1'],
  ['Dolní náměstí 7, Olomouc', 'Dolní náměstí 7, Olomouc'],
])('a ride from “%s” to “%s” leads nowhere', (pickup, dropoff) => {
  expect(errorsOf({ pickup, dropoff })).toEqual({ dropoff: SAME })
  const back = { returnDate: '2026-12-03', returnTime: '20:00' }
  expect(errorsOf({ pickup, dropoff, ...back })).toEqual({ dropoff: SAME })
  expect(errorsOf({ pickup, dropoff, stops: 'Kutná Hora' })).toEqual({})
})

test.each([
  ['Praha', 'Praha'],
  ['Praha 1', 'Praha 1'],
  ['Rybná 20, Praha 1', 'Rybná 22, Praha 1'],
  ['Letiště Praha, terminál 1', 'Letiště Praha, terminál 3'],
  ['Letiště Praha', 'Praha'],
])('a ride from “%s” to “%s” leads somewhere', (pickup, dropoff) => {
  expect(errorsOf({ pickup, dropoff })).toEqual({})
})

test('a street that was asked for is the same place as the one at the other end', () => {
  const towns = { pickup: 'Praha', dropoff: 'Praha', pickupDetail: 'Rybná 20' }
  expect(errorsOf({ ...towns, dropoffDetail: 'Rybná 20' })).toEqual({ dropoffDetail: SAME })
  expect(errorsOf({ ...towns, dropoffDetail: 'Rybná 22' })).toEqual({})
})
