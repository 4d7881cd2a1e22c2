import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { at } from '~/markets/at'
import { findCompany, lookUpCompany } from '~/order/company/find-company.server'

const register = env.TEST_ARES_URL

async function timesAsked(id: string): Promise<unknown> {
  const response = await fetch(`${register}/asked/${id}`)
  return response.json()
}

test('a company is looked up once a day', async () => {
  const found = await findCompany('253 80 141', register)
  expect(found).toMatchObject({ ok: true, company: { city: 'Ostrava', zip: '70300' } })
  expect(await findCompany('25380141', register)).toEqual(found)
  expect(await findCompany('CZ25380141', register)).toEqual(found)
  expect(await timesAsked('25380141')).toBe(1)
})

test('a number nobody has is asked about once, too', async () => {
  expect(await findCompany('45274649', register)).toEqual({ ok: false, error: 'unknown' })
  expect(await findCompany('45274649', register)).toEqual({ ok: false, error: 'unknown' })
  expect(await timesAsked('45274649')).toBe(1)
})

test('look-ups leave the writes of KV to the catalogue', async () => {
  const { keys } = await env.CATALOG.list()
  await findCompany('25380141', register)
  await findCompany('45274649', register)
  expect((await env.CATALOG.list()).keys).toEqual(keys)
})

test('a register that fails is asked again', async () => {
  expect(await findCompany('27074358', register)).toEqual({ ok: false, error: 'unavailable' })
  expect(await findCompany('27074358', register)).toEqual({ ok: false, error: 'unavailable' })
  expect(await timesAsked('27074358')).toBe(2)
})

test('a number that cannot be one is never asked about', async () => {
  expect(await findCompany('12345678', register)).toEqual({ ok: false, error: 'invalid' })
  expect(await timesAsked('12345678')).toBe(0)
})

test('an answer of a megabyte is not read, and a shorter one later is', async () => {
  expect(await findCompany('00006947', `${register}/long`)).toEqual({
    ok: false,
    error: 'unavailable',
  })
  expect(await findCompany('00006947', register)).toMatchObject({ ok: true })
})

test('a register that others could read along with, or that is not there, is unavailable', async () => {
  const unsafe = register.replace('127.0.0.1', '0.0.0.0')
  for (const base of [unsafe, 'ftp://127.0.0.1', 'ares', 'http://127.0.0.1:9']) {
    expect(await findCompany('27082440', base)).toEqual({ ok: false, error: 'unavailable' })
  }
  expect(await timesAsked('27082440')).toBe(0)
})

test('a market without a register of companies asks none', async () => {
  expect(await lookUpCompany('25380141', at)).toEqual({ ok: false, error: 'unavailable' })
})
