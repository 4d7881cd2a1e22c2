import { HOUR } from '~/lib/duration'
import { logEvent } from '~/lib/log'

/**
 * Which drafts go when there are too many; owns `draft_networks` and `draft_totals`, which triggers keep
 * (docs/decisions/010-limits.md).
 */

/** Most living drafts of a network. */
export const MOST_OF_NETWORK = 500
/** Most bytes of all drafts and summaries, so that orders always have space: D1 ends at 10 GB. */
export const MOST_BYTES = 2_000_000_000
/** Above this number of drafts, a network is the first to lose some when the store is full. */
const CROWDED = 50
/** Of so many drafts of a full network, those saved longest ago, the household with the most of them loses one. */
const LOOKED_AT = 25
/** Most networks that lose a draft at once when the store is full. */
const AT_ONCE = 20
/** Nothing that was saved within this time is pushed out for another network, in ms. */
const SAFE = HOUR

/** SQL that is true while the store takes no new autosaves. */
export const IS_STORE_FULL = `((SELECT bytes FROM draft_totals WHERE id = 1) > ${MOST_BYTES})`

/** The networks with the most drafts while the store is full; networks with few only where none has many. */
const LARGEST_NETWORKS = `SELECT network FROM (
    SELECT network FROM draft_networks
    WHERE living > ${CROWDED} AND ${IS_STORE_FULL} ORDER BY living DESC LIMIT ${AT_ONCE}
  )
  UNION ALL
  SELECT network FROM (
    SELECT network FROM draft_networks
    WHERE network > '' AND ${IS_STORE_FULL}
      AND NOT EXISTS (SELECT 1 FROM draft_networks WHERE living > ${CROWDED})
    LIMIT ${AT_ONCE}
  )`

/**
 * Deletes the drafts that one more draft of the network pushes out, and runs its INSERT, which returns its `seq`, in
 * one batch. Drafts of the same network go at any age, those of others only when nobody saved them for an hour.
 * Returns false if the INSERT inserted nothing. `expiry` is that of a draft saved now, ms.
 */
export async function insertWithRoom(
  db: D1Database,
  insert: D1PreparedStatement,
  { network, expiry, now }: { network: string | null; expiry: number; now: Date },
): Promise<boolean> {
  const [own, others, made] = await db.batch<{ seq: number }>([
    pushOutOwn(db, network),
    pushOutOthers(db, network, expiry - SAFE),
    insert,
  ])
  const pushedOut = (own?.results.length ?? 0) + (others?.results.length ?? 0)
  if (pushedOut > 0) await notePushedOut(db, pushedOut, now)
  return made?.results.length === 1
}

function pushOutOwn(db: D1Database, network: string | null): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM drafts WHERE seq IN (
         SELECT seq FROM (
           SELECT seq, expires_at, COUNT(*) OVER (PARTITION BY household) AS of_household
           FROM (
             SELECT seq, household, expires_at FROM drafts
             WHERE network = (
               SELECT network FROM draft_networks WHERE network = ?1 AND living >= ${MOST_OF_NETWORK}
             )
             ORDER BY expires_at LIMIT ${LOOKED_AT}
           )
         )
         ORDER BY of_household DESC, expires_at
         LIMIT COALESCE((SELECT living FROM draft_networks WHERE network = ?1), 0) - ${MOST_OF_NETWORK - 1}
       ) RETURNING seq`,
    )
    .bind(network)
}

function pushOutOthers(
  db: D1Database,
  network: string | null,
  savedBefore: number,
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM drafts WHERE seq IN (
         SELECT (SELECT seq FROM drafts WHERE network = large.network ORDER BY expires_at LIMIT 1)
         FROM (${LARGEST_NETWORKS}) AS large
       ) AND (network = ?1 OR expires_at <= ?2) RETURNING seq`,
    )
    .bind(network, savedBefore)
}

/** Counts pushed-out drafts for health and the log. */
async function notePushedOut(db: D1Database, count: number, now: Date): Promise<void> {
  logEvent({ event: 'drafts_pushed_out', count })
  await db
    .prepare('UPDATE draft_totals SET pushed_out = pushed_out + ?, pushed_out_at = ? WHERE id = 1')
    .bind(count, now.getTime())
    .run()
}

/** SQL of the drafts pushed out so far and the time of the last one (ms), as JSON: `{ "count": 0, "at": null }`. */
export const PUSHED_OUT_JSON =
  "(SELECT json_object('count', pushed_out, 'at', pushed_out_at) FROM draft_totals WHERE id = 1)"
