import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_getVarsForDev as readVars } from 'wrangler'
import {
  addSettings,
  localPeople,
  localSettings,
  settingsReport,
  writeSettings,
} from './local-settings.ts'

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
  expect(localSettings(state, { PROVIDER: 'remote' })).toEqual({
    PROVIDER: 'remote',
    ORDER_LINK_SECRET,
    ORDERS_TOKEN,
  })
  const embedded = localSettings(state, {})
  expect(embedded).toEqual({
    ORDER_LINK_SECRET,
    ORDERS_TOKEN,
    PROVIDER_ACCESS_TOKEN: secret,
    PROVIDER_BEARER: secret,
  })
  expect(embedded.PROVIDER_ACCESS_TOKEN).not.toBe(embedded.PROVIDER_BEARER)
  expect(localSettings(state, {})).toEqual(embedded)
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

test('a file of an earlier release gets the secrets that it lacks, once, and none for a back office of one’s own', () => {
  const file = join(folder(), '.dev.vars')
  const made = { ORDERS_TOKEN: 'made', PROVIDER_ACCESS_TOKEN: 'made', PROVIDER_BEARER: 'made' }
  writeFileSync(file, "ORDERS_TOKEN='mine'")
  for (const _ of [1, 2]) {
    addSettings(file, made)
    expect(readFileSync(file, 'utf8')).toBe(
      "ORDERS_TOKEN='mine'\nPROVIDER_ACCESS_TOKEN='made'\nPROVIDER_BEARER='made'\n",
    )
  }
  const own = "PROVIDER_API_URL='http://127.0.0.1:9/v1'\n"
  writeFileSync(file, own)
  addSettings(file, made)
  expect(readFileSync(file, 'utf8')).toBe(`${own}ORDERS_TOKEN='made'\n`)
})

test('the start says which back office is in use, and what is wrong without its value', () => {
  const gateway = {
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
  }
  const { PROVIDER_API_URL: _, ...opening } = remote
  const made = { ORDER_LINK_SECRET: '0123456789abcdef0123456789abcdef', ...opening }
  const secret = { ...made, ...gateway }
  expect(settingsReport(made)).toHaveLength(3)
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
    'PROVIDER_ACCESS_TOKEN',
  ])
  expect(rest.join()).not.toContain('qqqq')
})
