import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { appConfig } from '~config'
import { agreedWays, offeredWays, openGatewayFor } from '~/carrier/offered-ways'
import { paymentSchema } from '~/order/rules/payment-schema'

const original = structuredClone(appConfig.payment)
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
}

afterEach(() => {
  openGatewayFor({})
  Object.assign(appConfig.payment, structuredClone(original))
})

test('a card is offered only with something to pay with', () => {
  expect(offeredWays({ isCompany: false })).toEqual(['bankTransfer', 'cash'])
  openGatewayFor({ STRIPE_SECRET_KEY: KEYS.STRIPE_SECRET_KEY })
  expect(offeredWays({ isCompany: false })).toEqual(['bankTransfer', 'cash'])
  openGatewayFor(KEYS)
  expect(offeredWays({ isCompany: false })).toEqual(['card', 'bankTransfer', 'cash'])
  openGatewayFor({})
  appConfig.payment.payLink = 'https://pay.example/{number}'
  expect(offeredWays({ isCompany: false })).toContain('card')
})

test('an invoice is offered to companies, and refused to others at its field', () => {
  appConfig.payment.methods = ['bankTransfer', 'invoice']
  expect(offeredWays({ isCompany: false })).toEqual(['bankTransfer'])
  expect(offeredWays({ isCompany: true })).toEqual(['bankTransfer', 'invoice'])
  const typed = { paymentMethod: 'invoice', note: '' }
  const asked = (isCompany: boolean) => v.safeParse(paymentSchema({ isCompany }), typed)
  expect(asked(true)).toMatchObject({ success: true, output: { paymentMethod: 'invoice' } })
  expect(asked(false).issues?.map(({ message }) => message)).toEqual(['companyOnly'])
})

test('cash may be agreed at the telephone with every carrier, after what its orders offer', () => {
  expect(agreedWays()).toEqual(['card', 'bankTransfer', 'cash'])
  appConfig.payment.methods = ['bankTransfer', 'card']
  expect(agreedWays()).toEqual(['bankTransfer', 'card', 'cash'])
  appConfig.payment.methods = ['cash', 'bankTransfer']
  expect(agreedWays()).toEqual(['cash', 'bankTransfer'])
})

test('a way that is not offered is no choice', () => {
  const typed = { paymentMethod: 'card', note: '' }
  const { issues } = v.safeParse(paymentSchema({ isCompany: true }), typed)
  expect(issues?.map(({ message }) => message)).toEqual(['choiceInvalid'])
})
