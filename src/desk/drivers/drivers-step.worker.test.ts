import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDrivers, submitDrivers } from '~/desk/drivers/drivers-step.server'
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
  const [alena] = (await openDrivers(at({}))).page.drivers
  expect(alena).toMatchObject({ name: 'Alena', linksFrom: 0 })
  const done = await submitDrivers(at({ intent: 'endLinks', id: alena?.id ?? '' }))
  expect(done).toMatchObject({ status: 303 })
  expect((await openDrivers(at({}))).page.drivers).toMatchObject([
    { name: 'Alena', linksFrom: NOW.getTime(), revision: 1 },
    { name: 'Karel', linksFrom: 0 },
  ])
})
