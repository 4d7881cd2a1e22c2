import { SECOND } from '~/lib/duration'

/** What a job did: how many things, and whether something is left for the next minute. */
export type JobDone = { count: number; isLeft: boolean }

/** A bounded part of a job, run again until it is over: each of its statements touches fewer than 1,000 rows. */
export type Bite = () => Promise<{ count: number; isOver: boolean }>

/** Limits of one run: a Worker runs at most 1,000 statements, and other jobs wait. */
const MOST = { time: 10 * SECOND, bites: 75 }

/**
 * Runs each part until it is over or the run is. A part that throws does not keep the later ones from running; its
 * error is thrown at the end.
 */
export async function runBites(parts: Bite[], most = MOST): Promise<JobDone> {
  const end = Date.now() + most.time
  const errors: unknown[] = []
  const done = { count: 0, isLeft: false }
  let left = most.bites
  for (const part of parts) {
    try {
      for (let isOver = false; !isOver;) {
        // Each part has its turn even after a long one.
        const mayGoOn = left > 0 && Date.now() <= end
        const bite = await part()
        left -= 1
        done.count += bite.count
        isOver = bite.isOver
        if (!isOver && !mayGoOn) {
          done.isLeft = true
          break
        }
      }
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return done
}

/** A part that is one statement with a limit; it is over when the statement changed fewer rows. */
export function rowsBite(statement: () => D1PreparedStatement, limit: number): Bite {
  return async () => {
    const { changes } = (await statement().run()).meta
    return { count: changes, isOver: changes < limit }
  }
}
