import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openRoster, submitRoster } from '~/desk/roster/roster-step.server'
import { addDriver } from '~/roster/driver-store.server'
import { NOW } from '../../../tests/support/builders.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'

/** A dispatcher at the list of drivers. */
const at = (typed: Record<string, string>) => atDesk('/dispecink/ridici', typed)

test('a dispatcher ends all links of a driver, and the list says until when', async () => {
  const drivers = ['Karel', 'Alena'].map((name, index) => ({
    name,
    phone: `+42070000000${index}`,
    email: '',
    languages: [],
    daysOff: [],
  }))
  for (const driver of drivers) await addDriver(env.DB, driver)
  const [alena] = (await openRoster('drivers')(at({}))).page.rows
  expect(alena).toMatchObject({ typed: { name: 'Alena' }, linksFrom: 0 })
  const done = await submitRoster('drivers')(at({ intent: 'endLinks', id: alena?.id ?? '' }))
  expect(done).toMatchObject({ status: 303 })
  expect((await openRoster('drivers')(at({}))).page.rows).toMatchObject([
    { typed: { name: 'Alena' }, linksFrom: NOW.getTime(), revision: 1 },
    { typed: { name: 'Karel' }, linksFrom: 0 },
  ])
})

test('one car and one driver have one row, however they are written', async () => {
  await env.DB.batch(['cars', 'drivers'].map((name) => env.DB.prepare(`DELETE FROM ${name}`)))
  const car = { name: 'Škoda Superb', category: 'business', seats: '3' }
  const driver = { phone: '777000111', email: '' }
  const keep = async (roster: 'cars' | 'drivers', typed: Record<string, string>) => {
    const done = await submitRoster(roster)(at({ intent: 'save', ...typed }))
    return done instanceof Response ? done.status : done.page.refused?.trouble
  }
  expect(await keep('cars', { ...car, plate: '1AB 2345' })).toBe(303)
  expect(await keep('cars', { ...car, plate: '1ab2345' })).toBe('taken')
  expect(await keep('cars', { ...car, plate: '1AB 2346' })).toBe(303)
  expect(await keep('drivers', { ...driver, name: 'Alena Malá' })).toBe(303)
  expect(await keep('drivers', { ...driver, name: 'alena  malá' })).toBe('taken')
  const [alena] = (await openRoster('drivers')(at({}))).page.rows
  const place = { id: alena?.id ?? '', revision: '1' }
  expect(await keep('drivers', { ...driver, ...place, name: 'ALENA MALÁ' })).toBe(303)
})
