import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { expireOverdue } from '~/order/store/act.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { DAY } from '~/lib/duration'

const LIFE = '0009'
const now = Date.now()

/** Runs the migrations whose number matches. */
async function migrate(isOf: (number: string) => boolean): Promise<void> {
  for (const { name, queries } of env.TEST_SITE_MIGRATIONS) {
    if (!isOf(name.slice(0, 4))) continue
    for (const sql of queries) await env.DB.prepare(sql).run()
  }
}

async function dropAll(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  for (const { name } of results) await env.DB.prepare(`DROP TABLE ${name}`).run()
}

type Old = { number: string; pickup: number; back?: number; total: number | null; content?: string }

async function insertOrder({ number, pickup, back = pickup, total, content = '{}' }: Old) {
  await env.DB.prepare(
    `INSERT INTO orders (number, order_key, version, content, locale, is_flagged, placed_at, pickup_at, ride_at,
       total, currency, terms_version) VALUES (?, ?, 3, ?, 'cs', 0, ?, ?, ?, ?, 'CZK', '2025-04-01')`,
  )
    .bind(number, `key-${number}`, content, now - DAY, pickup, back, total)
    .run()
  const announced = number.endsWith('1') ? null : now
  await env.DB.prepare(
    `INSERT INTO outbox (kind, item, state, next_at, created_at, announced_at)
     VALUES ('order', ?, 'delivered', 0, ?, ?)`,
  )
    .bind(`key-${number}`, now - DAY, announced)
    .run()
}

test.each([
  { end: 'embedded', expires: ['2600000001', '2600000002'] },
  { end: 'remote', expires: [] },
])(
  'every order of before has its life; it waits here where this site decides ($end)',
  async ({ end, expires }) => {
    await dropAll()
    await migrate((number) => number < LIFE)
    const ahead = now + 10 * DAY
    await insertOrder({ number: '2600000001', pickup: ahead, total: 790_000 })
    await insertOrder({ number: '2600000002', pickup: ahead, back: ahead + DAY, total: null })
    await insertOrder({ number: '2600000003', pickup: now - DAY, total: 790_000 })
    await insertOrder({ number: '2600000004', pickup: ahead, total: 790_000, content: '' })
    await env.DB.prepare('UPDATE cron_run SET provider_end = ?').bind(end).run()

    await migrate((number) => number === LIFE)

    await migrate((number) => number > LIFE)
    expect((await readOrderRow(env.DB, '2600000001'))?.life).toMatchObject({
      state: 'received',
      seq: 1,
      price: 790_000,
      placedAt: new Date(now - DAY).toISOString(),
      pickupAt: new Date(ahead).toISOString(),
    })
    expect((await readOrderRow(env.DB, '2600000002'))?.life).toMatchObject({
      price: null,
      rideAt: new Date(ahead + DAY).toISOString(),
    })
    const { results } = await env.DB.prepare(
      'SELECT number FROM orders WHERE expires_at IS NOT NULL ORDER BY number',
    ).all<{ number: string }>()
    expect(results.map(({ number }) => number)).toEqual(expires)
    // A ride that may have taken place long ago does not expire, and its customer gets no mail.
    expect(await expireOverdue(env.DB, new Date(now + DAY), 10)).toBe(0)
    const owed = await env.DB.prepare("SELECT item FROM outbox WHERE kind = 'mail'").all()
    expect(owed.results).toEqual([{ item: 'carrier:event:key-2600000001:1' }])
    expect(
      await env.DB.prepare("SELECT COUNT(*) AS n FROM outbox WHERE kind = 'order'").first(),
    ).toEqual({ n: 4 })
  },
)
