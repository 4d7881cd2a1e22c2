import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { judgeTime, press, type Pressed } from '~/order/driver/press.server'
import { submitRide } from '~/order/driver/ride-step.server'
import type { Act } from '~/order/life/event-data'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { actOnOrder } from '~/order/store/act.server'
import { findRide, rideIn } from '~/order/store/driver/find-ride.server'
import type { DriverAct } from '~/order/store/driver/ride-progress'
import { mintRideToken, type RideLink } from '~/order/store/driver/ride-token.server'
import { submitHome } from '~/desk/home/home-step.server'
import { listTasks } from '~/order/store/desk/task-store.server'
import { emptyOrders } from '~/order/store/order-forget.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { linkSecret } from '~/order/store/status-token.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import {
  addDriver,
  endLinks,
  eraseDrivers,
  listDrivers,
  removeDriver,
} from '~/roster/driver-store.server'
import { NOW } from '../../../tests/support/builders.ts'
import { acts } from '../../../tests/support/lives.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

/** An assigned order, its pickup, and what its driver presses at a minute after the pickup. */
async function anAssigned(typed: { email?: string } = {}) {
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  const pickup = new Date(order.order.trip.pickupAt)
  const assigned = async (now = NOW, driverId?: string) => {
    const act = { ...acts.assign.act, ...typed, ...(driverId === undefined ? {} : { driverId }) }
    const done = await actOnOrder(
      env.DB,
      number,
      { act, actor: 'carrier', seq: null, insists: true },
      now,
    )
    return { number, leg: 1, assignment: done.ok ? done.life.seq : 0 } as const
  }
  const confirming = { act: acts.confirm.act, actor: 'carrier', seq: null } as const
  await actOnOrder(env.DB, number, confirming, NOW)
  const link = await assigned()
  const at = (minutes: number) => new Date(pickup.getTime() + minutes * MINUTE)
  const ride = async (now: Date) => {
    const row = await readOrderRow(env.DB, number, now)
    const found = row && (await rideIn(env.DB, row, link, now))
    if (found?.state !== 'ride') throw new Error(found?.state)
    return found.ride
  }
  /** Pressed at one minute and received at another. */
  const presses = async (
    act: DriverAct,
    minute: number,
    received = minute,
    more: Partial<Pressed> = {},
  ) => {
    const now = at(received)
    const id = crypto.randomUUID()
    const pressed = { act, id, at: at(minute), sent: null, sum: null, ...more }
    return press(env.DB, await ride(now), pressed, { now, requestId: 'test' })
  }
  return { number, key: order.orderKey, link, at, ride, presses, assigned }
}

async function noted(key: string) {
  const { results } = await env.DB.prepare(
    'SELECT act, phone_at, received_at, is_clock_off, outcome FROM driver_acts WHERE order_key = ? ORDER BY received_at, act',
  )
    .bind(key)
    .all()
  return results
}

test('the four steps of a driver lead an order to its end, each with its own time and that of the server', async () => {
  const { key, number, at, presses } = await anAssigned()
  expect(await presses('onTheWay', -40, -10)).toBe('happened')
  expect(await presses('arrived', -5, 3)).toBe('happened')
  expect(await presses('aboard', 2, 3)).toBe('happened')
  expect(await presses('done', 60, 61)).toBe('happened')
  const life = (await readOrderRow(env.DB, number, at(61)))?.life
  expect(life).toMatchObject({ state: 'done', arrivedAt: at(-5).toISOString() })
  expect(life?.history.slice(3)).toEqual([
    { seq: 4, event: 'progress', actor: 'driver', at: at(-40).toISOString() },
    { seq: 5, event: 'progress', actor: 'driver', at: at(-5).toISOString() },
    { seq: 6, event: 'progress', actor: 'driver', at: at(2).toISOString() },
    { seq: 7, event: 'finish', actor: 'driver', at: at(60).toISOString() },
  ])
  expect(await noted(key)).toContainEqual({
    act: 'arrived',
    phone_at: at(-5).getTime(),
    received_at: at(3).getTime(),
    is_clock_off: 0,
    outcome: 'happened',
  })
})

test('an act that comes twice is taken once, by its id or by what it says, also at the same moment', async () => {
  const { key, number, at, presses } = await anAssigned()
  const id = crypto.randomUUID()
  const both = await Promise.all([
    presses('onTheWay', -40, -40, { id }),
    presses('onTheWay', -40, -40, { id }),
  ])
  expect(both).toEqual(['happened', 'happened'])
  expect(await presses('onTheWay', -40, -30, { id })).toBe('happened')
  expect(await presses('onTheWay', -29)).toBe('known')
  const life = (await readOrderRow(env.DB, number, at(0)))?.life
  expect(life?.history.filter(({ event }) => event === 'progress')).toHaveLength(1)
  expect(await noted(key)).toHaveLength(2)
})

test('a refused act gets the same answer again, even when it would be taken now', async () => {
  const { presses } = await anAssigned()
  const id = crypto.randomUUID()
  await presses('arrived', 0)
  expect(await presses('no-show', 5, 5, { id })).toBe('stillWaiting')
  expect(await presses('no-show', 5, 300, { id })).toBe('stillWaiting')
  expect(await presses('done', -1, -1)).toBe('beforePickup')
})

test('nobody came only after the waiting that the price includes, by the time of the press', async () => {
  const early = await anAssigned()
  await early.presses('arrived', 10)
  // Pressed too early, and on its way until the waiting was over.
  expect(await early.presses('no-show', 20, 200)).toBe('stillWaiting')
  expect(await early.presses('no-show', 10 + 61)).toBe('happened')
  expect((await early.ride(early.at(80))).progress.end).toBe('no-show')
  expect(await early.presses('aboard', 90)).toBe('refused')
})

test('steps in the wrong order are each taken once, and the ride does not go back', async () => {
  const { number, at, presses, ride } = await anAssigned()
  expect(await presses('aboard', 10)).toBe('happened')
  expect(await presses('arrived', 2, 12)).toBe('happened')
  const { progress } = await ride(at(13))
  expect(progress).toMatchObject({ step: 'aboard', times: { arrived: at(2).toISOString() } })
  const life = (await readOrderRow(env.DB, number, at(13)))?.life
  expect(life).toMatchObject({ step: 'aboard', arrivedAt: at(2).toISOString() })
  expect(await presses('done', 60)).toBe('happened')
  // Known, because the ride is over: noted with both times.
  expect(await presses('onTheWay', -30, 61)).toBe('known')
})

test('a wrong clock is marked and put right, and never later than the server', () => {
  const assignedAt = new Date(NOW.getTime() - DAY)
  const judge = (at: number, sent: number | null = null) => {
    const times = {
      at: new Date(NOW.getTime() + at),
      sent: sent === null ? null : new Date(NOW.getTime() + sent),
    }
    const { happenedAt, isClockOff } = judgeTime(times, { assignedAt, now: NOW })
    return { minutes: (happenedAt.getTime() - NOW.getTime()) / MINUTE, isClockOff }
  }
  // It waited for signal for three hours, and said so.
  expect(judge(-3 * HOUR, 0)).toEqual({ minutes: -180, isClockOff: false })
  expect(judge(-3 * HOUR)).toEqual({ minutes: -180, isClockOff: false })
  // The clock is two hours ahead, then behind; the press was five minutes before it was sent.
  expect(judge(2 * HOUR - 5 * MINUTE, 2 * HOUR)).toEqual({ minutes: -5, isClockOff: true })
  expect(judge(-2 * HOUR - 5 * MINUTE, -2 * HOUR)).toEqual({ minutes: -5, isClockOff: true })
  expect(judge(HOUR)).toEqual({ minutes: 0, isClockOff: true })
  expect(judge(9 * MINUTE)).toEqual({ minutes: 0, isClockOff: false })
  // Before anybody was assigned.
  expect(judge(-2 * DAY)).toEqual({ minutes: -24 * 60, isClockOff: true })
})

test('a link is whole from a day before, ends a day after, and dies when somebody else is assigned', async () => {
  const { number, link, at, assigned, ride } = await anAssigned()
  const token = await mintRideToken(linkSecret(env), link)
  const stateAt = async (minutes: number) => (await findRide(token, at(minutes)))?.state
  expect((await ride(at(-24 * 60 - 1))).isWhole).toBe(false)
  expect((await ride(at(-24 * 60))).isWhole).toBe(true)
  const { durationMin } = (await ride(at(0))).placed.order
  expect(await stateAt(24 * 60 + (durationMin ?? 0) - 1)).toBe('ride')
  expect(await stateAt(24 * 60 + (durationMin ?? 0))).toBe('over')
  await assigned()
  expect(await stateAt(0)).toBe('replaced')
  expect(await findRide(await mintRideToken('another secret', link), at(0))).toBeNull()
  await actOnOrder(
    env.DB,
    number,
    { act: { event: 'cancel', reason: null }, actor: 'carrier', seq: null },
    NOW,
  )
  const again = await mintRideToken(linkSecret(env), { ...link, assignment: link.assignment + 1 })
  expect((await findRide(again, at(0)))?.state).toBe('cancelled')
})

test('the link of a driver who is replaced on the way ends, also for what was pressed on it', async () => {
  const { link, at, presses, assigned } = await anAssigned()
  expect(await presses('onTheWay', -30)).toBe('happened')
  const next = await assigned()
  const token = await mintRideToken(linkSecret(env), link)
  expect((await findRide(token, at(0)))?.state).toBe('replaced')
  await expect(presses('arrived', 0)).rejects.toThrow('replaced')
  const found = await findRide(await mintRideToken(linkSecret(env), next), at(0))
  expect(found).toMatchObject({ state: 'ride', ride: { progress: { step: null } } })
})

test('what a driver pressed before the ride was given to another, or cancelled, is told to the desk once', async () => {
  const { number, link, at, assigned } = await anAssigned()
  const next = await assigned()
  const sends = async (token: string, id: string) => {
    const typed = { act: 'aboard', id, at: at(-60).toISOString() }
    const { visit } = atDesk('/jizda', typed, at(0))
    return submitRide(visit, token)
  }
  const pressed = async () =>
    (await listTasks(env.DB, at(1))).filter(
      (task) => task.kind === 'pressed' && task.number === number,
    )
  const id = crypto.randomUUID()
  const token = await mintRideToken(linkSecret(env), link)
  for (let times = 0; times < 2; times += 1) {
    expect(await sends(token, id)).toMatchObject({ status: 410, view: { state: 'replaced' } })
  }
  const told = { driver: 'Karel Ukázka', act: 'aboard', at: at(-60).toISOString() }
  expect(await pressed()).toMatchObject([{ leg: 1, data: told }])
  const cancels = { event: 'cancel', reason: 'Porucha' } as const
  await actOnOrder(env.DB, number, { act: cancels, actor: 'carrier', seq: null }, NOW)
  await sends(await mintRideToken(linkSecret(env), next), crypto.randomUUID())
  expect(await pressed()).toHaveLength(2)
  const [first] = await pressed()
  const task = `${first?.seq} 1 pressed ${id}`
  await submitHome(atDesk('/dispecink', { intent: 'endTask', number, task }, at(1)))
  expect(await pressed()).toHaveLength(1)
})

test('all links of a driver end at once, and those given later work', async () => {
  const { phone } = acts.assign.act
  await addDriver(env.DB, { name: 'Karel', phone, email: '', languages: [], daysOff: [] })
  const [driver] = await listDrivers(env.DB)
  if (!driver) throw new Error('no driver')
  const [first, second] = [await anAssigned(), await anAssigned()]
  const stateOf = async (link: RideLink, now: Date) =>
    (await findRide(await mintRideToken(linkSecret(env), link), now))?.state
  expect(await stateOf(first.link, first.at(0))).toBe('ride')
  await endLinks(env.DB, driver.id, NOW)
  for (const { link, at } of [first, second]) expect(await stateOf(link, at(0))).toBe('replaced')
  const link = await first.assigned(new Date(NOW.getTime() + 1))
  expect(await stateOf(link, first.at(0))).toBe('ride')
  await removeDriver(env.DB, driver.id)
})

test.each(['', 'karel@example.com'])(
  'a driver whom somebody typed with the telephone of one on the list (%s) is that one: erased, he sees no ride',
  async (email) => {
    const { phone } = acts.assign.act
    await addDriver(env.DB, { name: 'Karel', phone, email, languages: [], daysOff: [] })
    const { link, at } = await anAssigned({ email: 'his.other@example.com' })
    const token = await mintRideToken(linkSecret(env), link)
    expect((await findRide(token, at(0)))?.state).toBe('ride')
    expect(await eraseDrivers(env.DB, { phone })).toBe(1)
    expect((await findRide(token, at(0)))?.state).toBe('replaced')
  },
)

test('the links of a driver taken off the list end', async () => {
  await addDriver(env.DB, {
    name: 'Karel',
    phone: '+420700111222',
    email: '',
    languages: [],
    daysOff: [],
  })
  const [driver] = await listDrivers(env.DB)
  const { at, assigned } = await anAssigned()
  const link = await assigned(NOW, driver?.id)
  const token = await mintRideToken(linkSecret(env), link)
  expect((await findRide(token, at(0)))?.state).toBe('ride')
  await removeDriver(env.DB, driver?.id ?? '')
  expect((await findRide(token, at(0)))?.state).toBe('replaced')
})

test('what was pressed is forgotten with the order', async () => {
  const { key, presses } = await anAssigned()
  await presses('onTheWay', -30)
  await env.DB.batch(emptyOrders(env.DB, [key]))
  expect(await noted(key)).toEqual([])
})

test('what was pressed in time and sent thirty hours later is noted with both times', async () => {
  const { number, key, link, at, presses } = await anAssigned()
  for (const [step, minute] of [
    ['onTheWay', -40],
    ['arrived', -5],
    ['aboard', 2],
  ] as const)
    await presses(step, minute)
  const token = await mintRideToken(linkSecret(env), link)
  const late = at(60 + 30 * 60)
  const id = crypto.randomUUID()
  const send = async (pressedAt: Date, pressId = id) => {
    const { visit } = atDesk(
      '/ridic',
      { act: 'done', id: pressId, at: pressedAt.toISOString(), sent: late.toISOString() },
      late,
    )
    return submitRide(visit, token)
  }
  expect(await send(at(60))).toMatchObject({
    status: 202,
    // By it the phone finds what waits.
    view: { state: 'over', key: expect.stringMatching(/^[\w-]{43}$/) },
  })
  expect(await send(at(60))).toMatchObject({ status: 202 })
  const row = await readOrderRow(env.DB, number, late)
  expect(row?.life?.state).toBe('done')
  expect(row?.log.at(-1)).toMatchObject({
    at: late.toISOString(),
    phone: { at: at(60).toISOString() },
  })
  expect(await noted(key)).toHaveLength(4)
  // Pressed once the link had ended.
  expect(await send(late, crypto.randomUUID())).toMatchObject({ status: 410 })
})

test('a driver notes the cash once, also after the ride, and nothing but cash', async () => {
  const order = aNewOrder({ payment: { paymentMethod: 'cash', note: null } })
  const { number } = await placeOrder(env.DB, order, NOW)
  const by = (act: Act, more: Partial<Doing> = {}) =>
    actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null, insists: true, ...more }, NOW)
  await by(acts.confirm.act)
  const assigned = await by(acts.assign.act)
  const link = { number, leg: 1, assignment: assigned.ok ? assigned.life.seq : 0 } as const
  const pickup = Date.parse(order.order.trip.pickupAt)
  const pressAt = async (act: DriverAct, minutes: number) => {
    const now = new Date(pickup + minutes * MINUTE)
    const row = await readOrderRow(env.DB, number, now)
    const found = row && (await rideIn(env.DB, row, link, now))
    if (found?.state !== 'ride') throw new Error(found?.state)
    return press(
      env.DB,
      found.ride,
      { act, id: crypto.randomUUID(), at: now, sent: null, sum: null },
      { now, requestId: '?' },
    )
  }
  await pressAt('aboard', 5)
  await pressAt('done', 60)
  expect(await pressAt('cash', 65)).toBe('happened')
  expect(await pressAt('cash', 66)).toBe('known')
  const life = (await readOrderRow(env.DB, number, NOW))?.life
  expect(life).toMatchObject({ state: 'done', balance: { due: 0 }, ledger: [{ way: 'cash' }] })
  const card = { event: 'paid', amount: 1, way: 'card' } as const
  expect(await by(card, { actor: 'driver' })).toMatchObject({ error: 'notYours' })
})

/** A ride paid in cash whose passenger is aboard, what its page asks, and what happens to it meanwhile. */
async function aCashRide() {
  const order = aNewOrder({ payment: { paymentMethod: 'cash', note: null } })
  const { number } = await placeOrder(env.DB, order, NOW)
  const at = (minutes: number) => new Date(Date.parse(order.order.trip.pickupAt) + minutes * MINUTE)
  const by = (act: Act, now = NOW) =>
    actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null, insists: true }, now)
  await by(acts.confirm.act)
  const assigned = await by(acts.assign.act)
  const link = { number, leg: 1, assignment: assigned.ok ? assigned.life.seq : 0 } as const
  const token = await mintRideToken(linkSecret(env), link)
  const life = async () => {
    const read = (await readOrderRow(env.DB, number, at(0)))?.life
    if (!read) throw new Error('no life')
    return read
  }
  /** Posts what the page of a minute asked for, ten minutes later. */
  const takes = (sum: string | null, minute = 10, id: string = crypto.randomUUID()) => {
    const typed = {
      act: 'cash',
      id,
      at: at(minute).toISOString(),
      ...(sum === null ? {} : { sum }),
    }
    return submitRide(atDesk('/jizda', typed, at(minute + 10)).visit, token)
  }
  const told = async () =>
    (await listTasks(env.DB, at(3 * 24 * 60))).filter(
      (task) => task.kind === 'pressed' && task.number === number,
    )
  const { due } = (await life()).balance
  return { by, at, life, takes, told, due }
}

test('cash is noted with the sum that the page showed, whatever came by transfer or of the price meanwhile', async () => {
  const partly = await aCashRide()
  await partly.by({ event: 'paid', amount: 50_000, way: 'transfer' })
  expect(await partly.takes(`${partly.due}`)).toMatchObject({ status: 303 })
  expect((await partly.life()).balance).toMatchObject({ paid: partly.due + 50_000, due: -50_000 })

  const dearer = await aCashRide()
  await dearer.by({ event: 'price', total: dearer.due + 151_000, reason: 'Oklika' })
  expect(await dearer.takes(`${dearer.due}`)).toMatchObject({ status: 303 })
  expect((await dearer.life()).balance).toMatchObject({ paid: dearer.due, due: 151_000 })
  // What was not taken yet is asked on the next page, and taken once.
  expect(await dearer.takes('151000', 20)).toMatchObject({ status: 303 })
  expect(await dearer.takes('151000', 21)).toMatchObject({ status: 303 })
  expect((await dearer.life()).balance).toMatchObject({ paid: dearer.due + 151_000, due: 0 })

  const paid = await aCashRide()
  await paid.by({ event: 'paid', amount: paid.due, way: 'transfer' })
  expect(await paid.takes(`${paid.due}`)).toMatchObject({ status: 303 })
  expect((await paid.life()).balance).toMatchObject({ paid: 2 * paid.due, due: -paid.due })
  expect(await paid.told()).toEqual([])
})

test('cash that the desk noted when its driver called is not noted twice, and an old page pays what is due', async () => {
  const called = await aCashRide()
  await called.by({ event: 'paid', amount: null, way: 'cash' })
  expect(await called.takes(`${called.due}`)).toMatchObject({ status: 303 })
  expect((await called.life()).balance).toMatchObject({ paid: called.due, due: 0 })
  const old = await aCashRide()
  await old.by({ event: 'paid', amount: 50_000, way: 'transfer' })
  expect(await old.takes(null)).toMatchObject({ status: 303 })
  expect((await old.life()).balance).toMatchObject({ paid: old.due, due: 0 })
})

test('a sum that the order never asked is not noted, and cash that cannot be noted is told to the desk once', async () => {
  const { due, takes, told, life, by } = await aCashRide()
  for (const sum of ['0', '-1', '1.5', 'x', '', '1000000000000']) {
    expect(await takes(sum), sum).toMatchObject({ status: 422 })
  }
  expect(await told()).toEqual([])
  const id = crypto.randomUUID()
  for (let times = 0; times < 2; times += 1) {
    expect(await takes(`${due + 100}`, 10, id)).toMatchObject({ status: 409 })
  }
  const cash = { amount: due + 100, currency: 'CZK' }
  expect(await told()).toMatchObject([{ data: { act: 'cash', driver: 'Karel Ukázka', cash } }])
  await by({ event: 'noShow', reason: 'Nikdo' }, new Date(NOW.getTime() + 400 * DAY))
  expect(await takes(`${due}`, 200)).toMatchObject({ status: 409 })
  // On a page that the phone kept beyond the end of its link.
  expect(await takes(`${due}`, 2 * 24 * 60)).toMatchObject({ status: 410 })
  expect(await told()).toHaveLength(3)
  expect((await life()).balance.paid).toBe(0)
})

test('an old page that asks for cash when nothing is due any more tells the desk', async () => {
  const { due, takes, told, by } = await aCashRide()
  await by({ event: 'paid', amount: due, way: 'transfer' })
  expect(await takes(null)).toMatchObject({ status: 409 })
  expect(await told()).toMatchObject([{ data: { act: 'cash' } }])
})
