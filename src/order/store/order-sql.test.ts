import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { PAPER_COLUMNS } from '~/order/papers/document-sql'
import { listOrdersSql, ORDER_TABLE, showOrderSql } from '~/order/store/order-sql'

function siteDatabase(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  for (const file of readdirSync('migrations/site').toSorted()) {
    db.exec(readFileSync(`migrations/site/${file}`, 'utf8'))
  }
  return db
}

test('the table of columns has each column of orders', () => {
  const columns = siteDatabase().prepare('PRAGMA table_info(orders)').all()
  const names = columns.map(({ name }) => String(name))
  expect(Object.keys(ORDER_TABLE).toSorted()).toEqual(names.toSorted())
})

test('what is shown of an order has each column but those of the site itself', () => {
  const shown = siteDatabase().prepare(showOrderSql('2612345678', PAPER_COLUMNS)).columns()
  const names = shown.map(({ name }) => name)
  const own = [
    'order_key',
    'seq',
    'expires_at',
    'email_hash',
    'phone_hash',
    'other_phone_hash',
    'needs',
    'needs_by',
    'due_by',
  ]
  const columns = Object.keys(ORDER_TABLE).map((name) => (name === 'content' ? 'body' : name))
  expect(names).toEqual([
    ...columns.filter((name) => !own.includes(name)),
    'events',
    'delivery',
    'mails',
    'papers',
    'owedPapers',
  ])
})

test('an order that cannot be read stands in the list and hides no other one', () => {
  const db = siteDatabase()
  const sound = { kind: 'ride', name: 'Jana', trip: { pickupLocal: '2026-12-03T08:30' } }
  const contents = [JSON.stringify(sound), '{"kind":"ri', JSON.stringify(sound)]
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
