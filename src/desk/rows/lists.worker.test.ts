import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readHome } from '~/desk/home/read-home.server'
import { boundsOf, dayAfter, dayOf } from '~/desk/rows/days'
import { judgeRides } from '~/desk/rows/ride-facts'
import { lanesOf } from '~/desk/day/lanes'
import { HOUR } from '~/lib/duration'
import type { Act } from '~/order/life/event-data'
import { actOnOrder } from '~/order/store/act.server'
import {
  listFound,
  listNeeds,
  listRides,
  MOST_FOUND,
  MOST_NEEDS,
  MOST_RIDES,
} from '~/order/store/desk/lists.server'
import { listWaitingMessages, markAnswered, MOST_WAITING } from '~/outbox/message-store.server'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { countedDatabase } from '../../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../../tests/support/worker/many-rows.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const KAREL = {
  event: 'assign',
  driver: 'Karel Kočí',
  phone: '+420777000111',
  car: 'Škoda Superb',
  plate: '1AB 2345',
} as const

async function act(number: string, doing: Act): Promise<void> {
  const done = await actOnOrder(
    env.DB,
    number,
    {
      act: doing,
      actor: 'carrier',
      seq: null,
      person: { id: 'dana', role: 'owner' },
      insists: true,
    },
    NOW,
  )
  expect(done).toMatchObject({ ok: true })
}

test('new orders and requests wait by their promise; a ride without a driver near its day', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const later = new Date(NOW.getTime() + HOUR)
  const request = await placeOrder(env.DB, aNewRequest(), later)
  const home = await readHome(env.DB, later)
  expect(home.needs).toMatchObject([
    { kind: 'order', need: 'confirm', order: { number }, by: NOW.getTime() + 2 * HOUR },
    { kind: 'order', need: 'price', order: { number: request.number } },
  ])
  await act(number, { event: 'confirm' })
  const { rides } = await listRides(env.DB, { from: 0, to: Number.MAX_SAFE_INTEGER })
  const ride = rides.find((one) => one.number === number)
  if (!ride) throw new Error('no ride')
  expect((await readHome(env.DB, later)).needs).toHaveLength(1)
  const onItsDay = await readHome(env.DB, new Date(ride.ride_pickup_at - HOUR))
  expect(onItsDay.needs).toContainEqual(expect.objectContaining({ need: 'assign' }))
  const shownOn = ({ today }: typeof onItsDay) => today.rides.find((one) => one.number === number)
  expect(shownOn(onItsDay)).toMatchObject({ hasNoDriver: true, isUnpaid: true })
  await act(number, KAREL)
  const assigned = await readHome(env.DB, new Date(ride.ride_pickup_at - HOUR))
  expect(shownOn(assigned)).toMatchObject({ hasNoDriver: false, driver: 'Karel Kočí' })
  // Money that is due stays on the list, although the order needs nothing else.
  expect(assigned.needs).toContainEqual(expect.objectContaining({ need: 'collect' }))
})

test('a car is one lane, and its rides that meet are told in both', async () => {
  await env.DB.prepare('DELETE FROM rides').run()
  const [first, second] = [
    await placeOrder(env.DB, aNewOrder(), NOW),
    await placeOrder(env.DB, aNewOrder(), NOW),
  ]
  for (const { number } of [first, second]) {
    await act(number, { event: 'confirm' })
    await act(number, KAREL)
  }
  const { rides: all } = await listRides(env.DB, { from: 0, to: Number.MAX_SAFE_INTEGER })
  const day = dayOf(all[0]?.ride_pickup_at ?? 0)
  const bounds = boundsOf(day)
  if (!bounds) throw new Error('no day')
  expect((await listRides(env.DB, bounds)).rides).toHaveLength(2)
  expect(boundsOf(dayAfter(day, 1))?.from).toBe(bounds.to)
  const lanes = lanesOf(judgeRides(all))
  expect(lanes).toMatchObject([
    { plate: '1AB 2345', rides: [{ isOverlapping: true, gap: null }, { isOverlapping: true }] },
  ])
  expect(lanes[0]?.rides[1]?.gap).toBeLessThan(0)
  expect(boundsOf('2026-02-30')).toBeNull()
  expect(boundsOf('%')).toBeNull()
})

test('an order is found by what a caller says', async () => {
  const order = anOrder({
    name: 'Žofie Nováková',
    phone: '+420 777 123 456',
    email: 'zofie@example.com',
  })
  const { number } = await placeOrder(env.DB, aNewOrder({ order }), NOW)
  await act(number, { event: 'confirm' })
  await act(number, { ...KAREL, plate: '9ZZ 8765' })
  const spaced = number.replace(/^(..)(....)/, '$1 $2 ')
  const said = ['novakova', 'Žofie', 'NOVÁKOVÁ žof', '456', '123 456', '00420 777 123 456', number]
  for (const text of [...said, spaced, '9zz8765', '9ZZ 8765', 'zofie@ex']) {
    expect(await listFound(env.DB, text), text).toContainEqual(expect.objectContaining({ number }))
  }
  for (const text of ['%', '%%%', '_____', '', 'no', "'; --", 'žofie%', '\u{10ffff}'.repeat(3)]) {
    const found = await listFound(env.DB, text)
    expect(found.length, text).toBeLessThanOrEqual(1)
  }
})

test('a message waits until it is answered', async () => {
  await env.DB.prepare(
    `INSERT INTO contact_messages (message_key, body, is_flagged, sent_at)
     VALUES ('waits', '{"name":"Jana","email":"jana@example.com","message":"Dobrý den"}', 0, 1)`,
  ).run()
  expect((await readHome(env.DB, NOW)).needs[0]).toMatchObject({ kind: 'message', name: 'Jana' })
  await markAnswered(env.DB, 'waits', NOW)
  expect(await listWaitingMessages(env.DB)).toEqual([])
})

test('a list that shows not all says so', async () => {
  for (const table of [
    'rides',
    'order_keys',
    'order_events',
    'outbox',
    'orders',
    'contact_messages',
  ])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
  await placeOrder(env.DB, aNewOrder(), NOW)
  const [ride] = (await listRides(env.DB, { from: 0, to: Number.MAX_SAFE_INTEGER })).rides
  const itsDay = new Date((ride?.ride_pickup_at ?? 0) - HOUR)
  const shown = async () => {
    const { needs, hasMoreNeeds, today } = await readHome(env.DB, itsDay)
    return { needs: needs.length, hasMoreNeeds, rides: today.rides.length, hasMore: today.hasMore }
  }
  // One is there already.
  await copyRows(env.DB, 'orders', MOST_RIDES - 1, {
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    needs: `iif(n < ${MOST_NEEDS}, needs, NULL)`,
    needs_by: `iif(n < ${MOST_NEEDS}, needs_by, NULL)`,
  })
  await copyRows(env.DB, 'rides', MOST_RIDES - 1, { order_key: NTH_KEY })
  expect(await shown()).toEqual({
    needs: MOST_NEEDS,
    hasMoreNeeds: false,
    rides: MOST_RIDES,
    hasMore: false,
  })
  const another = { order_key: "'00000000-0000-4000-8000-00000000ffff'" }
  await copyRows(env.DB, 'orders', 1, { number: "'1999999999'", ...another })
  await copyRows(env.DB, 'rides', 1, another)
  expect(await shown()).toEqual({
    needs: MOST_NEEDS,
    hasMoreNeeds: true,
    rides: MOST_RIDES,
    hasMore: true,
  })
  await env.DB.prepare('UPDATE orders SET needs = NULL').run()
  expect(await shown()).toMatchObject({ hasMoreNeeds: false })
  for (let nth = 0; nth <= MOST_WAITING; nth += 1) {
    await env.DB.prepare(
      `INSERT INTO contact_messages (message_key, body, is_flagged, sent_at)
       VALUES (?, '{"name":"Jana","email":"jana@example.com","message":"Dobrý den"}', 0, 1)`,
    )
      .bind(`waits-${nth}`)
      .run()
  }
  expect(await shown()).toMatchObject({ needs: MOST_WAITING, hasMoreNeeds: true })
})

test('among 10,000 orders each list reads few rows', async () => {
  for (const table of ['rides', 'order_keys', 'order_events', 'outbox', 'orders']) {
    await env.DB.prepare(`DELETE FROM ${table}`).run()
  }
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await act(number, { event: 'confirm' })
  const [ride] = (await listRides(env.DB, { from: 0, to: Number.MAX_SAFE_INTEGER })).rides
  const from = ride?.ride_pickup_at ?? 0
  const pickup_at = `${from} + (n / 20) * 86400000`
  // Twenty rides a day; four orders need something.
  await copyRows(env.DB, 'orders', 10_000, {
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    pickup_at,
    needs: "iif(n < 4, 'confirm', NULL)",
    needs_by: 'iif(n < 4, n, NULL)',
  })
  await copyRows(env.DB, 'rides', 10_000, { order_key: NTH_KEY, pickup_at })
  await copyRows(env.DB, 'order_keys', 10_000, { key: "'novak ' || n", order_key: NTH_KEY })
  const { database, ran } = countedDatabase(env.DB)
  const rowsOf = async (read: () => Promise<unknown[]>) => {
    ran.length = 0
    const { length } = await read()
    return { length, rows: ran.reduce((sum, { rowsRead }) => sum + rowsRead, 0) }
  }
  const day = boundsOf(dayOf(from + 100 * 86_400_000))
  if (!day) throw new Error('no day')
  const counted = {
    day: await rowsOf(async () => (await listRides(database, day)).rides),
    needs: await rowsOf(
      async () => (await listNeeds(database, { confirm: 9e15, price: 9e15, assign: 9e15 })).orders,
    ),
    hits: await rowsOf(() => listFound(database, 'novak')),
    one: await rowsOf(() => listFound(database, 'novak 9999')),
  }
  expect(counted).toMatchObject({
    day: { length: 20 },
    needs: { length: 4 },
    hits: { length: MOST_FOUND },
    one: { length: 1 },
  })
  for (const [name, { rows }] of Object.entries(counted))
    expect.soft(rows, name).toBeLessThanOrEqual(50)
})
