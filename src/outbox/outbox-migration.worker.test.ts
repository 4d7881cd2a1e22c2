import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

/** Runs the migration of this number on an outbox. */
function outboxQueries(number: string): string[] {
  const migration = env.TEST_SITE_MIGRATIONS.find(({ name }) => name.startsWith(number))
  return (migration?.queries ?? []).filter((query) => /\boutbox(?:_\w+)?\b/.test(query))
}

test('the outbox of an older release keeps every row with all that is known of it', async () => {
  const run = (queries: string[]) => env.DB.batch(queries.map((sql) => env.DB.prepare(sql)))
  await run(['DROP TABLE outbox', ...outboxQueries('0001'), ...outboxQueries('0002')])
  const rows = [
    ['a', 'order', 'delivered', 0, 3, 1, 0, null, '{"id":"ord_1"}', 10, 20, 30, 40],
    ['b', 'order', 'pending', 1, 7, 2, 9, 'timeout', null, 11, null, null, 41],
    ['c', 'contact', 'held', 0, 0, 3, 0, null, null, 12, null, null, null],
  ]
  const columns =
    'state, is_unknown, attempts, next_at, lease_until, last_error, provider_receipt, created_at, delivered_at, announced_at, replayed_at'
  for (const row of rows) {
    await env.DB.prepare(
      `INSERT INTO outbox (item_key, kind, ${columns}) VALUES (${row.map(() => '?').join(', ')})`,
    )
      .bind(...row)
      .run()
  }
  await run(outboxQueries('0005'))
  const kept = await env.DB.prepare(`SELECT item, kind, ${columns} FROM outbox ORDER BY item`).raw()
  expect(kept).toEqual(rows)
})
