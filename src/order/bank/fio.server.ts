import { keepUnreadable, noteStatement } from '~/order/bank/note-statement.server'
import { readFio } from '~/order/bank/read-fio'
import { DAY, SECOND } from '~/lib/duration'
import { logEvent } from '~/lib/log'
import { toLocalTime } from '~/lib/local-time'
import type { Settings } from '~/lib/setting/names'
import { fioAccess } from '~/lib/settings'

/** The home of the table `bank_interface`: how far the bank's interface is read. */

/** Days that were never read, both `YYYY-MM-DD`. */
export type Gap = { from: string; until: string }

/** The gap as a JSON object; null while there is none. */
export const BANK_GAP_JSON = `(SELECT json_object('from', gap_from, 'until', gap_until) FROM bank_interface
  WHERE id = 1 AND gap_from IS NOT NULL)`

/** When the interface last gave an answer that was noted whole, ms; null before the first. */
export async function readUntil(db: D1Database): Promise<number | null> {
  const row = await db
    .prepare('SELECT read_until FROM bank_interface WHERE id = 1')
    .first<{ read_until: number }>()
  return row?.read_until ?? null
}

/** Stores how far it is read, and the days before that are missing; an older gap stays open. */
export async function noteRead(db: D1Database, at: number, gap: Gap | null): Promise<void> {
  await db
    .prepare(
      `INSERT INTO bank_interface (id, read_until, gap_from, gap_until) VALUES (1, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET read_until = excluded.read_until,
          gap_from = COALESCE(MIN(gap_from, excluded.gap_from), gap_from, excluded.gap_from),
          gap_until = COALESCE(MAX(gap_until, excluded.gap_until), gap_until, excluded.gap_until)`,
    )
    .bind(at, gap?.from ?? null, gap?.until ?? null)
    .run()
}

/** Closes the gap: somebody has read a statement. */
export async function closeGap(db: D1Database): Promise<void> {
  await db.prepare('UPDATE bank_interface SET gap_from = NULL, gap_until = NULL WHERE id = 1').run()
}

/** Days that are read again each time: a payment may be booked late, and each line is noted once. */
const BACK = 7 * DAY
/** The oldest days that a token may read (Fio API Bankovnictví: older ones need a person's consent). */
const MOST_BACK = 90 * DAY
const PATIENCE = 20 * SECOND
/** Fio refuses a period that is too old. */
const TOO_OLD = 422

type Env = Settings & { DB: D1Database }

/**
 * Notes payments that Fio's API reports since its last good answer; returns how many, and whether some wait for the next
 * minute. Without FIO_TOKEN it does nothing. An answer that is no statement is thrown, so that health names the job. Days
 * that it does not give any more are a gap, which health names until somebody has read a statement. A line that cannot be
 * read waits for a person.
 */
export async function noteFio(env: Env, now: Date): Promise<{ count: number; isLeft: boolean }> {
  const access = fioAccess(env)
  if (!access) return { count: 0, isLeft: false }
  const time = now.getTime()
  const last = await readUntil(env.DB)
  const wanted = (last ?? time) - BACK
  const from = Math.max(wanted, time - MOST_BACK)
  const response = await ask(access, from, time)
  if (response?.status === TOO_OLD && last !== null && from < time - BACK) {
    // The next minute reads on from there.
    await noteRead(env.DB, time, gapOf(last, time - BACK))
  }
  const statement = response?.status === 200 ? readFio(await bodyOf(response)) : null
  if (!statement) throw new FioError(response?.status ?? 0)
  const { counts, faults, left } = await noteStatement(env.DB, statement, { actor: 'site', now })
  await keepUnreadable(
    env.DB,
    faults.flatMap(({ text }) => (text === undefined ? [] : [text])),
    now,
  )
  // Some lines cannot be read, or wait for the next run.
  const isWhole = faults.length + left === 0
  logEvent({ event: 'bank', outcome: isWhole ? 'read' : 'part', count: counts.noted })
  if (left === 0) {
    await noteRead(env.DB, time, last !== null && last < from ? gapOf(last, from) : null)
  }
  return { count: statement.lines.length, isLeft: left > 0 }
}

function ask(
  { url, token }: { url: string; token: string },
  from: number,
  until: number,
): Promise<Response | null> {
  const period = `${localDay(from)}/${localDay(until)}`
  return fetch(`${url}/periods/${token}/${period}/transactions.json`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null)
}

function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}

function gapOf(from: number, until: number): Gap {
  return { from: localDay(from), until: localDay(until) }
}

function localDay(at: number): string {
  return toLocalTime(new Date(at)).slice(0, 10)
}

/** The bank's API gave no statement. Its address holds the token, so the message has the status alone. */
class FioError extends Error {
  override name = 'FioError'
  constructor(status: number) {
    super(`the bank answered ${status}`)
  }
}
