import * as v from 'valibot'
import { LAST_RUN_JSON } from '~/back-office/cron-run'
import { gatewayRefusalSql } from '~/gateway/gateway-answers.server'
import { SECOND } from '~/lib/duration'
import { countUnansweredSql } from '~/jobs/promises.server'
import { countWithoutDriverSql } from '~/order/store/desk/without-driver-sql'
import { BANK_GAP_JSON, type Gap } from '~/order/bank/fio.server'
import { isUnansweredSql, silenceSql } from '~/order/store/order-sql'
import { PUSHED_OUT_JSON } from '~/order/store/drafts/push-out.server'
import { BREAKER_JSON } from '~/outbox/breaker.server'
import {
  type BacklogRow,
  COUNT_NOT_ALLOWED,
  LATE_SINCE,
  SELECT_BACKLOG,
  untoldSinceSql,
} from '~/outbox/outbox-sql'
import { unprovedTodaySql } from '~/outbox/mailbox/mail-budget.server'
import { RETRY } from '~/back-office/retry'

type Count = { count: number; oldestSeconds: number | null }
export type Backlog = Record<'pending' | 'unknown' | 'needsReview' | 'held' | 'dead', Count>

/** The state of the site in its database, without personal data. */
export type SiteState = {
  outbox: {
    orders: Backlog
    events: Backlog
    messages: Backlog
    documents: Backlog
    mails: Backlog & { capped: Count }
  }
  provider: {
    breaker: 'closed' | 'failing' | 'open'
    lastAnswerSeconds: number | null
    areCredentialsRefused: boolean
  }
  /** Age of the oldest order without a notification; number of mails that the account may not send. */
  announcements: { oldestSeconds: number | null; mailsNotAllowed: number }
  /** How long the oldest mail to a customer has waited, and how many went to unproved mailboxes today. */
  mails: { lateSeconds: number | null; unprovedToday: number }
  /** `failedJobs`: consecutive failures of each failing job. */
  cron: { lastRunSeconds: number; failedJobs: Record<string, number> }
  /** `isSilent`: none came for longer than is usual at this time of the week. */
  placed: { lastSeconds: number | null; isSilent: boolean }
  /** Unfinished forms that were pushed out because there were too many: all so far, and for how long none. */
  drafts: { pushedOut: number; lastPushedOutSeconds: number | null }
  /** Orders that nobody answered in the promised time, and rides of the next 20 hours without a driver. */
  promises: { ordersUnanswered: number; ridesWithoutDriver: number }
  /** The question that the payment gateway refused last, and why; null while it answers. */
  gateway: { refuses: string | null }
  /** Days of payments that the bank's interface did not give, until somebody has read a statement. */
  bank: { gap: Gap | null }
  /** The size of the database, which comes with each of its answers. */
  databaseBytes: number
}

const noteSchema = v.object({
  run: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      finishedAt: v.number(),
      failures: v.record(v.string(), v.number()),
      providerAnsweredAt: v.nullable(v.number()),
    }),
  ),
  breaker: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ failures: v.number(), areCredentialsRefused: v.boolean() }),
  ),
  silence: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ lastAt: v.nullable(v.number()), isSilent: v.number() }),
  ),
  pushed_out: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ count: v.number(), at: v.nullable(v.number()) }),
  ),
  untold_since: v.nullable(v.number()),
  not_allowed: v.number(),
  late_since: v.nullable(v.number()),
  unproved_today: v.number(),
  orders_unanswered: v.number(),
  rides_without_driver: v.number(),
  gateway_refuses: v.nullable(v.string()),
  bank_gap: v.nullable(
    v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), until: v.string() })),
  ),
})

/**
 * Reads the state; times are as of `now`. `isRemote`: the carrier's own back office informs the carrier of delivered
 * orders. `isDecidedHere`: drivers are assigned on this site.
 */
export async function readSite(
  db: D1Database,
  now: number,
  { isRemote, isDecidedHere }: { isRemote: boolean; isDecidedHere: boolean },
): Promise<SiteState> {
  const noted = db
    .prepare(
      `SELECT ${LAST_RUN_JSON} AS run, ${BREAKER_JSON} AS breaker, ${silenceSql(now)} AS silence,
         ${PUSHED_OUT_JSON} AS pushed_out,
         ${untoldSinceSql(isUnansweredSql)} AS untold_since, ${COUNT_NOT_ALLOWED} AS not_allowed,
         ${LATE_SINCE} AS late_since, ${unprovedTodaySql(now)} AS unproved_today,
         ${countUnansweredSql(now)} AS orders_unanswered, ${countWithoutDriverSql(now)} AS rides_without_driver,
         ${gatewayRefusalSql(now)} AS gateway_refuses,
         ${BANK_GAP_JSON} AS bank_gap`,
    )
    .bind(isRemote ? 1 : 0)
  const [{ results, meta }, row] = await Promise.all([
    db.prepare(SELECT_BACKLOG).all<BacklogRow>(),
    noted.first(),
  ])
  const { run, breaker, silence, pushed_out: pushedOut, ...waiting } = v.parse(noteSchema, row)
  const answeredAt = run.providerAnsweredAt || null
  return {
    outbox: {
      orders: backlogOf(results, 'order', now),
      events: backlogOf(results, 'event', now),
      messages: backlogOf(results, 'contact', now),
      documents: backlogOf(results, 'document', now),
      mails: {
        ...backlogOf(results, 'mail', now),
        capped: countOf(results, 'mail', 'capped', now),
      },
    },
    provider: {
      breaker: breakerOf(breaker.failures),
      lastAnswerSeconds: seconds(answeredAt && Math.max(0, now - answeredAt)),
      areCredentialsRefused: breaker.areCredentialsRefused,
    },
    announcements: {
      oldestSeconds: seconds(waiting.untold_since === null ? null : now - waiting.untold_since),
      mailsNotAllowed: waiting.not_allowed,
    },
    mails: {
      lateSeconds: seconds(waiting.late_since === null ? null : now - waiting.late_since),
      unprovedToday: waiting.unproved_today,
    },
    cron: {
      lastRunSeconds: Math.max(0, Math.round((now - run.finishedAt) / SECOND)),
      failedJobs: run.failures,
    },
    placed: {
      lastSeconds: seconds(silence.lastAt && now - silence.lastAt),
      isSilent: silence.isSilent === 1,
    },
    drafts: {
      pushedOut: pushedOut.count,
      lastPushedOutSeconds: seconds(pushedOut.at === null ? null : now - pushedOut.at),
    },
    promises: {
      ordersUnanswered: waiting.orders_unanswered,
      ridesWithoutDriver: isDecidedHere ? waiting.rides_without_driver : 0,
    },
    gateway: { refuses: waiting.gateway_refuses },
    bank: { gap: waiting.bank_gap },
    databaseBytes: meta.size_after,
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
