import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Act } from '~/order/life/event-data'
import type { OrderValues } from '~/order/model/typed-order'
import { actOnOrder, type Done } from '~/order/store/act.server'
import { eraseTasks, listTasks, tasksOfDriver } from '~/order/store/desk/task-store.server'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { DAY } from '~/lib/duration'
import { addCar } from '~/roster/car-store.server'
import { addDriver } from '~/roster/driver-store.server'
import { anOrder, NOW } from '../../../../tests/support/builders.ts'
import { countedDatabase } from '../../../../tests/support/worker/counted-database.ts'
import { aNewOrder, placeOrder } from '../../../../tests/support/worker/placed-orders.ts'

const OF_CARRIER = { actor: 'carrier', seq: null } as const

/** A confirmed ride from Prague to Brno, with what is done to it. */
async function ride(changes: Partial<OrderValues> = {}) {
  const order = aNewOrder({ order: anOrder({ street: 'Lipová 1', ...changes }) })
  const { number } = await placeOrder(env.DB, order, NOW)
  const by = (act: Act, more: Partial<Doing> = {}) =>
    actOnOrder(env.DB, number, { act, ...OF_CARRIER, ...more }, NOW)
  expect(await by({ event: 'confirm' })).toMatchObject({ ok: true })
  return { number, by, orderKey: order.orderKey }
}

/** A yes of the carrier to another time. */
const MOVE = {
  event: 'answerChange',
  isGranted: true,
  words: '',
  total: null,
  until: null,
} as const

let count = 0
/** A driver and a car that no other test has. */
function aPair(): Extract<Act, { event: 'assign' }> {
  count += 1
  const phone = `+4207770${String(count).padStart(5, '0')}`
  const plate = `${count}AB 1111`
  return { event: 'assign', driver: `Řidič ${count}`, phone, car: 'Octavia', plate }
}

async function logOf(number: string) {
  return (await readOrderRow(env.DB, number, NOW))?.log ?? []
}

test('a driver who has another ride is given a second one only by who insists, and the history says so', async () => {
  const [one, other] = [await ride(), await ride()]
  const pair = aPair()
  expect(await one.by(pair)).toMatchObject({ ok: true })
  const refused = await other.by({ ...pair, plate: '9ZZ 9999' })
  expect(refused).toMatchObject({
    error: 'objected',
    objections: [{ why: 'overlap', of: 'driver', leg: 1, meets: { number: one.number } }],
  })
  expect((await logOf(other.number)).map(({ event }) => event)).toEqual(['received', 'confirm'])
  expect(await other.by({ ...aPair(), plate: pair.plate.toLowerCase() })).toMatchObject({
    objections: [{ why: 'overlap', of: 'car' }],
  })
  expect(await other.by(pair, { insists: true })).toMatchObject({ ok: true })
  expect((await logOf(other.number)).at(-1)).toMatchObject({ against: ['overlap'] })
  expect(await listTasks(env.DB, new Date(NOW.getTime() + DAY))).not.toContainEqual(
    expect.objectContaining({ kind: 'meet' }),
  )
})

test('a ride across midnight meets one of the next day, and so do both rides of one order', async () => {
  const pair = aPair()
  const late = await ride({ date: '2026-12-05', time: '23:30' })
  const early = await ride({ date: '2026-12-06', time: '00:30' })
  expect(await late.by(pair)).toMatchObject({ ok: true })
  expect(await early.by(pair)).toMatchObject({ error: 'objected' })
  const both = await ride({
    date: '2026-12-08',
    time: '08:00',
    returnDate: '2026-12-08',
    returnTime: '11:00',
  })
  const mine = aPair()
  expect(await both.by({ ...mine, leg: 1 })).toMatchObject({ ok: true })
  const back = await both.by({ ...mine, leg: 2 })
  expect(back).toMatchObject({ ok: true })
})

test('days off, workshops, seats and categories speak against a driver and a car', async () => {
  const { number, by } = await ride({ passengers: '3', service: 'business' })
  const daysOff = [{ from: '2026-12-03', to: '2026-12-03' }]
  const pair = aPair()
  await addDriver(env.DB, {
    name: pair.driver,
    phone: pair.phone,
    email: '',
    languages: [],
    daysOff,
  })
  await addCar(env.DB, { name: 'Fabia', category: 'basic', seats: 2, plate: pair.plate, daysOff })
  const refused = await by(pair)
  if (refused.ok || refused.error !== 'objected') throw new Error(JSON.stringify(refused))
  expect(refused.objections.map(({ why, of }) => `${why} ${of}`)).toEqual([
    'dayOff driver',
    'dayOff car',
    'tooSmall car',
    'otherCategory car',
  ])
  expect(await by(pair, { insists: true })).toMatchObject({ ok: true })
  // What was insisted on is not asked again, until something changes.
  expect(await by({ event: 'note', text: 'Ví o tom.' })).toMatchObject({ ok: true })
  expect((await logOf(number)).at(-2)).toMatchObject({
    against: ['dayOff', 'tooSmall', 'otherCategory'],
  })
})

test('a correction, an offered time and a reopening ask as an assignment does', async () => {
  const pair = aPair()
  const [one, other] = [await ride(), await ride({ date: '2026-12-04' })]
  await one.by(pair)
  await other.by(pair)
  const trip = anOrder().trip
  const before = anOrder({ date: '2026-12-04' }).trip
  expect(
    await other.by({ event: 'correct', before: { trip: before }, after: { trip } }),
  ).toMatchObject({
    error: 'objected',
  })
  expect(await other.by({ ...MOVE, time: '2026-12-03T09:00' })).toMatchObject({ error: 'objected' })
  expect(await other.by({ ...MOVE, time: '2026-12-04T18:00' })).toMatchObject({ ok: true })
  await other.by({ event: 'cancel', reason: 'Omyl' })
  const third = await ride({ date: '2026-12-04' })
  expect(await third.by(pair)).toMatchObject({ ok: true })
  expect(await other.by({ event: 'reopen', reason: 'Přece jen' })).toMatchObject({
    error: 'objected',
    objections: [{ meets: { number: third.number } }],
  })
})

test('an assignment is asked about the time that holds, also while another one is offered', async () => {
  const pair = aPair()
  const [one, other] = [await ride(), await ride()]
  await one.by(pair)
  await other.by(aPair())
  expect(await other.by({ ...MOVE, time: '2026-12-04T18:00' })).toMatchObject({ ok: true })
  expect(await other.by(pair)).toMatchObject({ error: 'objected' })
})

test('where the customer acts, the rides meet and the desk has to part them', async () => {
  await env.DB.prepare('DELETE FROM tasks').run()
  const pair = aPair()
  const [one, other] = [await ride(), await ride({ date: '2026-12-04' })]
  await other.by(pair)
  await other.by({ ...MOVE, time: '2026-12-03T09:00' })
  await one.by(pair, { insists: true })
  const accepted = await other.by({ event: 'acceptChange' }, { actor: 'customer' })
  expect(accepted).toMatchObject({ ok: true })
  expect(await listTasks(env.DB, new Date(NOW.getTime() + DAY))).toContainEqual({
    seq: accepted.ok ? accepted.life.seq : 0,
    leg: 1,
    item: '',
    number: other.number,
    kind: 'meet',
    data: [expect.objectContaining({ why: 'overlap', of: 'driver' })],
  })
})

test('a time after the way back is refused, whoever says it', async () => {
  const { by } = await ride({ returnDate: '2026-12-04', returnTime: '18:00' })
  const pickup = { local: '2026-12-04T18:00', at: '2026-12-04T17:00:00.000Z' }
  const wish = { event: 'requestChange', message: 'Později', pickup } as const
  expect(await by(wish, { actor: 'customer' })).toMatchObject({ error: 'afterReturn' })
  expect(await by({ ...MOVE, time: pickup.local })).toMatchObject({ error: 'afterReturn' })
  expect(await by({ ...MOVE, time: '2026-12-03T18:00' })).toMatchObject({ ok: true })
})

test('of two dispatchers who give one driver two rides at one moment, one is asked', async () => {
  let rides = [await ride(), await ride()]
  for (let pairs = 0; pairs < env.PAIRS; pairs += 1) {
    // A long history is slow to read.
    if (pairs % 20 === 19) rides = [await ride(), await ride()]
    const pair = aPair()
    const done = await Promise.all(rides.map(({ by }) => by(pair)))
    expect(done.map((one) => (one.ok ? 'ok' : one.error)).toSorted()).toEqual(['objected', 'ok'])
  }
})

test('what guards an assignment is one statement more in its batch, and one read before it', async () => {
  const { number } = await ride()
  const { database, ran } = countedDatabase(env.DB)
  const act = { ...aPair(), leg: 1 } as const
  const done = await actOnOrder(database, number, { act, ...OF_CARRIER }, NOW)
  expect(done).toMatchObject({ ok: true })
  const tables = (word: string) => ran.filter(({ sql }) => sql.includes(word)).length
  expect(tables('INTO guards')).toBe(1)
  // The order, who has the typed telephone, and the fleet with the rides near in one request of three statements.
  expect(ran.findIndex(({ sql }) => sql.includes('INTO guards'))).toBe(5)
})

test('a dispatcher does not what costs the carrier money; an owner and the terminal do', async () => {
  const { by } = await ride()
  const price = { event: 'price', total: 1_000_00, reason: 'Sleva' } as const
  const person = { id: 'dana', role: 'dispatcher' } as const
  expect(await by(price, { person })).toMatchObject({ error: 'ownerOnly' })
  expect(await by(price, { person: { id: 'olga', role: 'owner' } })).toMatchObject({ ok: true })
  expect(await by({ ...price, total: 1_100_00 })).toMatchObject({ ok: true })
})

test('in random fleets nobody and nothing is taken twice without a word of it', async () => {
  const random = seeded(env.FUZZ_SEED)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] ?? list[0]
  const hour = () =>
    `2026-12-1${Math.floor(random() * 2)}T${String(6 + Math.floor(random() * 12)).padStart(2, '0')}:00`
  let rides: Awaited<ReturnType<typeof ride>>[] = []
  for (let fleet = 0; fleet < env.FLEETS; fleet += 1) {
    const pairs = [aPair(), aPair()]
    // Other drivers take over the rides of the fleet before, as far as they take place.
    if (fleet % 4 === 0) {
      rides = []
      while (rides.length < 4) {
        const [date = '', time = ''] = hour().split('T')
        rides.push(await ride({ date, time }))
      }
    }
    for (let step = 0; step < 6; step += 1) {
      const one = pick(rides)
      const pair = pick(pairs)
      if (!one || !pair) throw new Error('no ride')
      const insists = random() < 0.15
      const car = pick(pairs)?.plate ?? ''
      const acts: (() => Promise<Done>)[] = [
        () => one.by({ ...pair, plate: car }, { insists }),
        () => one.by({ ...pair, plate: car }, { insists }),
        () => one.by({ ...MOVE, time: hour() }, { insists }),
        () => one.by({ event: 'acceptChange' }, { actor: 'customer' }),
        () => one.by({ event: 'cancel', reason: 'Omyl' }),
        () => one.by({ event: 'reopen', reason: 'Přece' }, { insists }),
        () => one.by({ event: 'undo' }),
      ]
      if ((await pick(acts)?.())?.ok === true) await expectKnown(rides)
    }
  }
  // A busy machine takes its time.
}, 600_000)

/** Rides that meet were insisted on, or are a task of the desk. */
async function expectKnown(rides: { number: string; orderKey: string }[]): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT one.order_key AS one, other.order_key AS other FROM rides AS one JOIN rides AS other
     ON one.order_key < other.order_key AND (one.driver_key = other.driver_key OR one.car_key = other.car_key)
       AND one.driver_key <> '' AND other.driver_key <> ''
       AND one.pickup_at < other.end_at AND other.pickup_at < one.end_at
     WHERE one.order_key IN (SELECT value FROM json_each(?1)) AND other.order_key IN (SELECT value FROM json_each(?1))`,
  )
    .bind(JSON.stringify(rides.map(({ orderKey }) => orderKey)))
    .all<{ one: string; other: string }>()
  for (const { one, other } of results) {
    const { results: said } = await env.DB.prepare(
      `SELECT order_key FROM order_events WHERE order_key IN (?1, ?2) AND against LIKE '%overlap%'
       UNION SELECT order_key FROM tasks WHERE order_key IN (?1, ?2) AND kind = 'meet'`,
    )
      .bind(one, other)
      .all()
    expect(said.length).toBeGreaterThan(0)
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('what a driver has to be told is exported and erased with the driver', async () => {
  // A list shows fifty at most.
  await env.DB.prepare('DELETE FROM tasks').run()
  const pair = aPair()
  const { by, number } = await ride()
  await by(pair)
  const later = new Date(NOW.getTime() + DAY)
  const told = () => listTasks(env.DB, later)
  expect(await told()).toContainEqual(expect.objectContaining({ number, kind: 'tell' }))
  expect(await tasksOfDriver(env.DB, [pair.phone])).toHaveLength(1)
  expect(await eraseTasks(env.DB, [pair.phone])).toBe(1)
  expect(await told()).not.toContainEqual(expect.objectContaining({ number }))
})

test('an undo strikes what a driver would have to be told, and his own press ends it', async () => {
  const pair = aPair()
  const one = await ride()
  await one.by(pair)
  expect(await tasksOfDriver(env.DB, [pair.phone])).toHaveLength(1)
  await one.by({ event: 'undo' })
  expect(await tasksOfDriver(env.DB, [pair.phone])).toEqual([])
  await one.by(pair)
  await one.by({ event: 'progress', step: 'onTheWay', leg: 1 }, { actor: 'driver' })
  expect(await tasksOfDriver(env.DB, [pair.phone])).toMatchObject([{ done_at: NOW.getTime() }])
})
