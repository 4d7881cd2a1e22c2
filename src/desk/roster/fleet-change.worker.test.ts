import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { submitRoster } from '~/desk/roster/roster-step.server'
import { DAY, MINUTE } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import type { Act } from '~/order/life/event-data'
import { actOnOrder } from '~/order/store/act.server'
import { listTasks } from '~/order/store/desk/task-store.server'
import { addCar, listCars } from '~/roster/car-store.server'
import { addDriver, listDrivers } from '~/roster/driver-store.server'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const KAREL = {
  name: 'Karel',
  phone: '+420777123456',
  email: 'karel@example.com',
  languages: [],
  daysOff: [],
}
const CAR = {
  name: 'Octavia',
  plate: '1AB 2345',
  category: 'business',
  seats: 3,
  daysOff: [],
} as const
const OFF = '2026-12-03'

beforeEach(async () => {
  for (const table of ['drivers', 'cars', 'days_off', 'tasks', 'rides']) {
    await env.DB.prepare(`DELETE FROM ${table}`).run()
  }
})

/** A ride of 3 December by a driver and a car of the lists, and one that is over. */
async function planned() {
  await addDriver(env.DB, KAREL)
  await addCar(env.DB, { ...CAR, daysOff: [] })
  const [driver] = await listDrivers(env.DB)
  const [car] = await listCars(env.DB)
  if (!driver || !car) throw new Error('no fleet')
  const { number } = await placeOrder(env.DB, aNewOrder({ order: anOrder() }), NOW)
  const by = async (act: Parameters<typeof actOnOrder>[2]['act'], at = NOW) => {
    const done = await actOnOrder(
      env.DB,
      number,
      { act, actor: 'carrier', seq: null, insists: true },
      at,
    )
    expect(done).toMatchObject({ ok: true })
  }
  const assign = async (at = NOW) => {
    const present = (await listDrivers(env.DB)).find(({ id }) => id === driver.id) ?? driver
    const { name, phone, email } = present
    await by(
      {
        event: 'assign',
        driver: name,
        phone,
        email,
        car: car.name,
        plate: car.plate,
        driverId: driver.id,
        carId: car.id,
      },
      at,
    )
  }
  await by({ event: 'confirm' })
  await assign()
  return { number, driver, car, by, assign }
}

/** What the desk has to look at, in words of the objections. */
async function needs(number: string, now = new Date(NOW.getTime() + DAY)): Promise<string[]> {
  const tasks = await listTasks(env.DB, now)
  return tasks.flatMap((task) =>
    task.kind === 'meet' && task.number === number
      ? task.data.map(({ why, of }) => `${why} ${of}`)
      : [],
  )
}

const ofDriver = (typed: Record<string, string>) =>
  submitRoster('drivers')(atDesk('/dispecink/ridici', { ...KAREL, ...texts(), ...typed }))
const ofCar = (typed: Record<string, string>) =>
  submitRoster('cars')(atDesk('/dispecink/vozy', { ...CAR, seats: '3', ...texts(), ...typed }))
const texts = () => ({ intent: 'save', languages: '', daysOff: '', revision: '1' })

test('a day off, another address and an end of the links are told of every ride ahead, once', async () => {
  const { number, driver } = await planned()
  expect(await needs(number)).toEqual([])
  const { id } = driver
  expect(await ofDriver({ id, offFrom: OFF })).toMatchObject({ status: 303 })
  expect(await needs(number)).toEqual(['dayOff driver'])
  await ofDriver({ id, revision: '2', daysOff: `${OFF}/${OFF}`, email: 'karel@example.org' })
  expect(await needs(number)).toEqual(['changed driver', 'dayOff driver'])
  await ofDriver({ id, intent: 'endLinks' })
  expect(await needs(number)).toEqual(['changed driver', 'dayOff driver', 'noLink driver'])
})

test('what was put right on the list, or by another assignment, is no task any more', async () => {
  const { number, driver, assign, by } = await planned()
  const { id } = driver
  await ofDriver({ id, offFrom: OFF })
  await ofDriver({ id, revision: '2' })
  expect(await needs(number)).toEqual([])
  await ofDriver({ id, revision: '3', phone: '777 123 999' })
  expect(await needs(number)).toEqual(['changed driver'])
  const later = new Date(NOW.getTime() + MINUTE)
  await assign(later)
  expect(await needs(number)).toEqual([])
  // The assignment is taken back: the ride has the old number again.
  await by({ event: 'undo' }, later)
  expect(await needs(number)).toEqual(['changed driver'])
})

test('an assignment that gives a new link and is taken back leaves the ride without one', async () => {
  const { number, driver, assign, by } = await planned()
  await ofDriver({ id: driver.id, intent: 'endLinks' })
  const later = new Date(NOW.getTime() + MINUTE)
  await assign(later)
  expect(await needs(number)).toEqual([])
  await by({ event: 'undo' }, later)
  expect(await needs(number)).toEqual(['noLink driver'])
})

test('a driver and a car that are taken from their lists leave rides that nobody drives', async () => {
  const { number, driver, car } = await planned()
  await ofDriver({ id: driver.id, intent: 'remove' })
  expect(await needs(number)).toEqual(['gone driver'])
  await ofCar({ id: car.id, intent: 'remove' })
  expect(await needs(number)).toEqual(['gone driver', 'gone car'])
})

test('a car that is out of service, has fewer seats, another category or plate speaks against its rides', async () => {
  const { number, car } = await planned()
  await ofCar({ id: car.id, offFrom: OFF, seats: '1', category: 'basic', plate: '9ZZ 9999' })
  expect(await needs(number)).toEqual([
    'changed car',
    'dayOff car',
    'tooSmall car',
    'otherCategory car',
  ])
})

test('what was insisted on, a refused save and a ride that is over are no news', async () => {
  const { number, driver, by } = await planned()
  const { id } = driver
  expect(await ofDriver({ id, revision: '9', offFrom: OFF })).toMatchObject({ status: 409 })
  expect(await needs(number)).toEqual([])
  const pickup = anOrder().trip.pickupAt
  await by({ event: 'finish' }, new Date(Date.parse(pickup) + DAY))
  await ofDriver({ id, offFrom: OFF })
  expect(await needs(number)).toEqual([])
  expect(toLocalTime(new Date(pickup)).slice(0, 10)).toBe(OFF)
})

test('a day off that is saved while a ride is being given asks about it', async () => {
  await addDriver(env.DB, KAREL)
  const [driver] = await listDrivers(env.DB)
  const id = driver?.id ?? ''
  const { number } = await placeOrder(env.DB, aNewOrder({ order: anOrder() }), NOW)
  const on = (db: D1Database, act: Act) =>
    actOnOrder(db, number, { act, actor: 'carrier', seq: null }, NOW)
  await on(env.DB, { event: 'confirm' })
  let batches = 0
  const db = new Proxy(env.DB, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          batches += 1
          // The first reads the fleet, the second writes the ride.
          if (batches === 2) await ofDriver({ id, offFrom: OFF })
          return target.batch(statements)
        }
      }
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
  const { name, phone, email } = KAREL
  const car = { car: 'Octavia', plate: '9XX 0000' }
  const assign: Act = { event: 'assign', driver: name, phone, email, ...car, driverId: id }
  expect(await on(db, assign)).toMatchObject({ error: 'objected', objections: [{ why: 'dayOff' }] })
})
