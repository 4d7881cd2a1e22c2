import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findCompany } from '~/features/order/company/find-company.server'

const access = { cache: env.CATALOG, url: env.TEST_ARES_URL }
const nowhere = { cache: env.CATALOG, url: 'http://127.0.0.1:9' }

test('a company is looked up once a day', async () => {
  const found = await findCompany('253 80 141', access)
  expect(found).toMatchObject({ ok: true, company: { city: 'Ostrava', zip: '70300' } })
  expect(await findCompany('25380141', nowhere)).toEqual(found)
})

test('a number that cannot be one is never asked about', async () => {
  expect(await findCompany('12345678', nowhere)).toEqual({ ok: false, error: 'invalid' })
})

test('a company nobody knows and a register that fails are told apart', async () => {
  expect(await findCompany('45274649', access)).toEqual({ ok: false, error: 'unknown' })
  expect(await findCompany('27074358', access)).toEqual({ ok: false, error: 'unavailable' })
  expect(await findCompany('27082440', nowhere)).toEqual({ ok: false, error: 'unavailable' })
})
