import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { appConfig } from '~config'
import { seedStatements } from '~/back-office/embedded/seed/sql'
import { siteProvider } from '~/back-office/site-provider.server'
import { NOW } from '../support/builders.ts'
import { fuzzed } from '../support/hostile/hostile-text.ts'
import { aBeginning, act, anAct, aWorld, begin, finish, nextDay } from '../support/tabs/acts.ts'
import { interleave } from '../support/tabs/interleaving.ts'
import { emptyRecord } from '../support/tabs/record.ts'
import { expectCounted, setFull } from '../support/tabs/strangers.ts'
import { expectTruths } from '../support/tabs/truths.ts'
import { drainAt } from '../support/worker/outbox.ts'

// A market has a function, which no clone holds.
const { market: _market, ...settings } = appConfig
const original = structuredClone(settings)
/** A run of many statements takes as long as many inputs of a schema. */
const RUNS = Math.ceil(env.FUZZ_RUNS / 5)
const TIMEOUT = 60_000 + RUNS * 3_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  await env.PROVIDER_DB.batch(seedStatements().map((sql) => env.PROVIDER_DB.prepare(sql)))
})

afterEach(() => {
  vi.useRealTimers()
  appConfig.terms.version = original.terms.version
  appConfig.ordering.vatRateBp = original.ordering.vatRateBp
  appConfig.fixedRoutes = structuredClone(original.fixedRoutes)
})

async function emptyTables() {
  await env.DB.batch(
    ['drafts', 'summaries', 'orders', 'order_events', 'outbox'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
  await env.PROVIDER_DB.prepare('DELETE FROM orders').run()
}

test(
  'whatever several tabs and strangers do at once, each order is one summary that was shown and pressed',
  { timeout: TIMEOUT },
  async () => {
    const ways = fc.array(fc.nat(11), { maxLength: 400, size: 'max' })
    const acts = fc.array(anAct, { minLength: 4, maxLength: 28, size: 'max' })
    await fc.assert(
      fc.asyncProperty(
        aBeginning,
        fc.boolean(),
        acts,
        ways,
        async (beginning, isFull, done, choices) => {
          await emptyTables()
          await setFull(isFull)
          nextDay()
          const record = emptyRecord()
          const world = aWorld(record, isFull)
          await begin(world, beginning)
          await interleave(
            done.map((one) => (wait) => act(world, one, wait)),
            choices,
          )
          await finish(world)
          await drainAt(siteProvider(), new Date())
          await expectCounted(isFull)
          await env.DB.prepare("DELETE FROM drafts WHERE typed LIKE '%a stranger%'").run()
          await expectTruths(record)
        },
      ),
      {
        ...fuzzed(RUNS, env.FUZZ_SEED),
        // A failure is shrunk for as long as there is time.
        interruptAfterTimeLimit: TIMEOUT - 10_000,
        markInterruptAsFailure: true,
      },
    )
  },
)
