import { appConfig } from '~config'
import {
  type CatalogueHealth,
  catalogueHealth,
} from '~/back-office/catalogue/catalogue-state.server'
import { probeDatabase } from '~/back-office/embedded/store'
import { BUDGET } from '~/outbox/mailbox/mail-budget.server'
import { type MailSettings, mailWay } from '~/outbox/mail-post.server'
import { lastMigration } from '~/jobs/last-migration.server'
import { MAIL_LATE_AFTER } from '~/outbox/outbox-sql'
import { type Backlog, readSite, type SiteState } from '~/jobs/site-state.server'
import { hasBearer } from '~/http/bearer'
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

/** The cron runs each minute; a few runs may be missing. */
const CRON_STOPPED_AFTER = 5 * MINUTE
/** A provider may be down for a while; after this time the carrier must learn of the orders another way. */
const PENDING_FOR_TOO_LONG = 30 * MINUTE
/** An unsent mail is tried again; after this time the carrier must look for orders without it. */
const UNTOLD_FOR_TOO_LONG = 15 * MINUTE
const PATIENCE = 2 * SECOND
/** A single failed run is usually followed by a good one. */
const RUNS_UNTIL_FAILED = 3

/** Reasons for an operator to act; docs/operations.md describes the remedies. */
type Reason =
  | 'databaseFailed'
  | 'settingsWrong'
  | 'cronStopped'
  | 'jobFailed'
  | 'pendingTooLong'
  | 'needsReview'
  | 'dead'
  | 'nobodyTold'
  | 'mailsLate'
  | 'mailsDead'
  | 'mailsRefused'
  | 'mailsMany'
  | CatalogueHealth['reasons'][number]

export type HealthReport = {
  status: 'ok' | 'actionNeeded'
  reasons: Reason[]
  version: string
  /** The version of package.json, which names a file of migrations/releases. */
  release: string
  /** The last migration of the site's database; null where it cannot be read. */
  schema: string | null
  build: string
  settings: { wrong: SettingName[] }
  providerEnd: ProviderEnd | null
  /** The mail service in use, and the reasons why it cannot send, in words. */
  mail: { way: ReturnType<typeof mailWay>; says: string | null }
  databases: { site: 'ok' | 'failed'; provider: 'ok' | 'failed' | 'unused' }
  catalogue: CatalogueHealth['report'] | null
} & { [K in keyof SiteState]: SiteState[K] | null }

type HealthEnv = Settings &
  Pick<MailSettings, 'EMAIL'> & { DB: D1Database; PROVIDER_DB?: D1Database }
type HealthOptions = {
  /** On this machine the request determines the origin. */
  isLocal?: boolean
  /** Timeout of a database read, in ms. */
  patience?: number
}

/**
 * `GET /api/health`: 200, or 503 when an operator must act. It reads the databases and never calls the provider. The
 * figures require HEALTH_TOKEN; on this machine everybody sees them if it is not set.
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

/** The state of the site at `now`, without personal data. */
export async function healthReport(
  env: HealthEnv,
  now: Date,
  { isLocal = false, patience = PATIENCE }: HealthOptions = {},
): Promise<HealthReport> {
  const end = providerEnd(env)
  const [site, embedded, catalogue, schema] = await Promise.all([
    orNull(() => readSite(env.DB, now.getTime(), end === 'remote'), patience),
    orNull(() => askEmbedded(env.PROVIDER_DB), patience),
    orNull(() => catalogueHealth(env.DB, now), patience),
    orNull(() => lastMigration(env.DB), patience),
  ])
  const provider = end === 'embedded' ? outcome(embedded) : ('unused' as const)
  const databases = { site: outcome(site), provider }
  const wrong = settingProblems(env, { isLocal }).map(({ setting }) => setting)
  // Delivery and reading may report the same reason; list it once.
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
    release: packageJson.version,
    schema: schema?.value ?? null,
    build: import.meta.env.BUILD_ID ?? 'none',
    settings: { wrong: [...new Set(wrong)] },
    providerEnd: end,
    mail: mailReport(mailWay(env), site?.value.announcements.mailsNotAllowed ?? 0),
    databases,
    outbox: site?.value.outbox ?? null,
    provider: site?.value.provider ?? null,
    announcements: site?.value.announcements ?? null,
    mails: site?.value.mails ?? null,
    cron: site?.value.cron ?? null,
    catalogue: catalogue?.value?.report ?? null,
  }
}

function mailReport(way: ReturnType<typeof mailWay>, notAllowed: number): HealthReport['mail'] {
  const says =
    way === 'none'
      ? 'no way of sending is set, so that mails wait'
      : 'the account may not send to some of the addresses: allow any, or set MAIL_API_URL'
  return { way, says: way === 'none' || notAllowed > 0 ? says : null }
}

/** The embedded back office has its own database. */
async function askEmbedded(db: D1Database | undefined): Promise<unknown> {
  if (!db) throw new Error('no database is bound')
  return probeDatabase(db)
}

/** The result of work within the timeout, in an object because null is a valid result; null on failure or timeout. */
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

function reasonsOf({ outbox, provider, announcements, mails, cron }: SiteState): Reason[] {
  const backlogs = [outbox.orders, outbox.messages]
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
    ['mailsLate', (mails.lateSeconds ?? 0) * SECOND > MAIL_LATE_AFTER],
    ['mailsDead', outbox.mails.dead.count > 0],
    ['mailsRefused', outbox.mails.needsReview.count > 0],
    ['mailsMany', mails.unprovedToday > BUDGET.alarm],
    ['nobodyTold', (announcements.oldestSeconds ?? 0) * SECOND >= UNTOLD_FOR_TOO_LONG],
  ]
  return judged.flatMap(([reason, isTrue]) => (isTrue ? [reason] : []))
}
