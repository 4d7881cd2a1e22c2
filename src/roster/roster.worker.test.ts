import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addCar, type CarData, listCars, removeCar, saveCar } from '~/roster/car-store.server'
import { deleteDaysOff, isOff } from '~/roster/days-off.server'
import {
  addDriver,
  driversOfPerson,
  eraseDrivers,
  listDrivers,
  removeDriver,
  saveDriver,
} from '~/roster/driver-store.server'
import { EMPTY_ROW, readCar, readDriver } from '~/roster/read-roster'

const car = {
  name: 'Škoda Superb',
  category: 'business',
  seats: 3,
  plate: '1AB 2345',
  daysOff: [{ from: '2026-12-01', to: '2026-12-02' }],
} satisfies CarData
const driver = {
  name: 'Karel Kočí',
  phone: '+420777123456',
  email: 'Karel@example.com',
  languages: ['cs', 'de'],
  daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
}

test('a car is kept once, and of two who save it the second is refused', async () => {
  expect(await addCar(env.DB, car)).toBe(true)
  expect(await addCar(env.DB, { ...car, name: 'Another' })).toBe(false)
  const [kept] = await listCars(env.DB)
  if (!kept) throw new Error('no car')
  expect(kept).toMatchObject(car)
  expect(await saveCar(env.DB, { ...kept, seats: 4 })).toBe(true)
  expect(await saveCar(env.DB, { ...kept, seats: 2 })).toBe(false)
  expect(await listCars(env.DB)).toMatchObject([{ seats: 4, revision: 2 }])
  await removeCar(env.DB, kept.id)
  expect(await listCars(env.DB)).toEqual([])
})

test('a refused save of a driver changes no day off either', async () => {
  expect(await addDriver(env.DB, driver)).toBe(true)
  expect(await addDriver(env.DB, { ...driver, daysOff: [] })).toBe(false)
  expect(await addDriver(env.DB, { ...driver, name: 'Alena', email: '', daysOff: [] })).toBe(true)
  const kept = (await listDrivers(env.DB)).find(({ name }) => name === driver.name)
  if (!kept) throw new Error('no driver')
  expect(kept).toMatchObject(driver)
  expect(isOff(kept, ['2026-12-26'])).toBe(true)
  expect(isOff(kept, ['2026-12-27'])).toBe(false)
  expect(await saveDriver(env.DB, { ...kept, name: 'Alena', daysOff: [] })).toBe(false)
  const daysOff = [{ from: '2026-11-20', to: '2026-11-21' }, ...kept.daysOff]
  expect(await saveDriver(env.DB, { ...kept, daysOff })).toBe(true)
  expect(await saveDriver(env.DB, { ...kept, daysOff: [] })).toBe(false)
  const now = async () => (await listDrivers(env.DB)).find(({ id }) => id === kept.id)
  expect(await now()).toMatchObject({ daysOff })
  await deleteDaysOff(env.DB, '2026-11-22', 10).run()
  expect(await now()).toMatchObject({ daysOff: kept.daysOff })
  await removeDriver(env.DB, kept.id)
  expect(await listDrivers(env.DB)).toMatchObject([{ name: 'Alena' }])
})

test('a driver is exported and erased by address and by number', async () => {
  await env.DB.prepare('DELETE FROM drivers').run()
  await addDriver(env.DB, driver)
  const byEmail = { email: 'karel@EXAMPLE.com' }
  expect(await driversOfPerson(env.DB, byEmail)).toMatchObject([{ name: driver.name }])
  expect(await driversOfPerson(env.DB, { phone: '+420777000000' })).toEqual([])
  expect(await eraseDrivers(env.DB, { phone: driver.phone })).toBe(1)
  expect(await driversOfPerson(env.DB, byEmail)).toEqual([])
  const left = await env.DB.prepare('SELECT COUNT(*) AS count FROM days_off').first()
  expect(left).toEqual({ count: 0 })
})

test('typed rows: languages by code or name, one day or several, and what is refused', () => {
  const typed = {
    ...EMPTY_ROW,
    name: ' Karel  Kočí ',
    phone: '777 123 456',
    email: '',
    languages: ['cs', 'němčina', 'English'],
    daysOff: ['2026-12-01/2026-12-02', 'nonsense'],
    offFrom: '2026-12-24',
    offTo: '',
  }
  expect(readDriver(typed, {})).toEqual({
    name: 'Karel Kočí',
    phone: '+420777123456',
    email: '',
    languages: ['cs', 'de', 'en'],
    daysOff: [
      { from: '2026-12-01', to: '2026-12-02' },
      { from: '2026-12-24', to: '2026-12-24' },
    ],
  })
  const errors = {}
  const wrong = {
    ...typed,
    name: '',
    phone: '1',
    email: 'x',
    languages: ['xx'],
    offTo: '2026-12-01',
  }
  expect(readDriver(wrong, errors)).toBeNull()
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'languages', 'name', 'offTo', 'phone'])
  const ofCar = {}
  expect(readCar({ ...EMPTY_ROW, category: 'x', seats: '0' }, ofCar)).toBeNull()
  expect(Object.keys(ofCar).toSorted()).toEqual(['category', 'name', 'plate', 'seats'])
  const plain = { ...EMPTY_ROW, name: 'Škoda', category: 'basic', seats: '8', plate: '1ab 2345' }
  expect(readCar(plain, {})).toMatchObject({ seats: 8, plate: '1AB 2345' })
})
