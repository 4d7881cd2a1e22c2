import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { migrationsOf } from '../checks/releases/release-file.ts'
import { drill } from './compare.ts'
import { copyInto, runExport } from './copies.ts'
import { openDatabases } from './local-databases.ts'
import { personsOf, repeatErasures } from '../../src/jobs/persons.server.ts'

const SETTINGS = vi.hoisted(() => ({
  PROVIDER: 'embedded',
  ORDER_LINK_SECRET: 'secret of this test, 32 characters',
}))
// Only workerd has this module; the secret of the hashes is read from it.
vi.mock('cloudflare:workers', () => ({ env: SETTINGS, waitUntil: () => {} }))

const NUMBERS = ['2600000001', '2600000002', '2600000003']

function emailOf(number: string): string {
  return `o${number}@example.com`
}

async function placeOrder(db: D1Database, number: string): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO orders (number, order_key, version, content, locale, is_flagged, placed_at, pickup_at, ride_at, total,
           terms_version)
         VALUES (?, ?, 2, ?, 'cs', 0, 1, 2, 2, 790000, '2025-04-01')`,
      )
      .bind(number, `key-${number}`, JSON.stringify({ name: "O'Hara", email: emailOf(number) })),
    db
      .prepare(
        "INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('order', ?, 'delivered', 1, 1)",
      )
      .bind(`key-${number}`),
    db
      .prepare(
        "INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('mail', ?, 'pending', 1, 1)",
      )
      .bind(`customer:event:key-${number}:1`),
  ])
}

test('both databases are restored into others: sums agree, mails are held, erasures repeated, the rest is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-test-'))
  const { databases: living, close: closeLiving } = await openDatabases(join(folder, 'living'))
  const { databases: restored, close } = await openDatabases(join(folder, 'restored'))
  try {
    const [first = '', second = '', third = ''] = NUMBERS
    for (const { sql } of migrationsOf('site')) await runExport(living.DB, sql)
    for (const { sql } of migrationsOf('provider')) await runExport(living.PROVIDER_DB, sql)
    await living.PROVIDER_DB.prepare(
      "INSERT INTO experiences (id, position, body) VALUES ('a', 1, '{}')",
    ).run()
    await placeOrder(living.DB, first)
    await placeOrder(living.DB, second)
    await copyInto(living.DB, restored.DB)
    await copyInto(living.PROVIDER_DB, restored.PROVIDER_DB)
    const now = await drill(living, restored, null)
    expect(now).toMatchObject({ differences: [], missing: [], behind: [], heldMails: 2 })
    expect(now.tables).toBeGreaterThan(10)
    // The books have no orders, as with a back office of one's own, so nothing is said about them.
    expect(now).toMatchObject({ notInBooks: [], erasures: { listed: 0, repeated: null } })

    await placeOrder(living.DB, third)
    await living.DB.prepare('UPDATE orders SET seq = 2, total = 1 WHERE number = ?')
      .bind(second)
      .run()
    const at = new Date()
    const done = await personsOf({ ...SETTINGS, ...living }).erase({ email: emailOf(first) }, at)
    expect(done).toMatchObject({ erased: { orders: [first] }, kept: [] })
    const heldName = () =>
      restored.DB.prepare('SELECT content FROM orders WHERE number = ?')
        .bind(first)
        .first('content')
    expect(await heldName()).toContain("O'Hara")
    const later = await drill(living, restored, (databases) =>
      repeatErasures({ ...SETTINGS, ...databases }, at),
    )
    expect(await heldName()).not.toContain("O'Hara")
    expect(later).toMatchObject({ missing: [third], behind: [second], ahead: [], heldMails: 0 })
    expect(later.erasures).toEqual({ listed: 1, added: 1, repeated: 1 })
    // After a restore the backup of the moment before it knows what was lost.
    const back = await drill(restored, living, null)
    expect(back.ahead).toEqual([second, third])
    expect(later.differences.join('\n')).toMatch(/^orders: rows 3.*restored: rows 2/m)
  } finally {
    await closeLiving()
    await close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
