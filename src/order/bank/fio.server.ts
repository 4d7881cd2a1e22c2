import { noteStatement } from '~/order/bank/note-statement.server'
import { readFio } from '~/order/bank/read-fio'
import { DAY, SECOND } from '~/lib/duration'
import { logEvent } from '~/lib/log'
import { toLocalTime } from '~/lib/local-time'
import type { Settings } from '~/lib/setting/names'
import { fioAccess } from '~/lib/settings'

/** Days that are read again each time: a payment may be booked late, and each line is noted once. */
const BACK = 7 * DAY
const PATIENCE = 20 * SECOND

/**
 * Notes payments that Fio's API reports of the last days; returns how many. Without FIO_TOKEN it does nothing. An
 * answer that is no statement is thrown, so that health names the job.
 */
export async function noteFio(env: Settings & { DB: D1Database }, now: Date): Promise<number> {
  const access = fioAccess(env)
  if (!access) return 0
  const day = (at: number) => toLocalTime(new Date(at)).slice(0, 10)
  const period = `${day(now.getTime() - BACK)}/${day(now.getTime())}`
  const response = await fetch(
    `${access.url}/periods/${access.token}/${period}/transactions.json`,
    { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) },
  ).catch(() => null)
  const isRead = response?.status === 200
  const statement = isRead ? readFio(await response.json().catch(() => null)) : null
  if (!statement) throw new FioError(response?.status ?? 0)
  const { lines, faults, left } = await noteStatement(env.DB, statement, { actor: 'site', now })
  const noted = lines.filter(({ match }) => match.is === 'noted').length
  // Some lines cannot be read, or wait for the next run.
  const isWhole = faults.length + left === 0
  logEvent({ event: 'bank', outcome: isWhole ? 'read' : 'part', count: noted })
  return lines.length
}

/** The bank's API gave no statement. Its address holds the token, so the message has the status alone. */
class FioError extends Error {
  override name = 'FioError'
  constructor(status: number) {
    super(`the bank answered ${status}`)
  }
}
