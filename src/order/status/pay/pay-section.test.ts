import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keysOf } from '~/lib/keys-of'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { PaySection } from '~/order/status/pay/pay-section'
import { momentOf } from '~/order/status/status-view'
import { HOUR } from '~/lib/duration'
import { anOrder, NOW } from '../../../../tests/support/builders.ts'
import { acts, aLife, lived, PICKUP, type Step } from '../../../../tests/support/lives.ts'

/** Text of the payment section after some acts. */
function paying(paymentMethod: PaymentMethod, ...steps: Step[]): string {
  const life = lived(aLife(), ...steps)
  const placed = {
    order: anOrder(),
    number: '2611210001',
    locale: 'cs' as const,
    paymentMethod,
    note: null,
    placedAt: NOW.toISOString(),
  }
  const view = { life, placed, moment: momentOf(life, NOW) }
  const markup = renderToStaticMarkup(createElement(PaySection, { view }))
  return markup.replaceAll('\u00a0', ' ')
}

const TRANSFER = ['<svg', 'CZ6508000000192000145399', 'Zaplaťte do', '2611210001']
const LATE = new Date(PICKUP.getTime() - HOUR)

test('cash is paid to the driver: no account, no code, no date', () => {
  for (const steps of [[], [acts.assign], [acts.finish]]) {
    const said = paying('cash', acts.confirm, ...steps)
    expect(said).toContain('Zaplaťte 7 900 Kč')
    expect(said).toContain('Zaplatíte v hotovosti řidiči při jízdě.')
    for (const one of TRANSFER) expect(said).not.toContain(one)
  }
})

test('cash becomes a transfer where nobody meets the driver any more', () => {
  const late = { ...acts.cancel, at: LATE }
  const paid = [acts.finish, acts.paid]
  for (const steps of [[late], [acts.noShow], [...paid, acts.surcharge]]) {
    const said = paying('cash', acts.confirm, ...steps)
    for (const one of TRANSFER) expect(said).toContain(one)
    expect(said).not.toContain('hotovosti')
  }
})

test('cash that was noted is paid', () => {
  expect(paying('cash', acts.confirm, acts.finish, acts.paid)).toContain('Zaplaceno.')
})

test('each way of paying says how in words of its own', () => {
  const said = keysOf(PAYMENT_METHODS).map((method) => paying(method, acts.confirm))
  expect(new Set(said).size).toBe(said.length)
  expect(paying('card', acts.confirm)).toContain('Odkaz k platbě kartou')
  for (const one of TRANSFER) expect(paying('bankTransfer', acts.confirm)).toContain(one)
})
