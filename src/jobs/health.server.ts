import { appConfig } from '~config'
import { type CatalogueHealth, catalogueHealth } from '~/catalogue/catalogue-state.server'
import { RETRY } from '~/provider/retry'
import { hasProviderSettings, siteProvider } from '~/provider/site-provider.server'
import { MINUTE, SECOND } from '~/lib/duration'
import packageJson from '../../package.json'

export const HEALTH_PATH = '/api/health'

/** The cron runs each minute; a few may be skipped. */
const CRON_STOPPED_AFTER = 5 * MINUTE
/** A provider may be down for a while; after this the carrier must know of the orders another way. */
const PENDING_FOR_TOO_LONG = 30 * MINUTE
const PATIENCE = 2 * SECOND

/** Why an operator must act; docs/operations.md tells what to do about each. */
type Reason =
  | 'databaseFailed'
  | 'settingsWrong'
  | 'cronStopped'
  | 'jobFailed'
  | 'pendingTooLong'
  | 'needsReview'
  | 'held'
  | 'dead'
  | CatalogueHealth['reasons'][number]

type Count = { count: number; oldestSeconds: number | null }
type Backlog = Record<'pending' | 'unknown' | 'needsReview' | 'held' | 'dead', Count>

type SiteState = {
  outbox: { orders: Backlog; messages: Backlog }
  provider: { breaker: 'closed' | 'failing' | 'open'; lastAnswerSeconds: number | null }
  cron: { lastRunSeconds: number; failedJobs: string[] }
}

export type HealthReport = {
  status: 'ok' | 'actionNeeded'
  reasons: Reason[]
  version: string
  build: string
  settings: 'ok' | 'failed'
  databases: { site: 'ok' | 'failed'; provider: 'ok' | 'failed' }
  catalogue: CatalogueHealth['report'] | null
} & { [K in keyof SiteState]: SiteState[K] | null }

type HealthEnv = Pick<Env, 'DB' | 'PROVIDER_DB' | 'ORDER_LINK_SECRET'>

/** `GET /api/health`: 200, or 503 when an operator must act. It asks the databases, never the provider. */
export async function answerHealth(env: HealthEnv): Promise<Response> {
  const report = await healthReport(env, new Date())
  return Response.json(report, {
    status: report.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

/** The state of the site at `now`, without anything personal. */
export async function healthReport(
  env: HealthEnv,
  now: Date,
  patience = PATIENCE,
): Promise<HealthReport> {
  const [site, provider, catalogue] = await Promise.all([
    orNull(() => readSite(env.DB, now.getTime()), patience),
    orNull(() => env.PROVIDER_DB.prepare('SELECT id FROM orders LIMIT 1').first(), patience),
    orNull(() => catalogueHealth(env.DB, now), patience),
  ])
  const databases = { site: outcome(site), provider: outcome(provider) }
  const areSettingsGood = Boolean(env.ORDER_LINK_SECRET) && hasProviderSettings(siteProvider())
  const reasons = [
    ...(site && provider ? [] : ['databaseFailed' as const]),
    ...(areSettingsGood ? [] : ['settingsWrong' as const]),
    ...(site ? reasonsOf(site.value) : []),
    ...(catalogue?.value?.reasons ?? []),
  ]
  return {
    status: reasons.length === 0 ? 'ok' : 'actionNeeded',
    reasons,
    version: `${appConfig.product.appName} ${packageJson.version}`,
    build: import.meta.env.BUILD_ID ?? 'none',
    settings: areSettingsGood ? 'ok' : 'failed',
    databases,
    outbox: site?.value.outbox ?? null,
    provider: site?.value.provider ?? null,
    cron: site?.value.cron ?? null,
    catalogue: catalogue?.value?.report ?? null,
  }
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

function reasonsOf({ outbox, cron }: SiteState): Reason[] {
  const backlogs = Object.values(outbox)
  const has = (state: keyof Backlog) => backlogs.some((backlog) => backlog[state].count > 0)
  const isLate = ({ pending }: Backlog) =>
    (pending.oldestSeconds ?? 0) * SECOND > PENDING_FOR_TOO_LONG
  const judged: [Reason, boolean][] = [
    ['cronStopped', cron.lastRunSeconds * SECOND > CRON_STOPPED_AFTER],
    ['jobFailed', cron.failedJobs.length > 0],
    ['pendingTooLong', backlogs.some(isLate)],
    ['needsReview', has('needsReview')],
    ['held', has('held')],
    ['dead', has('dead')],
  ]
  return judged.flatMap(([reason, isTrue]) => (isTrue ? [reason] : []))
}

type BacklogRow = { kind: 'order' | 'contact'; state: string; count: number; since: number }
type RunRow = {
  finished_at: number
  failed_jobs: string
  provider_answered_at: number | null
  failures: number
}

async function readSite(db: D1Database, now: number): Promise<SiteState> {
  // `unknown` is counted beside its state: such an item is pending, and may have arrived all the same.
  const backlog = db.prepare(
    `SELECT kind, state, COUNT(*) AS count, MIN(COALESCE(replayed_at, created_at)) AS since
     FROM outbox WHERE state IN ('pending', 'needs_review', 'held', 'dead') GROUP BY kind, state
     UNION ALL
     SELECT kind, 'unknown', COUNT(*), MIN(COALESCE(replayed_at, created_at))
     FROM outbox WHERE state IN ('pending', 'needs_review', 'dead') AND is_unknown = 1 GROUP BY kind`,
  )
  const run = db.prepare(
    `SELECT cron_run.finished_at, cron_run.failed_jobs, cron_run.provider_answered_at, breaker.failures
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
    },
    cron: {
      lastRunSeconds: Math.max(0, Math.round((now - last.finished_at) / SECOND)),
      failedJobs: last.failed_jobs.split(' ').filter(Boolean),
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
