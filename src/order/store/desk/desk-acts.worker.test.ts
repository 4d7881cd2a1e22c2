import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { remindOfOrders } from '~/jobs/promises.server'
import { correctionOf } from '~/order/commands/correction.server'
import { enterByCommand, enterOrder } from '~/order/commands/enter.server'
import type { Act } from '~/order/life/event-data'
import { emptyOrderValues } from '~/order/model/typed-order'
import { actOnOrder } from '~/order/store/act.server'
import { renderMails } from '~/order/mail/render-mails.server'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { listFound } from '~/order/store/desk/lists.server'
import { emptyOrders } from '~/order/store/order-forget.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { HOUR, MINUTE, SECOND } from '~/lib/duration'
import { NOW, someValues } from '../../../../tests/support/builders.ts'
import { acts } from '../../../../tests/support/lives.ts'
import { seedDatabase } from '../../../../tests/support/provider/ends.ts'
import { emptyOutbox } from '../../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../../tests/support/worker/placed-orders.ts'

/** The numbers of the orders that a typed text finds. */
async function found(typed: string): Promise<string[]> {
  return (await listFound(env.DB, typed)).map(({ number }) => number)
}

const LATER = new Date(NOW.getTime() + 30 * SECOND)

async function anOrderNumber(changes: Parameters<typeof aNewOrder>[0] = {}) {
  await emptyOutbox()
  const order = aNewOrder(changes)
  const { number } = await placeOrder(env.DB, order, NOW)
  const by = (act: Act, now = NOW, more: Partial<Doing> = {}) =>
    actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null, ...more }, now)
  return { number, by, orderKey: order.orderKey }
}

async function presentOf(number: string) {
  const row = await readOrderRow(env.DB, number, NOW)
  return { row, order: readStoredOrder(row?.stored ?? '')?.order }
}

async function owedOf(orderKey: string, seq: number) {
  const { results } = await env.DB.prepare(
    "SELECT next_at FROM outbox WHERE kind = 'mail' AND item = ?",
  )
    .bind(`customer:event:${orderKey}:${seq}`)
    .all<{ next_at: number }>()
  return results.map(({ next_at: at }) => at - NOW.getTime())
}

test('an act of the desk names its person, and an undo strikes what it owes', async () => {
  const { number, by, orderKey } = await anOrderNumber()
  await by({ event: 'confirm' }, NOW, { person: { id: 'jana', role: 'owner' } })
  expect(await owedOf(orderKey, 2)).toEqual([MINUTE])
  await by({ event: 'undo', of: 2 }, LATER, { person: { id: 'jana', role: 'owner' } })
  expect(await owedOf(orderKey, 2)).toEqual([])
  const { row } = await presentOf(number)
  expect(row?.life).toMatchObject({ state: 'received', seq: 3 })
  expect(row?.log.map(({ event, person }) => [event, person])).toEqual([
    ['received', undefined],
    ['confirm', 'jana'],
    ['undo', 'jana'],
  ])
})

test('an act of a phone is taken once, however often it comes', async () => {
  const { by, number } = await anOrderNumber()
  await by({ event: 'confirm' })
  await by(acts.assign.act)
  const phone = { id: crypto.randomUUID(), at: NOW.toISOString() }
  const press = () => by({ event: 'progress', step: 'onTheWay' }, LATER, { actor: 'driver', phone })
  const done = await Promise.all([press(), press(), press()])
  expect(done.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await press()).toMatchObject({ ok: true, life: { seq: 4 } })
  const { row } = await presentOf(number)
  expect(row?.log.at(-1)).toMatchObject({ phone, at: LATER.toISOString() })
})

test('a correction keeps the rules of the form and the price; the order is found by it, and undone it is not', async () => {
  await seedDatabase()
  const { number, by, orderKey } = await anOrderNumber()
  const wrong = await correctionOf(env.DB, number, { phone: '12', name: '' }, NOW)
  expect(wrong).toMatchObject({ ok: false, errors: { phone: {}, name: {} } })
  const read = await correctionOf(
    env.DB,
    number,
    { name: 'Jiří Opravený', phone: '608999777', time: '03:10' },
    NOW,
  )
  if (!read?.ok) throw new Error(JSON.stringify(read))
  const before = await presentOf(number)
  expect(Object.keys(read.correction.after).toSorted()).toEqual(
    ['cancelling', 'name', 'phone', 'trip'].toSorted(),
  )
  await by({ event: 'correct', ...read.correction }, NOW, { person: { id: 'jana', role: 'owner' } })
  expect(await owedOf(orderKey, 2)).toEqual([MINUTE])
  const after = await presentOf(number)
  expect(after.order).toMatchObject({ name: 'Jiří Opravený', phone: '+420608999777' })
  expect(after.order?.price).toEqual(before.order?.price)
  expect(after.row?.life?.pickupAt).toBe(after.order?.trip.pickupAt)
  expect(await found('opraveny jiri')).toEqual([number])
  expect(await found('999 777')).toEqual([number])
  await by({ event: 'undo', of: null }, LATER)
  expect((await presentOf(number)).order).toEqual(before.order)
  expect(await found('opraveny')).toEqual([])
  expect(await correctionOf(env.DB, number, {}, NOW)).toEqual({
    ok: true,
    correction: { before: {}, after: {} },
    price: null,
  })
})

test('the line of a corrected ride says it as it is now, and as it was once that is taken back', async () => {
  await seedDatabase()
  const { number, by } = await anOrderNumber()
  const before = await presentOf(number)
  const read = await correctionOf(env.DB, number, { dropoff: 'Letiště Praha' }, NOW)
  if (!read?.ok) throw new Error(JSON.stringify(read))
  expect(read.price).toEqual({ stays: 790_000, asks: 149_000 })
  await by({ event: 'correct', ...read.correction })
  const after = await presentOf(number)
  expect(after.order?.price.totalGross).toEqual(before.order?.price.totalGross)
  expect(after.order?.price.lines[0]?.label.cs).toContain('Letiště')
  await by({ event: 'undo', of: null }, LATER)
  expect((await presentOf(number)).order).toEqual(before.order)
})

test('the terminal enters a way of paying and a company, and no field that the form does not know', async () => {
  await seedDatabase()
  const own = Object.entries(someValues()).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  const company = { customerCompanyName: 'Lípa s.r.o.', customerCompanyID: '27082440' }
  const enter = async (more: Record<string, string>) => {
    const fields = { ...Object.fromEntries(own), ...more }
    const command = { command: 'enter', fields, total: 650_000, language: 'cs' } as const
    return enterByCommand(command, env.DB, { now: NOW, orderKey: crypto.randomUUID() })
  }
  const done = await enter({ ...company, paymentMethod: 'cash', note: 'Volal ráno.' })
  if (!done.ok || done.kind !== 'acted') throw new Error(JSON.stringify(done))
  const placed = readStoredOrder((await readOrderRow(env.DB, done.order.number))?.stored ?? '')
  expect(placed).toMatchObject({ paymentMethod: 'cash', note: 'Volal ráno.' })
  expect(JSON.stringify(placed)).toContain('Lípa s.r.o.')
  expect(await enter({ paymentMethod: 'gold' })).toMatchObject({ field: 'paymentMethod' })
  expect(await enter({ nmae: 'Jana' })).toMatchObject({ ok: false, field: 'nmae' })
})

test('an order of the telephone has no lead time, may have no address, and owes nobody a mail then', async () => {
  await seedDatabase()
  await emptyOutbox()
  const local = new Date(NOW.getTime() + HOUR)
    .toLocaleString('sv', { timeZone: 'Europe/Prague' })
    .slice(0, 16)
  const [date = '', time = ''] = local.split(' ')
  const values = { ...emptyOrderValues(), ...someValues({ date, time, email: '' }) }
  const orderKey = crypto.randomUUID()
  const entered = { values, total: 650_000, locale: 'cs', person: 'jana', orderKey } as const
  const done = await enterOrder(env.DB, entered, { now: NOW })
  if (!done.ok) throw new Error(JSON.stringify(done))
  expect(await enterOrder(env.DB, entered, { now: NOW })).toEqual(done)
  const { row } = await presentOf(done.number)
  expect(row?.life).toMatchObject({ price: 650_000, state: 'received' })
  expect(row?.log).toMatchObject([{ actor: 'carrier', person: 'jana' }])
  await actOnOrder(
    env.DB,
    done.number,
    { act: { event: 'confirm' }, actor: 'carrier', seq: null },
    NOW,
  )
  const mails = await env.DB.prepare("SELECT item FROM outbox WHERE kind = 'mail'").all()
  expect(mails.results).toEqual([])
})

test('an emptied order is found no more', async () => {
  const { number, orderKey } = await anOrderNumber()
  expect(await found(number)).toEqual([number])
  await env.DB.batch(emptyOrders(env.DB, [orderKey]))
  expect(await found(number)).toEqual([])
  const left = await env.DB.prepare('SELECT COUNT(*) AS n FROM rides').first()
  expect(left).toEqual({ n: 0 })
})

test('an order that nobody answered reminds once', async () => {
  const { orderKey } = await anOrderNumber()
  const half = new Date(NOW.getTime() + HOUR)
  expect(await remindOfOrders(env.DB, new Date(half.getTime() - 1))).toBe(0)
  expect(await remindOfOrders(env.DB, half)).toBe(1)
  expect(await remindOfOrders(env.DB, half)).toBe(0)
  const mail = await env.DB.prepare('SELECT 1 AS n FROM outbox WHERE item = ?')
    .bind(`carrier:unanswered:${orderKey}`)
    .first()
  expect(mail).toEqual({ n: 1 })
})

test('a ride without a driver reminds once, 20 hours before it, and no more once it has one', async () => {
  const { number, by, orderKey } = await anOrderNumber()
  await by({ event: 'confirm' })
  const pickup = Date.parse((await readOrderRow(env.DB, number))?.life?.pickupAt ?? '')
  const item = `carrier:driverless:${orderKey}`
  const owed = () =>
    env.DB.prepare('SELECT COUNT(*) AS n FROM outbox WHERE item = ?').bind(item).first()
  const before = new Date(pickup - 20 * HOUR)
  await remindOfOrders(env.DB, new Date(before.getTime() - 1))
  expect(await owed()).toEqual({ n: 0 })
  await remindOfOrders(env.DB, before)
  await remindOfOrders(env.DB, before)
  expect(await owed()).toEqual({ n: 1 })
  const rendered = async () => {
    const mail = {
      item,
      attempts: 0,
      owed_since: 0,
      replayed_at: null,
      lease_until: 0,
      role: 'carrier',
      subject: { about: 'driverless', orderKey },
      message: null,
      isMessageHeld: false,
      isRepeated: false,
    } as const
    const [letter] = await renderMails(env.DB, [mail], 'https://vozka.example', before)
    return letter
  }
  expect(JSON.stringify(await rendered())).toContain('Jízda nemá řidiče')
  await by(acts.assign.act)
  expect(await rendered()).toBe('forgotten')
})
