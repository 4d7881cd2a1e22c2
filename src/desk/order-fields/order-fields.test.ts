import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { OrderFields } from '~/desk/order-fields/order-fields'
import { someValues } from '../../../tests/support/builders.ts'
import { PARCEL } from '../../../tests/support/order-fields.ts'
import { takeAllKinds, takeKinds } from '../../../tests/support/take-kinds.ts'

afterEach(takeAllKinds)

/** The names of the controls and the kinds on offer. */
function shown(changes: Parameters<typeof someValues>[0] = {}): string[] {
  const props = { values: someValues(changes), errors: {}, form: 'x' }
  const markup = renderToStaticMarkup(createElement(OrderFields, props))
  return [...markup.matchAll(/(?: name="|option value=")(kind|hours|hourly|parcel\w*)"/g)].map(
    ([, name = '']) => name,
  )
}

test('the desk types a new order of the kinds that are on', () => {
  expect(shown()).toEqual(
    expect.arrayContaining(['kind', 'hourly', 'parcel', 'hours', 'parcelLength']),
  )
  takeKinds('ride', 'hourly')
  expect(shown()).toEqual(['kind', 'hourly', 'hours'])
  takeKinds('ride')
  expect(shown()).toEqual([])
})

test('a stored parcel keeps its fields at the desk where parcels are off', () => {
  takeKinds('ride')
  expect(shown(PARCEL)).toEqual(expect.arrayContaining(['kind', 'parcel', 'parcelLength']))
})
