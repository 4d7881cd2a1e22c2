import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { findOrderStatus } from '~/order/store/find-order.server'
import { readOrderBody, readStoredOrder } from '~/order/store/stored-order'
import { STORED_ORDER } from '~/order/store/order-sql'
import { shortDraftId } from '~/order/store/draft-cookie'
import type { Press, RunRecord } from './record.ts'

type OrderRow = { number: string; order_key: string; is_flagged: number; stored: string }

async function rowsOf<T>(db: D1Database, sql: string): Promise<T[]> {
  return (await db.prepare(sql).all<T>()).results
}

/** A text that is the same for the same content, whatever the order of its keys. */
function canonical(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** The payment chosen at a press; a request may have none. */
function paymentOf({ paymentMethod }: Press): string | null {
  return paymentMethod || null
}

/** The press that a stored order is, content, payment and all. */
function pressesOf(record: RunRecord, row: OrderRow): Press[] {
  const placed = readStoredOrder(row.stored)
  return record.presses.filter(
    (press) =>
      press.orderKey === row.order_key &&
      placed !== null &&
      paymentOf(press) === placed.paymentMethod &&
      press.note === (placed.note ?? '') &&
      press.locale === placed.locale &&
      press.isRobot === (row.is_flagged === 1) &&
      canonical(press.content) === canonical(placed.order),
  )
}

/** Conditions for all stored data once no act is running and every deliverable item is delivered. */
export async function expectTruths(record: RunRecord): Promise<void> {
  const orders = await rowsOf<OrderRow>(
    env.DB,
    `SELECT number, order_key, is_flagged, ${STORED_ORDER} AS stored FROM orders`,
  )
  expectShownOnce(record)
  expectPressed(record, orders)
  await expectAcknowledged(record, orders)
  await expectDelivered(orders)
  await expectDraftsApart(record)
}

/** A key names one content for ever, made of what was typed into its own draft. */
function expectShownOnce({ shown, typed }: RunRecord): void {
  const contents = new Map<string, string>()
  for (const { orderKey, draft, content } of shown) {
    const text = canonical(content)
    expect(contents.get(orderKey) ?? text, 'one key, one content').toBe(text)
    contents.set(orderKey, text)
    const ids = [...typed.keys()].filter((id) => shortDraftId(id) === draft)
    const words = ids.flatMap((id) =>
      [...(typed.get(id) ?? [])].map((one) => JSON.parse(one).message),
    )
    expect(words, 'a summary of its own draft').toContain(content.message)
  }
}

/** Each order equals a summary that some tab showed and pressed; a second order of a draft was confirmed as such. */
function expectPressed(record: RunRecord, orders: OrderRow[]): void {
  const ofDraft = new Map<string, boolean[]>()
  for (const row of orders) {
    const presses = pressesOf(record, row)
    expect(presses, `order ${row.number} is what was shown and pressed`).not.toEqual([])
    const draft = presses[0]?.draft ?? ''
    const isAgain = presses.some((press) => press.isAgain)
    ofDraft.set(draft, [...(ofDraft.get(draft) ?? []), isAgain])
  }
  for (const asked of ofDraft.values()) {
    const unasked = asked.filter((isAgain) => !isAgain)
    expect(unasked.length, 'orders of one draft that nobody was asked about').toBeLessThan(2)
  }
}

/** Each acknowledged press has one order, with what stood above it, which its status page shows. */
async function expectAcknowledged(record: RunRecord, orders: OrderRow[]): Promise<void> {
  const numbers = new Map<string, string>()
  for (const { press, number, statusPath } of record.acknowledged) {
    const rows = orders.filter((row) => row.number === number)
    expect(
      rows.map((row) => row.order_key),
      'one order of an acknowledged press',
    ).toEqual([press.orderKey])
    expect(numbers.get(press.orderKey) ?? number, 'one number of a key').toBe(number)
    numbers.set(press.orderKey, number)
    const token = statusPath.split('/').at(-1) ?? ''
    const status = await findOrderStatus(token, new Date())
    expect(status).toMatchObject({ state: 'placed', placed: { number, order: press.content } })
    expect(status).toMatchObject({
      placed: { paymentMethod: paymentOf(press), note: press.note || null },
    })
  }
  for (const number of record.named) expect(orders.map((row) => row.number)).toContain(number)
}

/** One delivery for each order; the provider has each once, as stored, except suspected bots' orders. */
async function expectDelivered(orders: OrderRow[]): Promise<void> {
  const owed = await rowsOf<{ item: string; state: string }>(
    env.DB,
    "SELECT item, state FROM outbox WHERE kind = 'order'",
  )
  const duties = orders.map((row) => ({
    item: row.order_key,
    state: row.is_flagged === 1 ? 'held' : 'delivered',
  }))
  expect(new Set(owed)).toEqual(new Set(duties))
  expect(owed).toHaveLength(duties.length)
  const received = await rowsOf<{ idempotency_key: string; body: string }>(
    env.PROVIDER_DB,
    'SELECT idempotency_key, body FROM orders',
  )
  const sent = orders.filter((row) => row.is_flagged === 0)
  expect(received).toHaveLength(sent.length)
  for (const row of sent) {
    const body = received.find((one) => one.idempotency_key === `order:${row.order_key}`)
    expect(JSON.parse(body?.body ?? 'null')).toEqual(readOrderBody(row.stored))
  }
}

type DraftRow = {
  id: string
  revision: number
  typed: string
  payment: string
  placed_number: string | null
}

/** No text gets into another draft or back into a placed one, and no saved text is lost without a message. */
async function expectDraftsApart(record: RunRecord): Promise<void> {
  const drafts = await rowsOf<DraftRow>(
    env.DB,
    'SELECT id, revision, typed, payment, placed_number FROM drafts',
  )
  for (const { id, revision, typed, payment, placed_number: number } of drafts) {
    const kept = record.kept.filter((one) => one.id === id)
    const revisions = new Map(kept.map((one) => [one.revision, one.typed]))
    for (const one of kept) expect(revisions.get(one.revision), 'a save kept').toBe(one.typed)
    if (number !== null) expect([typed, payment], 'a tombstone holds nothing').toEqual(['', ''])
    else {
      expect([...(record.typed.get(id) ?? [])], 'typed into this draft').toContain(typed)
      expect(revisions.get(revision) ?? typed, 'the last save').toBe(typed)
    }
  }
}
