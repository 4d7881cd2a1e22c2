import type { JobRecord } from '~/jobs/job-records.server'
import type { Reason } from '~/jobs/health/reasons'
import type { Backlog, SiteState } from '~/jobs/health/site-state.server'
import type { Unwritten } from '~/jobs/unwritten.server'
import { BUDGET } from '~/outbox/mailbox/mail-budget.server'
import { MAIL_LATE_AFTER } from '~/outbox/outbox-sql'
import { HOUR, MINUTE, SECOND } from '~/lib/duration'

// Which reasons the figures of health give; pure, so that each limit stands in one place.

/** The cron runs each minute; a few runs may be missing. */
const CRON_STOPPED_AFTER = 5 * MINUTE
/** A provider may be down for a moment; after this time the carrier must learn of the orders another way. */
const PENDING_FOR_TOO_LONG = 10 * MINUTE
/** An unsent mail is tried again; after this time the carrier must look for orders without it. */
const UNTOLD_FOR_TOO_LONG = 15 * MINUTE
/** Of the runs that cannot write their row a single one says nothing. */
const UNWRITTEN_FOR_TOO_LONG = 2 * MINUTE
/** D1 holds 10 GB a database; from this part of it on there is time to act. */
const DATABASE_BYTES = 10_000_000_000
const FULL_FROM_PERCENT = 70
/** Forms that were pushed out stay a reason for this time. */
const PUSHED_OUT_WITHIN = HOUR

type Outcome = 'ok' | 'slow' | 'failed'

/** `unwritten`: why the cron cannot write its row; null while it can. */
export type DatabaseState = {
  site: Outcome
  provider: Outcome | 'unused'
  sitePercent: number | null
  providerPercent: number | null
  unwritten: Unwritten['error'] | null
}

/** Why the cron, which runs, cannot write its row; null while it can, or when it does not run. */
export function unwrittenNow(
  { cron }: SiteState,
  unwritten: Unwritten | null,
  now: Date,
): Unwritten['error'] | null {
  if (!unwritten) return null
  const sinceTry = now.getTime() - unwritten.at
  const sinceRow = cron.lastRunSeconds * SECOND
  const isNow = sinceTry < sinceRow && sinceTry <= CRON_STOPPED_AFTER
  return isNow && sinceRow >= UNWRITTEN_FOR_TOO_LONG ? unwritten.error : null
}

/** How full a database is; null when its size is not known. */
export function percentFull(bytes: number | undefined): number | null {
  return bytes === undefined ? null : Math.round((bytes / DATABASE_BYTES) * 100)
}

/** The databases by themselves. */
export function ofDatabases(databases: DatabaseState): Reason[] {
  const { site, provider, sitePercent, providerPercent, unwritten } = databases
  const percent = Math.max(sitePercent ?? 0, providerPercent ?? 0)
  const judged: [Reason, boolean][] = [
    ['databaseFailed', [site, provider].includes('failed')],
    ['databaseSlow', [site, provider].includes('slow')],
    ['databaseReadOnly', unwritten !== null && unwritten !== 'full'],
    ['databaseFull', unwritten === 'full' || percent >= FULL_FROM_PERCENT],
  ]
  return trueOnes(judged)
}

/** The cron by itself; a cron that does not run is the reason why its jobs are late. */
export function ofCron({ cron }: SiteState, jobs: JobRecord[]): Reason[] {
  if (cron.lastRunSeconds * SECOND > CRON_STOPPED_AFTER) return ['cronStopped']
  return jobs.some(({ overdue }) => overdue !== null) ? ['jobLate'] : []
}

/** What waits, and what does not come. */
export function ofSite({
  outbox,
  provider,
  announcements,
  mails,
  placed,
  drafts,
  promises,
  gateway,
  bank,
}: SiteState): Reason[] {
  const backlogs = [outbox.orders, outbox.events, outbox.messages]
  const has = (state: keyof Backlog) => backlogs.some((backlog) => backlog[state].count > 0)
  const isLate = ({ pending }: Backlog) =>
    (pending.oldestSeconds ?? 0) * SECOND > PENDING_FOR_TOO_LONG
  return trueOnes([
    ['pendingTooLong', backlogs.some(isLate)],
    ['needsReview', has('needsReview')],
    ['documentsNotIssued', outbox.documents.needsReview.count > 0],
    ['dead', has('dead')],
    ['credentialsRefused', provider.areCredentialsRefused],
    ['gatewayRefuses', gateway.refuses !== null],
    ['nobodyTold', (announcements.oldestSeconds ?? 0) * SECOND >= UNTOLD_FOR_TOO_LONG],
    ['ordersUnanswered', promises.ordersUnanswered > 0],
    ['ridesWithoutDriver', promises.ridesWithoutDriver > 0],
    ['mailsLate', (mails.lateSeconds ?? 0) * SECOND > MAIL_LATE_AFTER],
    ['mailsDead', outbox.mails.dead.count > 0],
    ['mailsRefused', outbox.mails.needsReview.count > 0],
    ['mailsMany', mails.unprovedToday > BUDGET.alarm],
    ['bankGap', bank.gap !== null],
    ['draftsPushedOut', isWithin(drafts.lastPushedOutSeconds, PUSHED_OUT_WITHIN)],
    ['noOrders', placed.isSilent],
  ])
}

function trueOnes(judged: [Reason, boolean][]): Reason[] {
  return judged.flatMap(([reason, isTrue]) => (isTrue ? [reason] : []))
}

function isWithin(seconds: number | null, time: number): boolean {
  return seconds !== null && seconds * SECOND < time
}
