import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { openGateway } from '~/gateway/open-gateway.server'
import type { PaymentGateway } from '~/gateway/gateway'
import type { Act } from '~/order/life/event-data'
import { runCommand } from '~/order/commands/run-command.server'
import { answerNotice } from '~/order/payments/answer-notice.server'
import { startPayment } from '~/order/payments/start-payment.server'
import { actOnOrder } from '~/order/store/act.server'
import { findOrderStatus } from '~/order/store/find-order.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { linkSecret, mintStatusToken } from '~/order/store/status-token.server'
import { NOW } from '../builders.ts'
import { aNotice, GATEWAY_SETTINGS, lookAtGateway, script } from './gateway.ts'
import { aNewOrder, placeOrder } from './placed-orders.ts'

/** A site that takes cards at the gateway of the tests. */
export const site = { ...env, ...GATEWAY_SETTINGS }

/** What a ride of the tests costs, in haléře. */
export const PRICE = 790_000

export async function gatewayOf(): Promise<PaymentGateway> {
  const gateway = await openGateway(site)
  if (!gateway) throw new Error('no gateway')
  return gateway
}

/** An order that was confirmed, so that its price is due. */
export async function confirmed(order = aNewOrder()): Promise<string> {
  const { number } = await placeOrder(env.DB, order, NOW)
  await does(number, { event: 'confirm' })
  return number
}

/** An act of the carrier. */
export async function does(number: string, act: Act): Promise<void> {
  const done = await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, NOW)
  if (!done.ok) throw new Error(done.error)
}

/** The customer presses Pay. */
export async function pressed(number: string, now = NOW) {
  const token = await mintStatusToken(linkSecret(env), number)
  const known = await findOrderStatus(token, now)
  if (known?.state !== 'placed') throw new Error('no order')
  const origin = 'https://www.example.com'
  return startPayment(env.DB, await gatewayOf(), { known, locale: 'cs', origin, now })
}

/** Presses Pay; the session that began. */
export async function begun(number: string): Promise<string> {
  const started = await pressed(number)
  expect(started).toHaveProperty('address')
  const { sessions } = await lookAtGateway(number)
  return sessions.at(-1)?.id ?? ''
}

/** The customer pays what is due, and the site hears of it; the gateway's name of the payment. */
export async function paysByCard(number: string): Promise<string> {
  const session = await begun(number)
  await script({ do: 'pay', session })
  await answerNotice(await aNotice(session), site)
  return (await lifeOf(number)).ledger.at(-1)?.reference ?? ''
}

export async function lifeOf(number: string) {
  const life = (await readOrderRow(env.DB, number))?.life
  if (!life) throw new Error('no life')
  return life
}

/** The money of an order as it is noted; of references their first letters. */
export async function moneyOf(number: string) {
  const { ledger } = await lifeOf(number)
  return ledger.map(({ event, amount, way, reference }) => [
    event,
    amount,
    way,
    reference.slice(0, 3),
  ])
}

/** The carrier's command to refund, as it is typed at the terminal. */
export function refund(number: string, way: 'card' | 'transfer' | null, amount: number | null) {
  const command = { command: 'refunded', number, amount, day: null, way, reference: '' } as const
  return runCommand(command, { env: site, persons: Object.create(null), now: NOW })
}

/** What the gateway has returned of the payments of an order. */
export async function returnedOf(number: string): Promise<number[]> {
  const payments = (await lifeOf(number)).ledger.map(({ reference }) => reference)
  const { refunds } = await lookAtGateway(number)
  return refunds
    .filter(({ payment_intent: payment }) => payments.includes(payment))
    .map(({ amount }) => amount)
}
