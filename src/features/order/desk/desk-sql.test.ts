import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { listOrdersSql } from '~/features/order/desk/desk-sql'

test('an order that cannot be read stands in the list and hides no other one', () => {
  const db = new DatabaseSync(':memory:')
  for (const file of readdirSync('migrations/site').toSorted()) {
    db.exec(readFileSync(`migrations/site/${file}`, 'utf8'))
  }
  const sound = { kind: 'ride', name: 'Jana', trip: { pickupLocal: '2026-12-03T08:30' } }
  const contents = [JSON.stringify(sound), '{"kind":"ri', JSON.stringify({ body: sound })]
  for (const [index, content] of contents.entries()) {
    db.prepare(
      `INSERT INTO orders (order_key, number, version, content, locale, is_flagged, placed_at, pickup_at, ride_at,
         terms_version)
       VALUES (?, ?, 1, ?, 'cs', 0, ?, 0, 0, '')`,
    ).run(`key ${index}`, `261234567${index}`, content, index)
    db.prepare(
      `INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('order', ?, 'pending', 0, 0)`,
    ).run(`key ${index}`)
  }
  expect(db.prepare(listOrdersSql(50)).all()).toMatchObject([
    { number: '2612345672', is_readable: 1, kind: 'ride', name: 'Jana' },
    { number: '2612345671', delivery: 'pending', is_readable: 0, kind: null, name: null },
    { number: '2612345670', is_readable: 1, kind: 'ride', name: 'Jana' },
  ])
})
