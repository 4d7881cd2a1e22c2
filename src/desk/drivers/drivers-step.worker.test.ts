import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDrivers, submitDrivers } from '~/desk/drivers/drivers-step.server'
import type { AtDesk } from '~/desk/guard/at-desk'
import { startVisit } from '~/http/visit'
import { addDriver } from '~/roster/driver-store.server'
import { NOW } from '../../../tests/support/builders.ts'

/** A dispatcher at the list of drivers. */
function at(typed: Record<string, string>): AtDesk {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const url = new URL('https://vozka.example/dispecink/ridici')
  const asked = { url, requestId: 'test', form, isOverLimit: false }
  const visit = { ...startVisit(new Request(url), env, asked), now: NOW }
  const person = {
    id: 'dana',
    name: 'Dana',
    email: 'dana@example.com',
    role: 'dispatcher',
  } as const
  const session = { key: 'k', person: 'dana', device: '', beganAt: 0, usedAt: 0, freshAt: 0 }
  return { visit, person, session }
}

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
