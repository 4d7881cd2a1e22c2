import { afterAll, beforeAll } from 'vitest'
import { startLocalProvider } from '../../scripts/tools/local-provider.ts'
import { expect, test } from '../support/http/test.ts'
import { CHECKS } from '../support/provider-kit/checks.ts'
import { FAULTS, startFaultyEnd } from '../support/provider-kit/faulty-end.ts'
import { runKit } from '../support/provider-kit/run-kit.ts'
import { freshState } from '../support/site/clocked-site.ts'
import { isWhole } from '../support/length.ts'

// What `npm run proof -- provider` asks, of the embedded back office as a Worker of its own, and of one with a fault.

const SECRETS = { accessToken: 'kit-access-token', bearer: 'kit-bearer' }
/** Changed orders and events that are sent; `npm test -- all` sends more. */
const SHARE = isWhole ? 2_000 : 40

let provider: Awaited<ReturnType<typeof startLocalProvider>>
let faulty: Awaited<ReturnType<typeof startFaultyEnd>>

beforeAll(async () => {
  provider = await startLocalProvider({ port: 0, state: freshState('test-kit'), ...SECRETS })
  faulty = await startFaultyEnd({ url: provider.url, ...SECRETS })
}, 60_000)

afterAll(async () => {
  await faulty.stop()
  await provider.stop()
})

test('the embedded back office, served alone over HTTP, keeps the contract', async () => {
  expect(await runKit({ url: provider.url, ...SECRETS }, { share: SHARE })).toEqual([])
  const { results } = await provider.db
    .prepare('SELECT DISTINCT substr(number, 1, 2) AS of FROM orders')
    .all()
  expect(results).toEqual([{ of: '99' }])
})

test('without a fault the server that plants them is as sound as the one behind it', async () => {
  faulty.plant({})
  const check = CHECKS.find(({ name }) => name === 'an order, once')
  expect(await runKit(faulty.end, { share: 5, checks: check ? [check] : [] })).toEqual([])
})

test.each(Object.entries(FAULTS))(
  'a back office that %s is found, with the place in the document',
  async (_, { check, fault }) => {
    faulty.plant(fault)
    const checks = CHECKS.filter(({ name }) => name === check)
    expect(checks).toHaveLength(1)
    const findings = await runKit(faulty.end, { share: 5, checks })
    expect(findings.length).toBeGreaterThan(0)
    for (const { place } of findings) expect(place).toMatch(/^provider-api\.yaml:\d+$/)
  },
)

test('a back office that never answers does not keep anybody waiting', async () => {
  faulty.plant({ answered: () => new Promise(() => undefined) })
  const begun = Date.now()
  const findings = await runKit(faulty.end, { share: 5, lasts: 1_000 })
  expect(Date.now() - begun).toBeLessThan(5_000)
  expect(findings).toHaveLength(CHECKS.length)
})
