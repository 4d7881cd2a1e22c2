import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { actOnOrder, expireOverdue } from '~/order/store/act.server'
import type { Act } from '~/order/life/event-data'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { DAY, HOUR } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { acts, anAnswer, type Step } from '../../../tests/support/lives.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { countedDatabase } from '../../../tests/support/worker/counted-database.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

/** Turns a step into an act, by default regardless of the page's event number. */
function does({ act, by }: Step, seq: number | null = null): Doing {
  return { act, actor: by, seq }
}

async function anOrderNumber(changes: Parameters<typeof aNewOrder>[0] = {}): Promise<string> {
  await emptyOutbox()
  const { number } = await placeOrder(env.DB, aNewOrder(changes), NOW)
  return number
}

async function projectionOf(number: string) {
  return env.DB.prepare(
    'SELECT seq, state, payment_state, due, total, expires_at FROM orders WHERE number = ?',
  )
    .bind(number)
    .first<{ expires_at: number | null }>()
}

async function mailsOwed(): Promise<{ item: string; state: string }[]> {
  const { results } = await env.DB.prepare(
    "SELECT item, state FROM outbox WHERE kind = 'mail' ORDER BY created_at, item",
  ).all<{ item: string; state: string }>()
  return results
}

test('an order is placed with its first event, and with a mail to the customer and to the carrier', async () => {
  const number = await anOrderNumber()
  const row = await readOrderRow(env.DB, number)
  expect(row?.life).toMatchObject({ state: 'received', seq: 1, price: 790_000 })
  expect(await mailsOwed()).toEqual([
    { item: `carrier:event:${row?.orderKey}:1`, state: 'pending' },
    { item: `customer:event:${row?.orderKey}:1`, state: 'pending' },
  ])
  expect(await projectionOf(number)).toMatchObject({ expires_at: expect.any(Number) })
})

test('an act is written with what it comes to and with its mails, in two round trips', async () => {
  const number = await anOrderNumber()
  const { database, ran } = countedDatabase(env.DB)
  const done = await actOnOrder(database, number, does(acts.confirm), NOW)
  expect(done).toMatchObject({ ok: true, life: { state: 'confirmed', seq: 2 } })
  expect(await projectionOf(number)).toEqual({
    seq: 2,
    state: 'confirmed',
    payment_state: 'awaiting',
    due: 790_000,
    total: 790_000,
    expires_at: null,
  })
  expect((await readOrderRow(env.DB, number))?.life).toEqual(done.ok ? done.life : null)
  expect((await mailsOwed()).filter(({ item }) => item.endsWith(':2'))).toHaveLength(1)
  expect(ran.map(({ sql }) => sql.trim().slice(0, 6))).toEqual([
    'SELECT',
    'INSERT',
    'UPDATE',
    'INSERT',
    // The proof of the mailbox, and what its budget had held back.
    'INSERT',
    'UPDATE',
  ])
})

test('whoever saw an older order is told how it is now, and nothing happens', async () => {
  const number = await anOrderNumber()
  await actOnOrder(env.DB, number, does(acts.confirm), NOW)
  const late = await actOnOrder(env.DB, number, does(acts.cancel, 1), NOW)
  expect(late).toMatchObject({
    ok: false,
    error: 'overtaken',
    life: { state: 'confirmed', seq: 2 },
  })
  expect(await projectionOf(number)).toMatchObject({ state: 'confirmed', seq: 2 })
})

test('of many who act at once one wins, and the others are told what it did', async () => {
  const number = await anOrderNumber()
  const doings = Array.from({ length: 10 }, (_, index) =>
    actOnOrder(env.DB, number, does(index % 2 ? acts.cancel : acts.confirm, 1), NOW),
  )
  const results = await Promise.all(doings)
  const [winner, ...others] = results.filter(({ ok }) => ok)
  expect(others).toEqual([])
  const state = winner?.ok ? winner.life.state : ''
  for (const one of results.filter(({ ok }) => !ok)) {
    expect(one).toMatchObject({ error: 'overtaken', life: { state, seq: 2 } })
  }
  const mails = await mailsOwed()
  expect(new Set(mails.map(({ item }) => item)).size).toBe(mails.length)
})

test('an act whose mail cannot be owed does not happen at all', async () => {
  const number = await anOrderNumber()
  const row = await readOrderRow(env.DB, number)
  await env.DB.prepare(
    "INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('mail', ?, 'pending', 0, 0)",
  )
    .bind(`customer:event:${row?.orderKey}:2`)
    .run()
  await expect(actOnOrder(env.DB, number, does(acts.confirm), NOW)).rejects.toThrow('UNIQUE')
  expect((await readOrderRow(env.DB, number))?.life?.seq).toBe(1)
})

test('nothing happens to an order there is not, or that was forgotten', async () => {
  const number = await anOrderNumber()
  expect(await actOnOrder(env.DB, '2600000000', does(acts.confirm), NOW)).toEqual({
    ok: false,
    error: 'unknown',
  })
  await env.DB.batch([
    env.DB.prepare("UPDATE orders SET content = ''"),
    env.DB.prepare("UPDATE order_events SET data = ''"),
  ])
  expect(await actOnOrder(env.DB, number, does(acts.confirm), NOW)).toEqual({
    ok: false,
    error: 'unknown',
  })
})

test('an order a robot seems to have sent is released first; its customer is told of nothing before', async () => {
  const number = await anOrderNumber({ isFlagged: true })
  expect((await mailsOwed()).map(({ state }) => state)).toEqual(['pending', 'held'])
  const done = await actOnOrder(env.DB, number, does(acts.confirm), NOW)
  expect(done).toMatchObject({ ok: false, error: 'held' })
  expect(await actOnOrder(env.DB, number, does(acts.reject), NOW)).toMatchObject({ ok: true })
})

test('what waits too long expires, at the moment its time is over and not before', async () => {
  const number = await anOrderNumber()
  const pickup = new Date((await projectionOf(number))?.expires_at ?? 0)
  expect(await expireOverdue(env.DB, new Date(pickup.getTime() - 1), 10)).toBe(0)
  expect(await expireOverdue(env.DB, pickup, 10)).toBe(1)
  expect(await expireOverdue(env.DB, pickup, 10)).toBe(0)
  expect(await projectionOf(number)).toMatchObject({ state: 'expired', expires_at: null })
})

test('an offer expires at its end, and an accepted one never', async () => {
  const number = await anOrderNumber()
  await actOnOrder(env.DB, number, does(acts.offer), NOW)
  const end = new Date(NOW.getTime() + 2 * DAY)
  expect(await projectionOf(number)).toMatchObject({ state: 'offered', expires_at: end.getTime() })
  const at = new Date(end.getTime() - HOUR)
  expect(await actOnOrder(env.DB, number, does(acts.accept), at)).toMatchObject({ ok: true })
  expect(await expireOverdue(env.DB, new Date(end.getTime() + 300 * DAY), 10)).toBe(0)
})

test('an order that another back office decides about does not expire here', async () => {
  await anOrderNumber({ isDecidedHere: false })
  expect(await expireOverdue(env.DB, new Date(NOW.getTime() + 300 * DAY), 10)).toBe(0)
})

test('a wish granted as it was binds at once: its customer and the carrier are told so, and nobody has to press', async () => {
  const number = await anOrderNumber()
  await actOnOrder(env.DB, number, does(acts.confirm), NOW)
  const pickup = { local: '2026-12-03T12:15', at: '2026-12-03T11:15:00.000Z' }
  const wish = { event: 'requestChange', message: 'Později', pickup, flightNumber: 'BA 854' }
  await actOnOrder(
    env.DB,
    number,
    does({ act: { ...wish, event: 'requestChange' }, by: 'customer' }),
    NOW,
  )
  const act = anAnswer({ time: pickup.local })
  const done = await actOnOrder(
    env.DB,
    number,
    { ...does({ act, by: 'carrier' }), person: { id: 'dana', role: 'owner' } },
    NOW,
  )
  expect(done).toMatchObject({
    ok: true,
    life: {
      seq: 5,
      pickupAt: pickup.at,
      changedPickup: pickup.local,
      changedFlight: 'BA 854',
      changeOffer: null,
      asked: null,
      answer: { outcome: 'accepted', words: 'Ano.' },
    },
  })
  const row = await readOrderRow(env.DB, number)
  expect(row?.life).toEqual(done.ok ? done.life : null)
  expect(row?.log.slice(3)).toMatchObject([
    { seq: 4, event: 'answerChange', actor: 'carrier', person: 'dana' },
    { seq: 5, event: 'acceptChange', actor: 'site' },
  ])
  const owed = (await mailsOwed()).filter(({ item }) => /:[45]$/.test(item))
  expect(owed.map(({ item }) => item)).toEqual([
    `carrier:event:${row?.orderKey}:5`,
    `customer:event:${row?.orderKey}:5`,
  ])
  const columns = await env.DB.prepare('SELECT pickup_at, seq FROM orders WHERE number = ?')
    .bind(number)
    .first()
  expect(columns).toEqual({ pickup_at: Date.parse(pickup.at), seq: 5 })
})

test.each([acts.confirm, acts.offer])(
  'a wish that waits for an answer speaks against what binds its customer as it is now: %j',
  async (binding) => {
    const number = await anOrderNumber()
    await actOnOrder(env.DB, number, does(acts.requestChange), NOW)
    expect(await actOnOrder(env.DB, number, does(binding), NOW)).toMatchObject({
      error: 'objected',
      objections: [{ why: 'wish', name: acts.requestChange.act.message }],
    })
    const insists = { ...does(binding), insists: true }
    expect(await actOnOrder(env.DB, number, insists, NOW)).toMatchObject({ ok: true })
    const told = await anOrderNumber()
    await actOnOrder(env.DB, told, does(acts.requestChange), NOW)
    const notice = { ...does(binding), isToldByBackOffice: true }
    expect(await actOnOrder(env.DB, told, notice, NOW)).toMatchObject({ ok: true })
  },
)

test('a wish granted at another time or price is an offer, and so is what nobody wished', async () => {
  const pickup = { local: '2026-12-03T12:15', at: '2026-12-03T11:15:00.000Z' }
  const wish = {
    act: { event: 'requestChange', message: 'Později', pickup },
    by: 'customer',
  } as const
  const inWords = { act: { event: 'requestChange', message: 'Později' }, by: 'customer' } as const
  const dearer = anAnswer({ time: pickup.local, total: 850_000 })
  const later = anAnswer({ time: '2026-12-03T12:30' })
  const granted = anAnswer({ time: pickup.local })
  for (const [asked, act] of [
    [wish, dearer],
    [wish, later],
    [inWords, granted],
    [null, granted],
  ] as const) {
    const number = await anOrderNumber()
    await actOnOrder(env.DB, number, does(acts.confirm), NOW)
    if (asked) await actOnOrder(env.DB, number, does(asked), NOW)
    const done = await actOnOrder(env.DB, number, does({ act, by: 'carrier' }), NOW)
    expect(done).toMatchObject({
      ok: true,
      life: { changedPickup: null, answer: { outcome: 'offered' } },
    })
  }
})

test('money of a card order that came by transfer goes back by transfer', async () => {
  const made = aNewOrder()
  const order = { ...made, paymentMethod: 'card' as const }
  const { number } = await placeOrder(env.DB, order, NOW)
  const by = (act: Act) => actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, NOW)
  await by({ event: 'confirm' })
  await by({ event: 'paid', amount: null, way: 'transfer', reference: 'B1' })
  await by({ event: 'cancel', reason: 'Nejde' })
  expect(await by({ event: 'refunded', amount: null })).toMatchObject({
    ok: true,
    life: { ledger: [{ way: 'transfer' }, { event: 'refunded', way: 'transfer' }] },
  })
})
