import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import {
  DRAFT_LIFETIME,
  findDrafts,
  makeDraft,
  makeDraftIfRoom,
  typedText,
  updateDraft,
  type DraftSender,
} from '~/order/store/draft-store.server'
import { MOST_BYTES, MOST_OF_NETWORK, PUSHED_OUT_JSON } from '~/order/store/drafts/push-out.server'
import { HOUR, MINUTE, SECOND } from '~/lib/duration'
import { NOW, someValues } from '../../../../tests/support/builders.ts'
import {
  aNewOrder,
  keepSummary,
  placeOrder,
} from '../../../../tests/support/worker/placed-orders.ts'

const TYPED = typedText(someValues()) ?? ''

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM summaries'),
    env.DB.prepare('DELETE FROM drafts'),
    env.DB.prepare('UPDATE draft_totals SET pushed_out = 0, pushed_out_at = NULL'),
  ])
})

function from(network: string, household = network): DraftSender {
  return { network, household }
}

function later(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

function press(sender: DraftSender | null, at: Date) {
  return makeDraft(env.DB, TYPED, at, { page: null, save: 0, sender })
}

/** Drafts as the store leaves them, in one statement. */
async function crowd({ network, household }: DraftSender, count: number, at: Date): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO drafts (id, revision, typed, payment, made_at, expires_at, network, household)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
     SELECT ?2 || n, 1, ?3, '{}', ?4, ?4 + ?5, ?6, ?7 FROM numbers`,
  )
    .bind(count, crypto.randomUUID(), TYPED, at.getTime(), DRAFT_LIFETIME, network, household)
    .run()
}

async function counted() {
  const networks = await env.DB.prepare(
    'SELECT network, living FROM draft_networks ORDER BY network',
  ).all<{ network: string; living: number }>()
  const totals = await env.DB.prepare(
    `SELECT bytes, ${PUSHED_OUT_JSON} AS pushed,
       (SELECT COALESCE(SUM(length(CAST(typed AS BLOB)) + length(CAST(payment AS BLOB)) + 300), 0) FROM drafts)
       + (SELECT COALESCE(SUM(length(CAST(typed AS BLOB)) + length(CAST(content AS BLOB)) + 300), 0)
          FROM summaries) AS weighed
     FROM draft_totals`,
  ).first<{ bytes: number; pushed: string; weighed: number }>()
  return { networks: networks.results, ...totals }
}

async function isThere({ id }: { id: string }, at: Date): Promise<boolean> {
  return (await findDrafts(env.DB, [id], at)).length === 1
}

function fillStore() {
  return env.DB.prepare('UPDATE draft_totals SET bytes = bytes + ?').bind(MOST_BYTES).run()
}

test('a network has five hundred drafts: its own longest unsaved one goes for another, at any age', async () => {
  const first = await press(from('a'), NOW)
  const saved = await press(from('a'), NOW)
  const neighbour = await press(from('b'), NOW)
  const nobody = await press(null, NOW)
  await crowd(from('a'), MOST_OF_NETWORK - 2, later(SECOND))
  await updateDraft(env.DB, saved, TYPED, later(2 * SECOND))
  const youngest = await press(from('a'), later(3 * SECOND))
  const found = await findDrafts(
    env.DB,
    [first.id, saved.id, neighbour.id, nobody.id, youngest.id],
    NOW,
  )
  expect(found.map(({ id }) => id)).toEqual([saved.id, neighbour.id, nobody.id, youngest.id])
  const { networks, pushed } = await counted()
  expect(networks).toEqual([
    { network: 'a', living: MOST_OF_NETWORK },
    { network: 'b', living: 1 },
  ])
  expect(JSON.parse(pushed ?? '')).toEqual({ count: 1, at: later(3 * SECOND).getTime() })
})

test('in a full network the household with the most drafts pays, not its neighbours', async () => {
  const neighbours = [await press(from('a', 'a1'), NOW), await press(from('a', 'a2'), NOW)]
  await crowd(from('a', 'flood'), MOST_OF_NETWORK - 5, later(SECOND))
  for (let nth = 0; nth < 20; nth += 1) await press(from('a', 'flood'), later(SECOND + nth))
  const late = await press(from('a', 'a3'), later(2 * SECOND))
  for (const one of [...neighbours, late]) expect(await isThere(one, NOW)).toBe(true)
})

test('an office of forty people behind one address keeps every draft', async () => {
  const office = from('office')
  const drafts = await Promise.all(Array.from({ length: 40 * 3 }, () => press(office, NOW)))
  const found = await Promise.all(drafts.map((one) => isThere(one, NOW)))
  expect(found.every(Boolean)).toBe(true)
})

test('one old draft that is looked at every day makes nobody else pay', async () => {
  const old = await press(from('old'), NOW)
  await env.DB.prepare('UPDATE drafts SET seq = -20000 WHERE id = ?').bind(old.id).run()
  const customers = await Promise.all(
    Array.from({ length: 6 }, (_, one) => press(from(`customer ${one}`), NOW)),
  )
  await press(from('stranger'), later(MINUTE))
  for (const one of [old, ...customers]) expect(await isThere(one, NOW)).toBe(true)
})

test('a placed draft counts for nobody, and what counts is what is there', async () => {
  const draft = await press(from('a'), NOW)
  await press(from('a'), NOW)
  const { order } = aNewOrder()
  const summary = { draftId: draft.id, typed: TYPED, order, hash: 'a hash' }
  await keepSummary(env.DB, summary, NOW)
  await updateDraft(env.DB, draft, typedText(someValues({ city: 'Brno' })) ?? '', NOW)
  await placeOrder(env.DB, aNewOrder({ draftId: draft.id }), NOW)
  const after = await counted()
  expect(after.networks).toEqual([{ network: 'a', living: 1 }])
  expect(after.bytes).toBe(after.weighed)
  await env.DB.prepare('DELETE FROM drafts').run()
  const emptied = await counted()
  expect(emptied.networks).toEqual([])
  expect(emptied.bytes).toBe(emptied.weighed)
  expect(await env.DB.prepare('SELECT 1 FROM summaries').first()).toBeNull()
})

test('a full store refuses autosaves and no press, and pushes out what nobody saved for an hour', async () => {
  await crowd(from('crowd'), 60, NOW)
  const small = await press(from('small'), NOW)
  await fillStore()
  const at = later(30 * MINUTE)
  const refused = await makeDraftIfRoom(env.DB, TYPED, at, {
    page: null,
    save: 1,
    sender: from('customer'),
  })
  expect(refused).toBeNull()
  const pressed = await press(from('customer'), at)
  expect(await isThere(pressed, at)).toBe(true)
  expect((await counted()).networks).toContainEqual({ network: 'crowd', living: 60 })
  await press(from('customer'), later(HOUR))
  expect((await counted()).networks).toContainEqual({ network: 'crowd', living: 59 })
  expect(await isThere(small, later(HOUR))).toBe(true)
})

test('where no network has many, the long unsaved drafts of any go', async () => {
  const old = await press(from('small'), NOW)
  await fillStore()
  const young = await press(from('customer'), later(HOUR))
  expect(await isThere(old, later(HOUR))).toBe(false)
  await press(from('another'), later(HOUR + MINUTE))
  expect(await isThere(young, later(HOUR + MINUTE))).toBe(true)
})
