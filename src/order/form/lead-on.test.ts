import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SECTIONS } from '~/order/fields'
import { findDone, findNext, isSectionWrong } from '~/order/form/lead-on'
import type { AddressNeed } from '~/order/model/address-need'
import { emptyOrderValues, type OrderErrors, type OrderValues } from '~/order/model/typed-order'
import { validateOrder } from '~/order/rules/check-order'
import { aCatalogue, NOW } from '../../../tests/support/builders.ts'

const WAY = { service: 'basic', pickup: 'Praha', dropoff: 'Brno' }

function valuesOf(typed: Partial<OrderValues>): OrderValues {
  return { ...emptyOrderValues(), ...typed }
}

function errorsOf(values: OrderValues, need: AddressNeed = 'required'): OrderErrors {
  const result = validateOrder(values, aCatalogue(), NOW, need)
  return result.ok ? {} : result.errors
}

/** Where "Continue" leads, as a field. */
function leads(typed: Partial<OrderValues>, led: Parameters<typeof findNext>[2] = []) {
  const values = valuesOf(typed)
  return findNext(values, errorsOf(values), led)?.field ?? null
}

test('Continue leads to the first field of the first empty section', () => {
  expect(leads({})).toBe('pickup')
  expect(leads(WAY)).toBe('date')
  expect(leads({ ...WAY, date: '2026-12-03' })).toBe('name')
  expect(leads({ ...WAY, date: '2026-12-03', name: 'Jana Ukázková' })).toBe('street')
  expect(leads({ ...WAY, kind: 'parcel' })).toBe('parcelLength')
})

test('Continue leads to a section once, and then sends the form', () => {
  expect(leads(WAY, ['when'])).toBe('name')
  expect(leads(WAY, ['when', 'who', 'billing'])).toBeNull()
})

test('Continue leads to nothing that the order does not ask for', () => {
  const values = valuesOf({ ...WAY, date: '2026-12-03', time: '10:30', name: 'Jana' })
  expect(findNext(values, errorsOf(values, 'none'), [])).toBeNull()
})

test('before the rules are loaded Continue leads to what every order asks for', () => {
  expect(findNext(valuesOf({}), undefined, [])?.field).toBe('date')
  expect(findNext(valuesOf({ date: '2026-12-03' }), undefined, [])?.field).toBe('name')
  expect(findNext(valuesOf({ kind: 'parcel' }), undefined, [])?.field).toBe('parcelLength')
  const filled = valuesOf({ date: '2026-12-03', email: 'jana@example.com' })
  expect(findNext(filled, undefined, [])).toBeNull()
})

test('a section is done once it was begun and holds no error', () => {
  const done = (typed: Partial<OrderValues>) => {
    const values = valuesOf(typed)
    return findDone(values, errorsOf(values, 'none'))
  }
  expect(done({})).toEqual([])
  expect(done(WAY)).toEqual(['way'])
  expect(done({ ...WAY, date: '2026-12-03' })).toEqual(['way'])
  expect(done({ ...WAY, passengers: '40', date: '2026-12-03', time: '10:30' })).toEqual(['when'])
  expect(done({ ...WAY, luggages: '90', date: '2026-12-03', time: '10:30' })).toEqual(['way'])
})

test('each field that a section holds is counted as one of its fields', () => {
  const folders = ['src/order/form/way', 'src/order/form/sections']
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  for (const path of files.filter((file) => file.endsWith('.tsx'))) {
    const source = readFileSync(path, 'utf8')
    for (const [, name = ''] of source.matchAll(
      /<(?:OrderText|OrderCount|OrderSelect|Toggle)\s+name="(\w+)"/g,
    )) {
      const errors: OrderErrors = { [name]: { code: 'required' } }
      const isHeld = SECTIONS.some((section) => isSectionWrong(section, errors))
      expect([name, isHeld]).toEqual([name, true])
    }
  }
})
