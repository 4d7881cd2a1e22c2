import * as v from 'valibot'
import { appConfig } from '~config'
import { type CatalogueHealth, catalogueHealth } from '~/catalogue/catalogue-state.server'
import { RETRY } from '~/provider/retry'
import { hasBearer } from '~/edge/bearer'
import { MINUTE, SECOND } from '~/lib/duration'
import { isLoopback } from '~/lib/loopback'
import {
  type ProviderEnd,
  providerEnd,
  type SettingName,
  settingProblems,
  type Settings,
} from '~/lib/settings'
import packageJson from '../../package.json'

export const HEALTH_PATH = '/api/health'

/** The cron runs each minute; a few may be skipped. */
const CRON_STOPPED_AFTER = 5 * MINUTE
/** A provider may be down for a while; after this the carrier must know of the orders another way. */
const PENDING_FOR_TOO_LONG = 30 * MINUTE
/** A mail that did not leave is tried again; after this the carrier must look for new orders without it. */
const UNTOLD_FOR_TOO_LONG = 15 * MINUTE
const PATIENCE = 2 * SECOND
/** One run that failed is mended by the next one more often than not. */
const RUNS_UNTIL_FAILED = 3

/** Why an operator must act; docs/operations.md tells what to do about each. */
type Reason =
  | 'databaseFailed'
  | 'settingsWrong'
  | 'cronStopped'
  | 'jobFailed'
  | 'pendingTooLong'
  | 'needsReview'
  | 'dead'
  | 'nobodyTold'
  | CatalogueHealth['reasons'][number]

type Count = { count: number; oldestSeconds: number | null }
type Backlog = Record<'pending' | 'unknown' | 'needsReview' | 'held' | 'dead', Count>

type SiteState = {
  outbox: { orders: Backlog; messages: Backlog }
  provider: {
    breaker: 'closed' | 'failing' | 'open'
    lastAnswerSeconds: number | null
    areCredentialsRefused: boolean
  }
  announcements: { oldestSeconds: number | null }
  /** `failedJobs`: how often in a row each has failed; those that work are not named. */
  cron: { lastRunSeconds: number; failedJobs: Record<string, number> }
}

export type HealthReport = {
  status: 'ok' | 'actionNeeded'
  reasons: Reason[]
  version: string
  build: string
  settings: { wrong: SettingName[] }
  providerEnd: ProviderEnd | null
  databases: { site: 'ok' | 'failed'; provider: 'ok' | 'failed' | 'unused' }
  catalogue: CatalogueHealth['report'] | null
} & { [K in keyof SiteState]: SiteState[K] | null }

type HealthEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }
type HealthOptions = {
  /** On this machine the request tells the origin. */
  isLocal?: boolean
  /** How long a database is waited for, in ms. */
  patience?: number
}

/**
 * `GET /api/health`: 200, or 503 when an operator must act. It asks the databases, never the provider. Figures are
 * for who has HEALTH_TOKEN; on this machine for everybody where it is not set.
 */
export async function answerHealth(request: Request, env: HealthEnv): Promise<Response> {
  const isLocal = isLoopback(new URL(request.url))
  const report = await healthReport(env, new Date(), { isLocal })
  const { status, reasons } = report
  const isTrusted = env.HEALTH_TOKEN ? await hasBearer(request, String(env.HEALTH_TOKEN)) : isLocal
  return Response.json(isTrusted ? report : { status, reasons }, {
    status: status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

/** The state of the site at `now`, without anything personal. */
export async function healthReport(
  env: HealthEnv,
  now: Date,
  { isLocal = false, patience = PATIENCE }: HealthOptions = {},
): Promise<HealthReport> {
  const end = providerEnd(env)
  const [site, embedded, catalogue] = await Promise.all([
    orNull(() => readSite(env.DB, now.getTime()), patience),
    orNull(() => askEmbedded(env.PROVIDER_DB), patience),
    orNull(() => catalogueHealth(env.DB, now), patience),
  ])
  const provider = end === 'embedded' ? outcome(embedded) : ('unused' as const)
  const databases = { site: outcome(site), provider }
  const wrong = settingProblems(env, { isLocal }).map(({ setting }) => setting)
  // Both what is delivered and what is read may be refused: one reason.
  const reasons = [
    ...new Set<Reason>([
      ...(Object.values(databases).includes('failed') ? ['databaseFailed' as const] : []),
      ...(wrong.length === 0 ? [] : ['settingsWrong' as const]),
      ...(site ? reasonsOf(site.value) : []),
      ...(catalogue?.value?.reasons ?? []),
    ]),
  ]
  return {
    status: reasons.length === 0 ? 'ok' : 'actionNeeded',
    reasons,
    version: `${appConfig.product.appName} ${packageJson.version}`,
    build: import.meta.env.BUILD_ID ?? 'none',
    settings: { wrong: [...new Set(wrong)] },
    providerEnd: end,
    databases,
    outbox: site?.value.outbox ?? null,
    provider: site?.value.provider ?? null,
    announcements: site?.value.announcements ?? null,
    cron: site?.value.cron ?? null,
    catalogue: catalogue?.value?.report ?? null,
  }
}

/** The embedded back office answers from a database of its own. */
async function askEmbedded(db: D1Database | undefined): Promise<unknown> {
  if (!db) throw new Error('no database is bound')
  return db.prepare('SELECT id FROM orders LIMIT 1').first()
}

/** What work gives in time, in an envelope because null is an answer too; null when it fails or is late. */
async function orNull<T>(work: () => Promise<T>, patience: number): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    return await Promise.race([work().then((value) => ({ value })), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

function outcome(answer: unknown): 'ok' | 'failed' {
  return answer === null ? 'failed' : 'ok'
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / SECOND)
}

function reasonsOf({ outbox, provider, announcements, cron }: SiteState): Reason[] {
  const backlogs = Object.values(outbox)
  const has = (state: keyof Backlog) => backlogs.some((backlog) => backlog[state].count > 0)
  const isLate = ({ pending }: Backlog) =>
    (pending.oldestSeconds ?? 0) * SECOND > PENDING_FOR_TOO_LONG
  const judged: [Reason, boolean][] = [
    ['cronStopped', cron.lastRunSeconds * SECOND > CRON_STOPPED_AFTER],
    ['jobFailed', Object.values(cron.failedJobs).some((runs) => runs >= RUNS_UNTIL_FAILED)],
    ['pendingTooLong', backlogs.some(isLate)],
    ['needsReview', has('needsReview')],
    ['dead', has('dead')],
    ['credentialsRefused', provider.areCredentialsRefused],
    ['nobodyTold', (announcements.oldestSeconds ?? 0) * SECOND >= UNTOLD_FOR_TOO_LONG],
  ]
  return judged.flatMap(([reason, isTrue]) => (isTrue ? [reason] : []))
}

const failuresSchema = v.record(v.string(), v.number())

type BacklogRow = { kind: 'order' | 'contact'; state: string; count: number; since: number }
type RunRow = {
  finished_at: number
  failures_in_a_row: string
  provider_answered_at: number | null
  failures: number
  credentials_refused_at: number | null
  untold_since: number | null
}

async function readSite(db: D1Database, now: number): Promise<SiteState> {
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
  const run = db.prepare(
    `SELECT cron_run.finished_at, cron_run.failures_in_a_row, cron_run.provider_answered_at,
       breaker.failures, breaker.credentials_refused_at,
       (SELECT MIN(created_at) FROM outbox INDEXED BY outbox_unannounced
        WHERE announced_at IS NULL AND kind = 'order') AS untold_since
     FROM cron_run, breaker`,
  )
  const [{ results }, last] = await Promise.all([backlog.all<BacklogRow>(), run.first<RunRow>()])
  if (!last) throw new Error('no run noted')
  const answeredAt = last.provider_answered_at || null
  return {
    outbox: {
      orders: backlogOf(results, 'order', now),
      messages: backlogOf(results, 'contact', now),
    },
    provider: {
      breaker: breakerOf(last.failures),
      lastAnswerSeconds: seconds(answeredAt && Math.max(0, now - answeredAt)),
      areCredentialsRefused: last.credentials_refused_at !== null,
    },
    announcements: {
      oldestSeconds: seconds(last.untold_since === null ? null : now - last.untold_since),
    },
    cron: {
      lastRunSeconds: Math.max(0, Math.round((now - last.finished_at) / SECOND)),
      failedJobs: v.parse(failuresSchema, JSON.parse(last.failures_in_a_row)),
    },
  }
}

function backlogOf(rows: BacklogRow[], kind: BacklogRow['kind'], now: number): Backlog {
  const of = (state: string): Count => {
    const row = rows.find((candidate) => candidate.kind === kind && candidate.state === state)
    return { count: row?.count ?? 0, oldestSeconds: row ? seconds(now - row.since) : null }
  }
  return {
    pending: of('pending'),
    unknown: of('unknown'),
    needsReview: of('needs_review'),
    held: of('held'),
    dead: of('dead'),
  }
}

function breakerOf(failures: number): 'closed' | 'failing' | 'open' {
  if (failures >= RETRY.breakerOpensAt) return 'open'
  return failures > 0 ? 'failing' : 'closed'
}
