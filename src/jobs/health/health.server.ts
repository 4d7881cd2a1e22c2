import { appConfig } from '~config'
import {
  type CatalogueHealth,
  catalogueHealth,
} from '~/back-office/catalogue/catalogue-state.server'
import { probeDatabase } from '~/back-office/embedded/store'
import { type MailSettings, mailWay } from '~/outbox/mail-post.server'
import { type JobRecord, readJobs } from '~/jobs/job-records.server'
import { explained, inSequence, type Reason } from '~/jobs/health/reasons'
import {
  type DatabaseState,
  ofCron,
  ofDatabases,
  ofSite,
  percentFull,
  unwrittenNow,
} from '~/jobs/health/judge-state'
import { readSite, type SiteState } from '~/jobs/health/site-state.server'
import { readUnwritten } from '~/jobs/unwritten.server'
import { refusal } from '~/http/plain/refusal'
import { hasBearer } from '~/http/program-post.server'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { SECOND } from '~/lib/duration'
import { isLoopback } from '~/lib/loopback'
import { isDecidedHere } from '~/carrier/decider'
import { deciderProblems } from '~/lib/setting/decider'
import { cardProblems } from '~/lib/setting/gateway'
import type { SettingName, Settings } from '~/lib/setting/names'
import { type ProviderEnd, providerEnd, settingProblems } from '~/lib/settings'
import { version } from '../../../package.json'

/** A database is usually read within 0.1 seconds; one that needs more than this is slow, … */
const SLOW_AFTER = 1.5 * SECOND
/** … and one that needs more than this has failed. */
const PATIENCE = 8 * SECOND

export type HealthReport = {
  status: 'ok' | 'actionNeeded'
  reasons: Reason[]
  /** What each reason means and what mends it. */
  toDo: ReturnType<typeof explained>
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
  databases: DatabaseState
  /** What each job of the cron did last; null when it could not be read. */
  jobs: JobRecord[] | null
  catalogue: CatalogueHealth['report'] | null
} & { [K in keyof SiteState]: SiteState[K] | null }

type HealthEnv = Settings &
  Counters &
  Pick<MailSettings, 'EMAIL'> & { DB: D1Database; PROVIDER_DB?: D1Database; CATALOG: KVNamespace }
type HealthOptions = {
  /** On this machine the request determines the origin. */
  isLocal?: boolean
  /** Timeout of a database read, in ms. */
  patience?: number
}

/** How long an answer for strangers is kept: their looks then cost one reading of the databases, however many they are. */
const KEPT = 5 * SECOND

/** The last answer for strangers, of each environment; an isolate has one. */
const keptAnswers = new WeakMap<object, { at: number; answer: PublicAnswer }>()

type PublicAnswer = Pick<HealthReport, 'status' | 'reasons'>

/**
 * `GET /api/health`: 200, or 503 when an operator must act; 429 for an address that asks too often. It reads the
 * databases and never calls the provider. The figures require HEALTH_TOKEN and are read anew each time; on this machine
 * everybody sees them if it is not set. What strangers see is kept for five seconds.
 */
export async function answerHealth(
  request: Request,
  env: HealthEnv,
  now = new Date(),
): Promise<Response> {
  if (!(await isWithinLimit('health', request, env))) return refusal(request, 429)
  const isLocal = isLoopback(new URL(request.url))
  const isTrusted = env.HEALTH_TOKEN ? await hasBearer(request, String(env.HEALTH_TOKEN)) : isLocal
  const answer = isTrusted
    ? await healthReport(env, now, { isLocal })
    : await publicAnswer(env, now, isLocal)
  return Response.json(answer, {
    status: answer.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

async function publicAnswer(env: HealthEnv, now: Date, isLocal: boolean): Promise<PublicAnswer> {
  const kept = keptAnswers.get(env)
  if (kept && now.getTime() - kept.at < KEPT) return kept.answer
  const { status, reasons } = await healthReport(env, now, { isLocal })
  keptAnswers.set(env, { at: now.getTime(), answer: { status, reasons } })
  return { status, reasons }
}

/** The state of the site at `now`, without personal data. */
export async function healthReport(
  env: HealthEnv,
  now: Date,
  { isLocal = false, patience = PATIENCE }: HealthOptions = {},
): Promise<HealthReport> {
  const end = providerEnd(env)
  const ends = { isRemote: end === 'remote', isDecidedHere: isDecidedHere(env) }
  const [site, embedded, catalogue, jobs, unwritten, schema] = await Promise.all([
    orNull(() => readSite(env.DB, now.getTime(), ends), patience),
    orNull(() => askEmbedded(env.PROVIDER_DB), patience),
    orNull(() => catalogueHealth(env.DB, now), patience),
    orNull(() => readJobs(env.DB, now.getTime()), patience),
    orNull(() => readUnwritten(env.CATALOG), patience),
    orNull(() => lastMigration(env.DB), patience),
  ])
  const state = site?.value ?? null
  const withheld = state && unwrittenNow(state, unwritten?.value ?? null, now)
  const databases: DatabaseState = {
    site: outcome(site),
    provider: end === 'embedded' ? outcome(embedded) : 'unused',
    sitePercent: percentFull(state?.databaseBytes),
    providerPercent: end === 'embedded' ? percentFull(embedded?.value) : null,
    unwritten: withheld,
  }
  const wrong = [
    ...settingProblems(env, { isLocal }),
    ...deciderProblems(env, appConfig.ordering),
  ].map(({ setting }) => setting)
  const reasons = inSequence([
    ...ofDatabases(databases),
    ...(wrong.length === 0 ? [] : ['settingsWrong' as const]),
    ...(cardProblems(env, appConfig.payment).length === 0 ? [] : ['cardWithoutGateway' as const]),
    ...(state ? ofSite(state) : []),
    ...(state && withheld === null ? ofCron(state, jobs?.value ?? []) : []),
    ...(unwritten ? [] : ['storeFailed' as const]),
    ...(catalogue?.value?.reasons ?? []),
  ])
  return {
    status: reasons.length === 0 ? 'ok' : 'actionNeeded',
    reasons,
    toDo: explained(reasons),
    version: `${appConfig.product.appName} ${version}`,
    release: version,
    schema: schema?.value ?? null,
    build: import.meta.env.BUILD_ID ?? 'none',
    settings: { wrong: [...new Set(wrong)] },
    providerEnd: end,
    mail: mailReport(mailWay(env), state?.announcements.mailsNotAllowed ?? 0),
    databases,
    databaseBytes: state?.databaseBytes ?? null,
    outbox: state?.outbox ?? null,
    provider: state?.provider ?? null,
    announcements: state?.announcements ?? null,
    mails: state?.mails ?? null,
    cron: state?.cron ?? null,
    jobs: jobs?.value ?? null,
    placed: state?.placed ?? null,
    drafts: state?.drafts ?? null,
    promises: state?.promises ?? null,
    gateway: state?.gateway ?? null,
    bank: state?.bank ?? null,
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

/** The size of the embedded back office's database. */
async function askEmbedded(db: D1Database | undefined): Promise<number> {
  if (!db) throw new Error('no database is bound')
  return probeDatabase(db)
}

/** What an answer is worth, and after how many ms it came. */
type Answered<T> = { value: T; took: number }

/** The answer of work within the timeout; null on failure or timeout. */
async function orNull<T>(work: () => Promise<T>, patience: number): Promise<Answered<T> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  const since = performance.now()
  try {
    const answered = work().then((value) => ({ value, took: performance.now() - since }))
    return await Promise.race([answered, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

function outcome(answered: Answered<unknown> | null): DatabaseState['site'] {
  if (answered === null) return 'failed'
  return answered.took > SLOW_AFTER ? 'slow' : 'ok'
}

/**
 * The name of the last migration that ran on a database, as wrangler notes it; null before the first. Health names it,
 * so that a person who goes back to an earlier release knows which database it meets.
 */
async function lastMigration(db: D1Database): Promise<string | null> {
  const row = await db
    .prepare('SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1')
    .first<{ name: string }>()
  return row?.name ?? null
}
