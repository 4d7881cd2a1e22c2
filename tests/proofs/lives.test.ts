import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailItem } from '~/outbox/mail-item'
import { actOnOrder, type Done, expireOverdue } from '~/order/store/act.server'
import { toldOf } from '~/order/acts/acts'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import { HOUR } from '~/lib/duration'
import { NOW } from '../support/builders.ts'
import { fuzzed } from '../support/hostile/hostile-text.ts'
import { acts, askedToCancel } from '../support/lives.ts'
import { interleave, slowDatabase } from '../support/tabs/interleaving.ts'
import { emptyOutbox } from '../support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../support/worker/placed-orders.ts'

const RUNS = Math.ceil(env.FUZZ_RUNS / 2)
const TIMEOUT = 60_000 + RUNS * 1_000

/** What a request that is killed leaves: nothing, or everything but its answer. */
type Fate = 'answered' | 'killedBefore' | 'killedAfter'

const aDoing = fc.record({
  step: fc.constantFrom(...Object.values(acts), askedToCancel.ask),
  /** How many events ago the page was shown; null acts on whatever is there, as the terminal does. */
  behind: fc.constantFrom(null, 0, 0, 0, 1, 2),
  later: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 * HOUR })),
  fate: fc.constantFrom<Fate>('answered', 'answered', 'answered', 'killedBefore', 'killedAfter'),
  isCron: fc.boolean(),
})

class Killed extends Error {}

/** The database of a request with a fate: the batch that writes is where it dies. */
function fatal(db: D1Database, fate: Fate): D1Database {
  if (fate === 'answered') return db
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'batch') {
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      }
      return async (statements: D1PreparedStatement[]) => {
        if (fate === 'killedAfter') await target.batch(statements)
        throw new Killed('killed')
      }
    },
  })
}

async function read(number: string): Promise<OrderRow> {
  const row = await readOrderRow(env.DB, number)
  if (!row?.life) throw new Error('the order is gone')
  return row
}

/** The projection is what the events come to, and each mail that follows is owed once. */
async function expectWhole(number: string): Promise<number> {
  const { life, orderKey } = await read(number)
  const history = life?.history ?? []
  expect(history.map(({ seq }) => seq)).toEqual(history.map((_, index) => index + 1))
  const row = await env.DB.prepare(
    'SELECT seq, state, payment_state, due, total, pickup_at, ride_at, expires_at FROM orders WHERE number = ?',
  )
    .bind(number)
    .first<{ expires_at: number | null }>()
  expect(row).toMatchObject({
    seq: life?.seq,
    state: life?.state,
    payment_state: life?.balance.state,
    due: life?.balance.due,
    total: life?.fee ?? life?.price,
    pickup_at: Date.parse(life?.pickupAt ?? ''),
    ride_at: Date.parse(life?.rideAt ?? ''),
  })
  const isWaiting = life?.state === 'received' || life?.state === 'offered'
  expect(row?.expires_at !== null).toBe(isWaiting || Boolean(life?.cancelAsked))
  const { results } = await env.DB.prepare(
    "SELECT item FROM outbox WHERE kind = 'mail' ORDER BY item",
  ).all<{ item: string }>()
  const owed = history.flatMap(({ event, actor, seq }) => [
    ...toldOf(event, actor).map((role) => mailItem(role, { about: 'event', orderKey, seq })),
    ...(event === 'correctEmail' ? [mailItem('customer', { about: 'former', orderKey, seq })] : []),
  ])
  expect(results.map(({ item }) => item)).toEqual(owed.toSorted())
  return history.length
}

test(
  'whoever acts at once, and wherever a request dies, nothing is lost, doubled or half done',
  { timeout: TIMEOUT },
  async () => {
    const choices = fc.array(fc.nat(9), { maxLength: 120, size: 'max' })
    const doings = fc.array(aDoing, { minLength: 3, maxLength: 14, size: 'max' })
    await fc.assert(
      fc.asyncProperty(fc.boolean(), doings, choices, async (isRequest, done, ways) => {
        await emptyOutbox()
        const order = aNewOrder()
        const price = {
          status: 'onRequest',
          lines: [],
          totalGross: null,
          totalNet: null,
          vatByRate: [],
        } as const
        const asked = isRequest
          ? { ...order, order: { ...order.order, price: { ...price, lines: [], vatByRate: [] } } }
          : order
        const { number } = await placeOrder(env.DB, asked, NOW)
        const answers: { result: Done | null; fate: Fate }[] = []
        let now = NOW
        await interleave(
          done.map(({ step, behind, later, fate, isCron }) => async (wait) => {
            now = new Date(now.getTime() + later)
            const at = now
            const slow = fatal(slowDatabase(env.DB, wait), fate)
            if (isCron && step.act.event === 'expire') {
              await expireOverdue(slow, at, 5).catch(ignoreKilled)
              return
            }
            const { life } = await read(number)
            const seq = behind === null ? null : Math.max(1, (life?.seq ?? 1) - behind)
            // The lives of other orders have the same driver.
            const doing = { act: step.act, actor: step.by, seq, insists: true }
            const result = await actOnOrder(slow, number, doing, at).catch(ignoreKilled)
            answers.push({ result, fate })
          }),
          ways,
        )
        const happened = await expectWhole(number)
        const acknowledged = answers.filter(({ result }) => result?.ok)
        // What was acknowledged is there, each under a number of its own.
        const seqs = acknowledged.flatMap(({ result }) => (result?.ok ? [result.life.seq] : []))
        expect(new Set(seqs).size).toBe(seqs.length)
        for (const seq of seqs) expect(seq).toBeLessThanOrEqual(happened)
      }),
      fuzzed(RUNS, env.FUZZ_SEED),
    )
  },
)

function ignoreKilled(error: unknown): null {
  if (error instanceof Killed) return null
  throw error
}
