import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { keepSummary } from '~/order/store/summary-store.server'
import {
  DRAFT_LIFETIME,
  makeDraft,
  makeDraftIfRoom,
  typedText,
  type DraftSender,
} from '~/order/store/draft-store.server'
import { MOST_BYTES, MOST_OF_NETWORK } from '~/order/store/drafts/push-out.server'
import { HOUR } from '~/lib/duration'
import { anOrder, someValues } from '../builders.ts'

const TYPED = typedText(someValues({ message: 'a stranger' })) ?? ''

/** Puts drafts of a network into the store in one statement, as presses leave them. */
export async function putDrafts(
  { network, household }: DraftSender,
  count: number,
  at: Date,
): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO drafts (id, revision, typed, payment, made_at, expires_at, network, household)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
     SELECT ?2 || n, 1, ?3, '{}', ?4, ?4 + ?5, ?6, ?7 FROM numbers`,
  )
    .bind(count, crypto.randomUUID(), TYPED, at.getTime(), DRAFT_LIFETIME, network, household)
    .run()
}

/** What customers saved within the hour. */
async function youngDrafts(now: Date): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT id FROM drafts WHERE expires_at > ? AND typed NOT LIKE '%a stranger%' ORDER BY id",
  )
    .bind(now.getTime() + DRAFT_LIFETIME - HOUR)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/**
 * Strangers at work: one network is full and goes on, another begins, both press, save and look at summaries. Nothing
 * that a customer saved within the hour may go for it.
 */
export async function crowdIn(now: Date, isStoreFull: boolean): Promise<void> {
  const before = await youngDrafts(now)
  const crowd = { network: 'crowd', household: 'crowd' }
  const living = await env.DB.prepare(
    "SELECT COUNT(*) AS n FROM drafts WHERE network = 'crowd'",
  ).first<number>('n')
  const missing = MOST_OF_NETWORK - (living ?? 0)
  // A full store is shared by small networks, so that each of them might have to pay.
  if (!isStoreFull && missing > 0) await putDrafts(crowd, missing, now)
  const guest = { network: `guest ${now.getTime()}`, household: 'guest' }
  for (const sender of isStoreFull ? [guest] : [crowd, guest]) {
    const origin = { page: null, save: 0, sender }
    const { id } = await makeDraft(env.DB, TYPED, now, origin)
    const summary = { draftId: id, typed: TYPED, order: anOrder(), hash: 'shown to a stranger' }
    await keepSummary(env.DB, summary, now)
    await makeDraftIfRoom(env.DB, TYPED, now, origin)
  }
  expect(await youngDrafts(now), 'what customers saved within the hour').toEqual(before)
}

/** The store begins as full, or with room. */
export async function setFull(isFull: boolean): Promise<void> {
  await env.DB.prepare('UPDATE draft_totals SET bytes = ?')
    .bind(isFull ? MOST_BYTES : 0)
    .run()
}

/** The counts of the store are those of its rows; no network has more than its share. */
export async function expectCounted(isFull: boolean): Promise<void> {
  const networks = 'SELECT network, COUNT(*) AS living FROM drafts WHERE network IS NOT NULL'
  const [counted, living, totals, weighed] = await env.DB.batch<Record<string, unknown>>([
    env.DB.prepare('SELECT network, living FROM draft_networks ORDER BY network'),
    env.DB.prepare(`${networks} GROUP BY network ORDER BY network`),
    env.DB.prepare('SELECT bytes FROM draft_totals'),
    env.DB.prepare(
      `SELECT ?1 + (SELECT COALESCE(SUM(length(CAST(typed AS BLOB)) + length(CAST(payment AS BLOB)) + 300), 0) FROM drafts)
         + (SELECT COALESCE(SUM(length(CAST(typed AS BLOB)) + length(CAST(content AS BLOB)) + 300), 0)
            FROM summaries) AS bytes`,
    ).bind(isFull ? MOST_BYTES : 0),
  ])
  expect(counted?.results, 'the living drafts of each network').toEqual(living?.results)
  for (const { living: many } of living?.results ?? []) {
    expect(many).toBeLessThanOrEqual(MOST_OF_NETWORK)
  }
  expect(totals?.results, 'what drafts and summaries weigh').toEqual(weighed?.results)
}
