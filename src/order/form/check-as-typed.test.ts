import { expect, test } from 'vitest'
import { findLeadingErrors, findOrderErrors, loadOrderRules } from '~/order/form/check-as-typed'
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

test('who presses Continue while a price is on its way is led to the address, and told of no error', async () => {
  const context = onPage(false)
  expect(findLeadingErrors(values, context), 'before the rules are loaded').toBeUndefined()
  await loadOrderRules()
  expect(findOrderErrors(values, context)).toEqual({})
  expect(findNext(values, findLeadingErrors(values, context), [])).toEqual({
    section: 'billing',
    field: 'street',
  })
  expect(findNext(values, findLeadingErrors(values, context), ['billing'])).toBeNull()
})

test('both answers for the same values stay the same objects, as React asks for', async () => {
  await loadOrderRules()
  const context = onPage(false)
  const [errors, leading] = [findOrderErrors(values, context), findLeadingErrors(values, context)]
  expect(leading).not.toBe(errors)
  expect(findOrderErrors(values, context)).toBe(errors)
  expect(findLeadingErrors(values, context)).toBe(leading)
  expect(
    findOrderErrors(values, { ...context, ...onPage(true), catalogue: context.catalogue }),
  ).toBe(leading)
})
