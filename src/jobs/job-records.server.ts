import * as v from 'valibot'
import { SELECT_JOBS } from '~/back-office/cron-run'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { keysOf } from '~/lib/keys-of'

/** How often each job of the cron is due, ms; every run of the cron is a minute after the last. */
export const JOB_EVERY = {
  announce: MINUTE,
  papers: MINUTE,
  mail: MINUTE,
  tidy: 10 * MINUTE,
  expire: MINUTE,
  payments: MINUTE,
  returns: HOUR,
  forget: 10 * MINUTE,
  hashes: 10 * MINUTE,
  promises: MINUTE,
  bank: 15 * MINUTE,
  warm: MINUTE,
  deliver: MINUTE,
} as const satisfies Record<string, number>

export type JobName = keyof typeof JOB_EVERY
const JOB_NAMES = keysOf(JOB_EVERY)

/** A job is overdue when it has not ended well for three times its period, and for this time at least. */
const PATIENCE = 15 * MINUTE
/** The cron does not start to the second. */
const EARLY = MINUTE / 2

/**
 * What a job did last; times are ms. `lastSuccess` is null for a job that never ran well; `isLeft`: it did not get
 * through and goes on in the next minute.
 */
export type JobRecord = {
  job: JobName
  lastSuccess: number | null
  isLeft: boolean
  /** The class of its last error, never its text; null once the job has ended well again. */
  lastError: { error: string; at: number } | null
  /** Failures since it last ended well. */
  failures: number
  /** How long it is overdue, ms; null while it is not. */
  overdue: number | null
}

const entrySchema = v.object({
  success: v.optional(v.nullable(v.number()), null),
  isLeft: v.optional(v.boolean(), false),
  error: v.optional(v.nullable(v.string()), null),
  errorAt: v.optional(v.nullable(v.number()), null),
})
const recordsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.objectWithRest({ since: v.optional(v.number(), 0) }, v.union([entrySchema, v.number()])),
)
const failuresSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** The record of every job at `now`, ms. One statement. */
export async function readJobs(db: D1Database, now: number): Promise<JobRecord[]> {
  const row = await db.prepare(SELECT_JOBS).first<{ jobs: string; failures: string }>()
  const { since, ...stored } = v.parse(recordsSchema, row?.jobs ?? '{}')
  const failures = v.parse(failuresSchema, row?.failures ?? '{}')
  return JOB_NAMES.map((job) => {
    const { success, isLeft, error, errorAt } = v.parse(entrySchema, stored[job] ?? {})
    const late = now - (success ?? since) - Math.max(3 * JOB_EVERY[job], PATIENCE)
    return {
      job,
      lastSuccess: success,
      isLeft,
      lastError: error === null ? null : { error, at: errorAt ?? 0 },
      failures: failures[job] ?? 0,
      overdue: late >= 0 ? late : null,
    }
  })
}

/** True if a job is due by its record; a job without one is. A clock that was set back does not stop it. */
export function isDue(record: JobRecord | undefined, now: number): boolean {
  if (!record || record.lastSuccess === null || record.isLeft || record.failures > 0) return true
  const passed = now - record.lastSuccess
  return passed >= JOB_EVERY[record.job] - EARLY || passed < -DAY
}
