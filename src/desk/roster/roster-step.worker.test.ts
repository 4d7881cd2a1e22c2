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
