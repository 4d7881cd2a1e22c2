import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_getVarsForDev as readVars } from 'wrangler'
import { localPeople, localSettings, settingsReport, writeSettings } from './local-settings.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'vozka-settings-'))
const remote = {
  PROVIDER_API_URL: 'http://127.0.0.1:9000/v1',
  PROVIDER_ACCESS_TOKEN: 'token',
  PROVIDER_BEARER: 'bearer',
}

test('a site on this machine has the settings of the environment and secrets that stay', () => {
  const state = folder()
  const first = localSettings(state, { ...remote, SITE_ORIGIN: '', HOME: '/root' })
  const secret: string = expect.stringMatching(/^[\w-]{43}$/)
  expect(first).toEqual({ ...remote, ORDER_LINK_SECRET: secret, ORDERS_TOKEN: secret })
  const { ORDER_LINK_SECRET, ORDERS_TOKEN } = first
  expect(ORDER_LINK_SECRET).not.toBe(ORDERS_TOKEN)
  expect(localSettings(state, {})).toEqual({ ORDER_LINK_SECRET, ORDERS_TOKEN })
  expect(statSync(join(state, 'orders-token')).mode & 0o777).toBe(0o600)
})

test('settings reach the Worker by a file that only the owner can read, whatever is in them', () => {
  const at = folder()
  const file = join(at, '.dev.vars')
  const people = `[{"id":"dana","name":"Dana O'Neill"}]`
  const settings = { ...remote, ...localPeople({}), MAIL_FROM: people, MAIL_API_TOKEN: 'a\\n#b$c' }
  writeSettings(file, settings)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const read = readVars(join(at, 'wrangler.toml'), undefined, {}, undefined, true)
  expect(
    Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, value])),
  ).toEqual(settings)
})

test('the start says which back office is in use, and what is wrong without its value', () => {
  const gateway = {
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
  }
  const secret = { ORDER_LINK_SECRET: '0123456789abcdef0123456789abcdef', ...gateway }
  expect(settingsReport({ ORDER_LINK_SECRET: secret.ORDER_LINK_SECRET })).toHaveLength(3)
  expect(settingsReport(secret)).toEqual(['Back office: embedded (its own database)'])
  expect(settingsReport({ ...secret, ...remote })[0]).toMatch(/^Back office: remote/)
  const [first, ...rest] = settingsReport({
    ...gateway,
    ORDER_LINK_SECRET: 'a',
    PROVIDER_BEARER: 'qqqq',
  })
  expect(first).toMatch(/^Back office: none/)
  expect(rest.map((line) => line.split(' ')[1])).toEqual([
    'ORDER_LINK_SECRET',
    'PROVIDER_API_URL',
    'PROVIDER_ACCESS_TOKEN',
  ])
  expect(rest.join()).not.toContain('qqqq')
})
