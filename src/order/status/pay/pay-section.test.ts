import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { keysOf } from '~/lib/keys-of'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { PaySection } from '~/order/status/pay/pay-section'
import { openGatewayFor } from '~/carrier/offered-ways'
import { HOUR } from '~/lib/duration'
import { anOrder, NOW } from '../../../../tests/support/builders.ts'
import { acts, aLife, lived, PICKUP, type Step } from '../../../../tests/support/lives.ts'

/** Text of the payment section after some acts. */
function paying(paymentMethod: PaymentMethod, ...steps: Step[]): string {
  return payingAt(NOW, paymentMethod, ...steps)
}

/** The same, read at another moment. */
function payingAt(now: Date, paymentMethod: PaymentMethod, ...steps: Step[]): string {
  const life = lived(aLife(), ...steps)
  const placed = {
    order: anOrder(),
    number: '2611210001',
    locale: 'cs' as const,
    paymentMethod,
    note: null,
    placedAt: NOW.toISOString(),
  }
  const view = { life, placed, token: 'token', now }
  const markup = renderToStaticMarkup(createElement(PaySection, { view }))
  return markup.replaceAll('\u00a0', ' ')
}

const TRANSFER = ['<svg', 'CZ65 0800 0000 1920 0014 5399', 'Splatnost</dt><dd>do', '2611210001']
const GATEWAY = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
}
const LATE = new Date(PICKUP.getTime() - HOUR)

test('a transfer shows what a bank asks for, at home and abroad, in the order of its form', () => {
  const rows = paying('bankTransfer', acts.confirm).match(/<dt>.*?<\/dd>/g) ?? []
  expect(rows.map((row) => row.replace(/<\/?d[dt]>/g, ' ').trim())).toEqual([
    'Majitel účtu  Vozka Ukázka, s.r.o.',
    'Číslo účtu  19-2000145399/0800',
    'IBAN  CZ65 0800 0000 1920 0014 5399',
    'BIC / SWIFT  UKAZCZPP',
    'Variabilní symbol  2611210001',
    'Částka  7 900 Kč',
    expect.stringMatching(/^Splatnost {2}do \S+ \d+\. \S+ 2026$/),
  ])
})

test('each line but the date has a button that copies it as the form of a bank takes it', () => {
  const copied = paying('bankTransfer', acts.confirm).matchAll(/data-value="([^"]*)"/g)
  expect([...copied].map(([, value]) => value)).toEqual([
    'Vozka Ukázka, s.r.o.',
    '19-2000145399/0800',
    'CZ6508000000192000145399',
    'UKAZCZPP',
    '2611210001',
    '7900',
  ])
})

test('what is due by the departure is due before it, while it is ahead', () => {
  const soon = new Date(PICKUP.getTime() - 20 * HOUR)
  const confirmed = { ...acts.confirm, at: soon }
  expect(paying('bankTransfer', confirmed)).toContain('Splatnost</dt><dd>před odjezdem</dd>')
  const late = { ...acts.cancel, at: LATE }
  expect(paying('bankTransfer', confirmed, late)).toMatch(/Splatnost<\/dt><dd>do \S+ \d+\. /)
})

test('a card is paid by a button that leads to the gateway, for the amount due', () => {
  openGatewayFor(GATEWAY)
  try {
    const said = paying('card', acts.confirm)
    expect(said).toContain('Zaplatit kartou 7 900 Kč')
    expect(said).toContain('<input type="hidden" name="intent" value="pay"/>')
    for (const one of ['<svg', 'CZ65']) expect(said).not.toContain(one)
  } finally {
    openGatewayFor({})
  }
})

test('a card order is paid by transfer while there is nothing to pay by card with', () => {
  const said = paying('card', acts.confirm)
  for (const one of TRANSFER) expect(said).toContain(one)
})

test('a link of a payment service is a button for the amount due', () => {
  const { payLink } = appConfig.payment
  appConfig.payment.payLink = 'https://pay.example/{number}?amount={amount}'
  try {
    const said = paying('card', acts.confirm)
    expect(said).toContain('href="https://pay.example/2611210001?amount=7900.00"')
  } finally {
    appConfig.payment.payLink = payLink
  }
})

test('an invoice is due days after the ride, by a day once it is over', () => {
  const before = paying('invoice', acts.confirm)
  expect(before).toContain('do 3 dnů po jízdě')
  expect(before).toContain('Fakturu pošleme po jízdě.')
  const over = { ...acts.finish, at: new Date(PICKUP.getTime() + HOUR) }
  const after = paying('invoice', acts.confirm, over)
  expect(after).toMatch(/Splatnost<\/dt><dd>do \S+ \d+\. /)
  expect(after).toContain('<svg')
})

test('cash is paid to the driver: no account, no code, no date', () => {
  for (const steps of [[], [acts.assign]]) {
    const said = paying('cash', acts.confirm, ...steps)
    expect(said).toContain('Zaplaťte 7 900 Kč')
    expect(said).toContain('Zaplatíte v hotovosti přímo řidiči.')
    for (const one of TRANSFER) expect(said).not.toContain(one)
  }
})

test('after the ride nobody asks for cash that the driver may have already', () => {
  const said = paying('cash', acts.confirm, acts.finish)
  expect(said).toContain('7 900 Kč se platí v hotovosti přímo řidiči.')
  expect(said).toContain('Pokud jste mu už zaplatili, nic dalšího neplatíte.')
  for (const one of ['Zaplaťte', ...TRANSFER]) expect(said).not.toContain(one)
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

test('money that we have returned is named', () => {
  const before = [acts.confirm, acts.paid, acts.withdraw]
  expect(paying('bankTransfer', ...before)).not.toContain('vráceno')
  expect(paying('bankTransfer', ...before, acts.refunded)).toContain('Bylo Vám vráceno 7 900 Kč.')
})

test('who has to pay again because the money went back reads that it did', () => {
  const act = { event: 'refunded', amount: 790_000, way: 'card', reference: 'du_1' } as const
  const back = { act, by: 'site' } as const
  const said = paying('card', acts.confirm, acts.paid, back)
  expect(said).toContain('Bylo Vám vráceno 7 900 Kč.')
})

test('cash that was noted is paid', () => {
  expect(paying('cash', acts.confirm, acts.finish, acts.paid)).toContain('Zaplaceno.')
})

test('each way of paying says how in words of its own', () => {
  openGatewayFor(GATEWAY)
  try {
    const said = keysOf(PAYMENT_METHODS).map((method) => paying(method, acts.confirm))
    expect(new Set(said).size).toBe(said.length)
  } finally {
    openGatewayFor({})
  }
})
