import { errorFacts, logEvent } from '~/lib/log'

export type Unavailable = { ok: false; error: 'unavailable' }

/** The answer of a server function after an internal failure: a value, and a line in the log. */
export async function orUnavailable<TAnswer>(
  work: () => Promise<TAnswer>,
): Promise<TAnswer | Unavailable> {
  try {
    return await work()
  } catch (error) {
    logEvent({ event: 'function', outcome: 'failed', ...errorFacts(error) })
    return { ok: false, error: 'unavailable' }
  }
}
