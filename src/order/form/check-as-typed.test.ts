import { expect, test } from 'vitest'
import { findOrderErrors, loadOrderRules, maySend } from '~/order/form/check-as-typed'
import { findNext } from '~/order/form/lead-on'
import { emptyOrderValues } from '~/order/model/typed-order'
import { aCatalogue, NOW } from '../../../tests/support/builders.ts'

/** Everything but an address, of a ride whose next price is still being asked for. */
const values = {
  ...emptyOrderValues(),
  service: 'basic',
  pickup: 'Praha',
  dropoff: 'Brno',
  date: '2026-12-03',
  time: '10:30',
  name: 'Jeanne Exemple',
  email: 'jeanne@example.com',
  phone: '+420777123456',
}

function onPage(isSettled: boolean) {
  const page = { openedAt: NOW.getTime() }
  return {
    page,
    price: { address: 'required' as const, isSettled },
    catalogue: aCatalogue(),
    missing: null,
  }
}

test('who presses Continue while a price is on its way is led to the address, and not held back by it', async () => {
  const context = onPage(false)
  expect(findOrderErrors(values, context), 'before the rules are loaded').toBeUndefined()
  await loadOrderRules()
  expect(maySend(values, context)).toBe(true)
  expect(maySend(values, onPage(true))).toBe(false)
  const errors = findOrderErrors(values, context)
  expect(findNext(values, errors, [])).toEqual({ section: 'billing', field: 'street' })
  expect(findNext(values, errors, ['billing'])).toBeNull()
})

test('errors neither come nor go with a price that is on its way, and stay the same object, as React asks for', async () => {
  await loadOrderRules()
  const company = { ...values, customerCompany: 'on', customerCompanyVATID: 'CZ12' }
  const context = onPage(true)
  const errors = findOrderErrors(company, context)
  expect(errors).toMatchObject({ customerCompanyVATID: { code: 'vatIdInvalid' } })
  const onItsWay = { ...onPage(false), catalogue: context.catalogue }
  maySend(company, onItsWay)
  expect(findOrderErrors(company, onItsWay)).toBe(errors)
})

test('a parcel asks for no address, although the ride before it did', async () => {
  await loadOrderRules()
  for (const isSettled of [false, true]) {
    expect(findOrderErrors({ ...values, kind: 'parcel' }, onPage(isSettled))).not.toHaveProperty(
      'street',
    )
  }
})
