import { readFailures } from '~/back-office/cron-run'

/** A single failed run is usually followed by a good one. */
const RUNS_UNTIL_LATE = 3

/** What is known of a job of the cron; times are ms, null when they are not known. */
export type JobState = {
  job: string
  lastSuccess: number | null
  lastError: string | null
  overdue: boolean
}

/** The jobs that failed in their last run; a job is overdue after three failures in a row. */
export async function readJobs(db: D1Database): Promise<JobState[]> {
  const failures = await readFailures(db)
  return Object.entries(failures).map(([job, runs]) => ({
    job,
    lastSuccess: null,
    lastError: null,
    overdue: runs >= RUNS_UNTIL_LATE,
  }))
}
