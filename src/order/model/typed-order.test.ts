import { expect, test } from 'vitest'
import { emptyOrderValues, touchedValues } from '~/order/model/typed-order'

test('only what was typed is sent to the form, which is whole again with the untouched fields', () => {
  const values = { ...emptyOrderValues(), passengers: '3', luggages: '', orderOptions: ['wifi'] }
  expect(touchedValues(values)).toEqual({ passengers: '3', luggages: '', orderOptions: ['wifi'] })
  expect({ ...emptyOrderValues(), ...touchedValues(values) }).toEqual(values)
})
