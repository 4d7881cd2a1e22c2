import * as v from 'valibot'
import { SECOND } from '~/lib/duration'
import { RETRY } from '~/provider/retry'

type Count = { count: number; oldestSeconds: number | null }
export type Backlog = Record<'pending' | 'unknown' | 'needsReview' | 'held' | 'dead', Count>

/** What the database of the site says of it, without anything personal. */
export type SiteState = {
  outbox: { orders: Backlog; messages: Backlog; mails: Backlog & { capped: Count } }
  provider: {
    breaker: 'closed' | 'failing' | 'open'
    lastAnswerSeconds: number | null
    areCredentialsRefused: boolean
  }
  /** How long the oldest order has waited that nobody was told of; mails that the account may not send. */
  announcements: { oldestSeconds: number | null; mailsNotAllowed: number }
  /** `failedJobs`: how often in a row each has failed; those that work are not named. */
  cron: { lastRunSeconds: number; failedJobs: Record<string, number> }
}

const failuresSchema = v.record(v.string(), v.number())

type BacklogRow = {
  kind: 'order' | 'contact' | 'mail'
  state: string
  count: number
  since: number
}
type RunRow = {
  finished_at: number
  failures_in_a_row: string
  provider_answered_at: number | null
  failures: number
  credentials_refused_at: number | null
  untold_since: number | null
  not_allowed: number
}

/** Reads it; figures of time are as of `now`. `isRemote`: the carrier's own back office tells of what it has. */
export async function readSite(db: D1Database, now: number, isRemote: boolean): Promise<SiteState> {
  // `unknown` is counted beside its state: such an item is pending, and may have arrived all the same. Left alone,
  // the database would go by the primary key, over all that was ever owed.
  const backlog = db.prepare(
    `SELECT kind, state, COUNT(*) AS count, MIN(COALESCE(replayed_at, created_at)) AS since
     FROM outbox INDEXED BY outbox_open WHERE state <> 'delivered' GROUP BY kind, state
     UNION ALL
     SELECT kind, 'unknown', COUNT(*), MIN(COALESCE(replayed_at, created_at))
     FROM outbox INDEXED BY outbox_open
     WHERE state <> 'delivered' AND state IN ('pending', 'needs_review', 'dead') AND is_unknown = 1
     GROUP BY kind`,
  )
  // The carrier knows of an order once its mail left, once it was answered, or once their own back office has it.
  const key = 'substr(mail.item, 15, length(mail.item) - 16)'
  const run = db
    .prepare(
      `SELECT cron_run.finished_at, cron_run.failures_in_a_row, cron_run.provider_answered_at,
         breaker.failures, breaker.credentials_refused_at,
         (SELECT MIN(created_at) FROM outbox AS mail INDEXED BY outbox_open
          WHERE state <> 'delivered' AND state IN ('pending', 'needs_review', 'dead') AND kind = 'mail'
            AND item LIKE 'carrier:event:%:1'
            AND EXISTS (SELECT 1 FROM orders WHERE order_key = ${key} AND orders.state = 'received')
            AND NOT EXISTS (SELECT 1 FROM outbox AS owed
              WHERE owed.kind = 'order' AND owed.item = ${key}
                AND (owed.state = 'held' OR owed.last_error = 'settled by hand'
                  OR (?1 AND owed.state = 'delivered')))) AS untold_since,
         (SELECT COUNT(*) FROM outbox INDEXED BY outbox_open
          WHERE state <> 'delivered' AND state IN ('pending', 'dead') AND kind = 'mail'
            AND last_error = 'not_allowed') AS not_allowed
       FROM cron_run, breaker`,
    )
    .bind(isRemote ? 1 : 0)
  const [{ results }, last] = await Promise.all([backlog.all<BacklogRow>(), run.first<RunRow>()])
  if (!last) throw new Error('no run noted')
  const answeredAt = last.provider_answered_at || null
  return {
    outbox: {
      orders: backlogOf(results, 'order', now),
      messages: backlogOf(results, 'contact', now),
      mails: {
        ...backlogOf(results, 'mail', now),
        capped: countOf(results, 'mail', 'capped', now),
      },
    },
    provider: {
      breaker: breakerOf(last.failures),
      lastAnswerSeconds: seconds(answeredAt && Math.max(0, now - answeredAt)),
      areCredentialsRefused: last.credentials_refused_at !== null,
    },
    announcements: {
      oldestSeconds: seconds(last.untold_since === null ? null : now - last.untold_since),
      mailsNotAllowed: last.not_allowed,
    },
    cron: {
      lastRunSeconds: Math.max(0, Math.round((now - last.finished_at) / SECOND)),
      failedJobs: v.parse(failuresSchema, JSON.parse(last.failures_in_a_row)),
    },
  }
}

function backlogOf(rows: BacklogRow[], kind: BacklogRow['kind'], now: number): Backlog {
  const of = (state: string) => countOf(rows, kind, state, now)
  return {
    pending: of('pending'),
    unknown: of('unknown'),
    needsReview: of('needs_review'),
    held: of('held'),
    dead: of('dead'),
  }
}

function countOf(rows: BacklogRow[], kind: BacklogRow['kind'], state: string, now: number): Count {
  const row = rows.find((candidate) => candidate.kind === kind && candidate.state === state)
  return { count: row?.count ?? 0, oldestSeconds: row ? seconds(now - row.since) : null }
}

function breakerOf(failures: number): 'closed' | 'failing' | 'open' {
  if (failures >= RETRY.breakerOpensAt) return 'open'
  return failures > 0 ? 'failing' : 'closed'
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / SECOND)
}
