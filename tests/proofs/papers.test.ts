import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { actOnOrder } from '~/order/store/act.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../support/builders.ts'
import { emptyOutbox } from '../support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../support/worker/placed-orders.ts'

// `npm run proof -- papers` runs it with 200 kills; `npm test` with fewer.
const KILLS = env.PAPER_KILLS
const PARALLEL = 20
const AFTER = new Date(NOW.getTime() + 24 * 13 * HOUR)
/** When nobody can take back any more what happened then. */
const DUE = new Date(AFTER.getTime() + MINUTE)

class Killed extends Error {}

/** A database whose request dies before or after one of its next calls. */
function killedAt(db: D1Database, call: number, isAfter: boolean): D1Database {
  let calls = 0
  const dying = async <T>(run: () => Promise<T>): Promise<T> => {
    calls += 1
    if (calls === call && !isAfter) throw new Killed('killed')
    const result = await run()
    if (calls === call) throw new Killed('killed')
    return result
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) => dying(() => target.batch(statements))
      }
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

function ignoreKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

async function paidAndDone(): Promise<void> {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const by = (act: Parameters<typeof actOnOrder>[2]['act'], now: Date) =>
    actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null, insists: true }, now)
  await by({ event: 'confirm' }, NOW)
  await by({ event: 'paid', amount: null, way: 'transfer' }, NOW)
  await by({ event: 'finish' }, AFTER)
}

type Numbered = { kind: string; no: number; number: string; year: number }

async function issued(): Promise<Numbered[]> {
  const { results } = await env.DB.prepare(
    "SELECT kind, year, no, content ->> '$.number' AS number FROM documents ORDER BY kind, no",
  ).all<Numbered>()
  return results
}

beforeEach(emptyOutbox)

test(
  `${PARALLEL} runs at once and ${KILLS} kills leave each series without gap and double`,
  { timeout: 60_000 + KILLS * 3_000 },
  async () => {
    let orders = 0
    await fc.assert(
      fc.asyncProperty(
        fc.nat(20),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        async (runs, call, isAfter) => {
          await paidAndDone()
          orders += 1
          const dying = killedAt(env.DB, call, isAfter)
          await issueDocuments(dying, DUE).catch(ignoreKilled)
          await Promise.all(
            Array.from({ length: Math.max(1, runs) }, () => issueDocuments(env.DB, DUE)),
          )
        },
      ),
      { numRuns: KILLS, seed: 20_261_124, endOnFailure: true },
    )
    while ((await issueDocuments(env.DB, DUE)) > 0);
    const rows = await issued()
    for (const [kind, letter] of [
      ['advance', 'Z'],
      ['invoice', 'F'],
    ]) {
      const own = rows.filter((row) => row.kind === kind)
      expect(own.map(({ no }) => no)).toEqual(
        Array.from({ length: orders }, (_, index) => index + 1),
      )
      expect(own.at(-1)?.number).toBe(`2026-${letter}-${String(orders).padStart(4, '0')}`)
    }
    const { results } = await env.DB.prepare(
      `SELECT substr(item, 1, 17) AS about, COUNT(*) AS n FROM outbox
       WHERE kind = 'document' OR item LIKE 'customer:document:%' GROUP BY 1`,
    ).all()
    expect(results).toEqual([{ about: 'customer:document', n: 2 * orders }])
  },
)
