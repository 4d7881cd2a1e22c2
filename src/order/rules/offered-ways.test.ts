import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { appConfig } from '~config'
import { agreedWays, offeredWays, openGatewayFor } from '~/carrier/offered-ways'
import { summarySchema } from '~/order/rules/payment-schema'

const original = structuredClone(appConfig.payment)
const ways = () => offeredWays({ isCompany: true })
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
  const asked = (isCompany: boolean) =>
    v.safeParse(summarySchema({ isCompany, ways: ways(), isRequest: false }), typed)
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
  const { issues } = v.safeParse(
    summarySchema({ isCompany: true, ways: ways(), isRequest: false }),
    typed,
  )
  expect(issues?.map(({ message }) => message)).toEqual(['choiceInvalid'])
})

test('a request may leave the way of paying open, and wishes for none that is not offered', () => {
  const ask = (paymentMethod: string, isCompany = false) =>
    v.safeParse(summarySchema({ isCompany, ways: ways(), isRequest: true }), {
      paymentMethod,
      note: '',
    })
  expect(ask('')).toMatchObject({ success: true, output: { paymentMethod: null } })
  expect(ask('cash')).toMatchObject({ success: true, output: { paymentMethod: 'cash' } })
  expect(ask('card').issues?.map(({ message }) => message)).toEqual(['choiceInvalid'])
  appConfig.payment.methods = ['bankTransfer', 'invoice']
  expect(ask('invoice').issues?.map(({ message }) => message)).toEqual(['companyOnly'])
  expect(ask('invoice', true)).toMatchObject({ success: true })
})
