import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { anOrder } from '../../../tests/support/builders.ts'
import { withPrice } from '~/order/life/order-now'
import { billRows } from '~/order/price/bill-rows'

const original = structuredClone(appConfig.company)

afterEach(() => {
  Object.assign(appConfig.company, original)
})

/** The bill without its lines, with plain spaces. */
function sums(order: Parameters<typeof billRows>[0]): string[] {
  return billRows(order)
    .filter(({ part }) => part !== 'line')
    .map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
}

const ABROAD = { dropoff: 'Vídeň' }

test('a ride over the border says that it is exempt, in place of a rate of nought', () => {
  expect(sums(anOrder({ ...ABROAD, orderOptions: ['wifi'] }))).toEqual([
    'Cena bez DPH: 12 900 Kč',
    'Přeprava osob do zahraničí, osvobozeno od DPH: 0 Kč',
    'Celkem s DPH: 12 900 Kč',
  ])
})

test('an extra on it keeps its own rate', () => {
  expect(sums(anOrder({ ...ABROAD, orderOptions: ['prosecco'] }))).toEqual([
    'Cena bez DPH: 13 387,60 Kč',
    'DPH 21 %: 102,40 Kč',
    'Přeprava osob do zahraničí, osvobozeno od DPH: 0 Kč',
    'Celkem s DPH: 13 490 Kč',
  ])
})

test('another price for the order keeps the rates it was ordered at', () => {
  const order = anOrder({ ...ABROAD, orderOptions: ['prosecco'] })
  expect(sums(withPrice(order, 1_059_000))).toEqual([
    'Cena bez DPH: 10 487,60 Kč',
    'DPH 21 %: 102,40 Kč',
    'Přeprava osob do zahraničí, osvobozeno od DPH: 0 Kč',
    'Celkem s DPH: 10 590 Kč',
  ])
  expect(sums(withPrice(anOrder({}), 605_000))).toEqual([
    'Cena bez DPH: 5 000 Kč',
    'DPH 21 %: 1 050 Kč',
    'Celkem s DPH: 6 050 Kč',
  ])
})

test('an offer names its rate where it is another one', () => {
  const request = anOrder({ dropoff: 'Bratislava' })
  expect(sums(withPrice(request, 1_210_000))).toContain('DPH 21 %: 2 100 Kč')
  expect(sums(withPrice(request, 1_210_000, 0))).toEqual([
    'Cena bez DPH: 12 100 Kč',
    'Přeprava osob do zahraničí, osvobozeno od DPH: 0 Kč',
    'Celkem s DPH: 12 100 Kč',
  ])
})

test('a parcel that an offer exempts is no transport of persons', () => {
  const sizes = { parcelLength: '10', parcelWidth: '10', parcelHeight: '10', parcelWeight: '1' }
  const parcel = anOrder({ kind: 'parcel', ...sizes })
  expect(sums(withPrice(parcel, 500_000, 0))).toContain('DPH 0 %: 0 Kč')
})

test('a carrier that pays no VAT says nothing of it, abroad neither', () => {
  Object.assign(appConfig.company, { vatPayer: false, vatId: null })
  expect(sums(anOrder(ABROAD))).toEqual(['Celkem: 12 900 Kč'])
  expect(sums(withPrice(anOrder(ABROAD), 1_000_000))).toEqual(['Celkem: 10 000 Kč'])
})
