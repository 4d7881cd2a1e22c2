import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { NOW } from '../support/builders.ts'
import { drainAt, emptyOutbox } from '../support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../support/worker/placed-orders.ts'
import type { FaultStep } from '../support/provider/remote-provider.ts'
import { remoteEnd } from '../support/provider/ends.ts'

// Many orders, 30 % of the provider's answers faulty, two drains at once. `npm run proof -- soak` runs it with
// 10,000 orders; here it is the short form.
const TOTAL = env.SOAK_ORDERS
const ROUND = 250
const HOUR = 3_600_000

const FAULTS: FaultStep[] = [
  { fault: 'status', status: 500 },
  { fault: 'status', status: 500, commits: true },
  { fault: 'status', status: 503, retryAfter: '120' },
  { fault: 'status', status: 429 },
  { fault: 'reset-before' },
  { fault: 'reset-after' },
  { fault: 'html' },
  { fault: 'wrong-shape' },
  { fault: 'redirect' },
]

/** Mulberry32, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A step of the script: fine seven times of ten; one hang in each round, for it costs four seconds. */
function aStep(random: () => number, index: number): FaultStep {
  if (index === 100) return { fault: 'hang', commits: true }
  if (random() >= 0.3) return { fault: 'ok' }
  return FAULTS[Math.floor(random() * FAULTS.length)] ?? { fault: 'ok' }
}

async function soakRound(count: number, seed: number) {
  await emptyOutbox()
  const random = seeded(seed)
  const { connection, script, received } = remoteEnd('soak')
  await script(...Array.from({ length: 2 * ROUND }, (_, index) => aStep(random, index)))
  const orders = Array.from({ length: count }, () => aNewOrder())
  await Promise.all(orders.map((order) => placeOrder(env.DB, order, NOW)))
  let hours = 0
  for (; hours < 40 && (await countOwed()) > 0; hours += 1) {
    const now = new Date(NOW.getTime() + hours * HOUR)
    await Promise.all([drainAt(connection, now), drainAt(connection, now)])
  }
  const kept = await received()
  const keys = kept.orders.map(({ key }) => key)
  return {
    calls: kept.calls.length,
    lost: orders.filter(({ orderKey }) => !keys.includes(`order:${orderKey}`)).length,
    doubled: keys.length - new Set(keys).size,
    owed: await countOwed(),
    foreign: keys.length - orders.length,
  }
}

async function countOwed(): Promise<number> {
  const row = await env.DB.prepare(
    "SELECT COUNT(*) AS n FROM outbox WHERE state <> 'delivered' AND kind <> 'mail'",
  ).first<{ n: number }>()
  return row?.n ?? 0
}

test('no order is lost or doubled when a third of the answers are faulty', async () => {
  const sum = { orders: 0, calls: 0, lost: 0, doubled: 0, owed: 0, foreign: 0 }
  for (let seed = 1; sum.orders < TOTAL; seed += 1) {
    const count = Math.min(ROUND, TOTAL - sum.orders)
    const round = await soakRound(count, seed)
    sum.orders += count
    sum.calls += round.calls
    sum.lost += round.lost
    sum.doubled += round.doubled
    sum.owed += round.owed
    sum.foreign += round.foreign
  }
  console.log(`soak ${JSON.stringify(sum)}`)
  expect(sum).toMatchObject({ orders: TOTAL, lost: 0, doubled: 0, owed: 0, foreign: 0 })
}, 3_600_000)
