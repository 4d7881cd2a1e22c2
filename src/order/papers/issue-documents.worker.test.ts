import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Act } from '~/order/life/event-data'
import {
  deleteOldDocuments,
  documentByToken,
  documentsOf,
  documentsOfMonth,
} from '~/order/papers/document-store.server'
import { mintDocumentToken } from '~/order/papers/document-token.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { actOnOrder } from '~/order/store/act.server'
import { personsOf } from '~/jobs/persons.server'
import { forgetExpired } from '~/jobs/forget.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { countedDatabase } from '../../../tests/support/worker/counted-database.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const AFTER = new Date(NOW.getTime() + 24 * 13 * HOUR)
/** When nobody can take back any more what happened then. */
const DUE = new Date(AFTER.getTime() + MINUTE)
const persons = personsOf(env)

beforeEach(emptyOutbox)

async function anOrder(changes: { email?: string } = {}) {
  const made = aNewOrder()
  const order = { ...made, order: { ...made.order, ...changes } }
  const { number } = await placeOrder(env.DB, order, NOW)
  const by = (act: Act, now: Date) =>
    actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, now)
  await by({ event: 'confirm' }, NOW)
  return { number, by, orderKey: order.orderKey, email: order.order.email }
}

test('cash after the ride has its receipt at once, and whole crowns pay what is due to the haléř', async () => {
  const { number, by, orderKey } = await anOrder()
  await by({ event: 'price', total: 650_050, reason: 'Dohoda' }, NOW)
  await by({ event: 'finish' }, AFTER)
  await issueDocuments(env.DB, DUE)
  const act = { event: 'paid', amount: 650_100, way: 'cash' } as const
  const done = await actOnOrder(env.DB, number, { act, actor: 'driver', seq: null }, DUE)
  expect(done).toMatchObject({ ok: true, life: { balance: { due: 0, paid: 650_050 } } })
  await issueDocuments(env.DB, DUE)
  const documents = (await documentsOf(env.DB, orderKey)).map(({ document }) => document)
  expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 650_050],
    ['receipt', 650_050],
  ])
  expect(documents[1]?.number).toMatch(/^\d{4}-P-0001$/)
  // Its link opens.
  const [, issued] = await documentsOf(env.DB, orderKey)
  const token = issued ? await mintDocumentToken(issued, 0) : ''
  expect(await documentByToken(env.DB, token, DUE)).toMatchObject({ document: { kind: 'receipt' } })
  const month = AFTER.toISOString().slice(0, 7)
  const listed = await documentsOfMonth(env.DB, month)
  expect(listed.map(({ kind }) => kind)).not.toContain('receipt')
})

const issuedOf = async (orderKey: string) =>
  (await documentsOf(env.DB, orderKey)).map(({ document }) => document.number)

async function mailsOf(orderKey: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT replace(item, ?1, 'KEY') AS item FROM outbox WHERE kind = 'mail' AND item LIKE 'customer:document:%' ORDER BY item",
  )
    .bind(orderKey)
    .all<{ item: string }>()
  return results.map(({ item }) => item)
}

test('a document is issued from the events up to its act, with three statements, and the mail about it is owed', async () => {
  const { by, orderKey } = await anOrder()
  await by({ event: 'paid', amount: null }, NOW)
  await by({ event: 'finish' }, AFTER)
  await by({ event: 'surcharge', amount: 50_000, reason: 'Čekání' }, AFTER)
  const { database, ran } = countedDatabase(env.DB)
  await issueDocuments(database, DUE)
  expect(await issuedOf(orderKey)).toEqual(['2026-Z-0001', '2026-F-0001', '2026-V-0001'])
  // One to read, two for each act.
  expect(ran).toHaveLength(1 + 3 * 2)
  const [receipt, invoice] = await documentsOf(env.DB, orderKey)
  expect(receipt?.document).toMatchObject({ issuedOn: '2026-11-21', due: 0 })
  expect(invoice?.document).toMatchObject({ deducted: [{ number: '2026-Z-0001' }], due: 0 })
  expect(await mailsOf(orderKey)).toEqual([
    'customer:document:KEY:3.1',
    'customer:document:KEY:4.1',
    'customer:document:KEY:5.1',
  ])
  expect(await issueDocuments(env.DB, DUE)).toBe(0)
})

test('a document of an order without an address is issued, and no mail is said to have left', async () => {
  const { by, orderKey } = await anOrder({ email: '' })
  await by({ event: 'finish' }, AFTER)
  await issueDocuments(env.DB, DUE)
  expect(await issuedOf(orderKey)).toHaveLength(1)
  const { results } = await env.DB.prepare('SELECT item FROM outbox WHERE kind IN (?1, ?2)')
    .bind('mail', 'document')
    .all()
  expect(results.filter(({ item }) => !String(item).startsWith('carrier:'))).toEqual([])
  // Nothing is left to issue.
  expect(await issueDocuments(env.DB, DUE)).toBe(0)
})

test('a company corrected after the invoice gets its own, and the wrong one a credit; an undo strikes both', async () => {
  const { by, orderKey } = await anOrder()
  await by({ event: 'finish' }, AFTER)
  await issueDocuments(env.DB, DUE)
  const after = {
    customerCompany: true,
    customerCompanyName: 'Beta s.r.o.',
    customerCompanyID: '27074358',
    customerCompanyVATID: 'CZ27074358',
  }
  const before = { customerCompany: false, customerCompanyName: null }
  const corrects = { event: 'correct', before, after } as const
  await by(corrects, DUE)
  await by({ event: 'undo', of: 4 }, DUE)
  const later = new Date(AFTER.getTime() + HOUR)
  await issueDocuments(env.DB, later)
  expect(await issuedOf(orderKey)).toEqual(['2026-F-0001'])
  await by({ event: 'correct', before: {}, after: { nameBoard: 'Vítáme' } }, later)
  expect(await issueDocuments(env.DB, later)).toBe(0)
  await by(corrects, later)
  expect(await issueDocuments(env.DB, new Date(later.getTime() + MINUTE))).toBe(1)
  const documents = (await documentsOf(env.DB, orderKey)).map(({ document }) => document)
  expect(documents).toMatchObject([
    { number: '2026-F-0001', customer: { companyId: null } },
    { kind: 'credit', corrects: { number: '2026-F-0001' }, customer: { companyId: null } },
    { number: '2026-F-0002', customer: { name: 'Beta s.r.o.', companyId: '27074358' } },
  ])
  expect(documents.map(({ total }) => total)).toEqual([790_000, -790_000, 790_000])
  expect(await mailsOf(orderKey)).toHaveLength(3)
})

test('erased, and 91 days later, the order is empty and its document whole; the person still finds it', async () => {
  const { by, orderKey, email, number } = await anOrder()
  await by({ event: 'paid', amount: null }, NOW)
  await by({ event: 'finish' }, AFTER)
  const waits = await persons.erase({ email }, AFTER)
  await env.DB.prepare("UPDATE outbox SET state = 'delivered' WHERE kind = 'order'").run()
  expect(waits.kept).toMatchObject([{ number, why: 'paperOwed' }])
  await issueDocuments(env.DB, DUE)
  const before = await documentsOf(env.DB, orderKey)
  const token = await mintDocumentToken(before[0] ?? { kind: 'invoice', year: 1, no: 1 }, 0)
  expect(await documentByToken(env.DB, token, AFTER)).toMatchObject({ state: 'issued' })
  expect(await documentByToken(env.DB, token.replace(/-1\./, '-2.'), AFTER)).toBeNull()
  const erased = await persons.erase({ email }, AFTER)
  expect(erased.erased.orders).toEqual([number])
  expect(erased.papers).toEqual([
    { number: '2026-Z-0001', supplyOn: '2026-11-21' },
    { number: '2026-F-0001', supplyOn: '2026-12-03' },
  ])
  await forgetExpired(env, new Date(AFTER.getTime() + 91 * DAY))
  expect(await documentsOf(env.DB, orderKey)).toEqual(before)
  expect(await documentByToken(env.DB, token, AFTER)).toEqual({ state: 'ended' })
  const row = await env.DB.prepare('SELECT content FROM orders WHERE number = ?')
    .bind(number)
    .first()
  expect(row).toEqual({ content: '' })
  expect((await persons.exportOf({ email }, AFTER)).papers).toHaveLength(2)
  expect((await documentsOfMonth(env.DB, '2026-12')).map((one) => one.number)).toEqual([
    '2026-F-0001',
  ])
  const inTime = await deleteOldDocuments(env.DB, new Date('2036-12-31T23:00:00Z'), 10).run()
  expect(inTime.meta.changes).toBe(0)
  await deleteOldDocuments(env.DB, new Date('2037-01-02T00:00:00Z'), 10).run()
  expect(await documentsOf(env.DB, orderKey)).toEqual([])
})

test('a document of an order that cannot be read is left to a person', async () => {
  const { by, orderKey } = await anOrder()
  await by({ event: 'finish' }, AFTER)
  await env.DB.prepare("UPDATE orders SET content = '{}' WHERE order_key = ?").bind(orderKey).run()
  await issueDocuments(env.DB, DUE)
  const item = await env.DB.prepare(
    "SELECT state, last_error FROM outbox WHERE kind = 'document'",
  ).first()
  expect(item).toEqual({ state: 'needs_review', last_error: 'unreadable' })
})
