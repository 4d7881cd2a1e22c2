import * as v from 'valibot'
import { HOUR, SECOND } from '~/lib/duration'
import { errorFacts, logEvent } from '~/lib/log'

/**
 * A run of the cron that could not write its row leaves a note in KV, because the database that takes no writes cannot
 * hold it. So health can tell a database that is read-only or full from a cron that stopped.
 */
const KEY = 'cron-unwritten'

const noteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), error: v.picklist(['readOnly', 'full', 'failed']) }),
)
/** The last run that could not write its row; `at` in ms. */
export type Unwritten = v.InferOutput<typeof noteSchema>

/** Leaves the note; a failing store loses it. */
export async function noteUnwritten(kv: KVNamespace, error: unknown, now: Date): Promise<void> {
  try {
    const note: Unwritten = { at: now.getTime(), error: kindOf(error) }
    await kv.put(KEY, JSON.stringify(note), { expirationTtl: HOUR / SECOND })
  } catch (failure) {
    logEvent({ event: 'unwritten', outcome: 'failed', ...errorFacts(failure) })
  }
}

/** The note of the last hour; null where every run wrote its row. */
export async function readUnwritten(kv: KVNamespace): Promise<Unwritten | null> {
  const note = v.safeParse(noteSchema, await kv.get(KEY))
  return note.success ? note.output : null
}

/** D1 tells its errors by text alone. */
function kindOf(error: unknown): Unwritten['error'] {
  const text = error instanceof Error ? error.message : ''
  if (/maximum DB size|SQLITE_FULL|disk is full/i.test(text)) return 'full'
  return /read-?only/i.test(text) ? 'readOnly' : 'failed'
}
