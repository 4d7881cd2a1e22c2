import * as v from 'valibot'
import type { DeskAnswer } from '~/order/commands/desk-answer'
import { DAY } from '~/lib/duration'

/**
 * The home of the table `command_keys`. A command that acts carries a key, made where it was typed or pressed: the
 * terminal mints one for each command, a form of a desk brings the one of its page. The first answer is kept under it,
 * in the transaction of the act, so that the same key never acts twice (docs/decisions/056-people-found.md).
 */

/** How long a command may be sent again, ms. */
const KEPT = 7 * DAY

/** A key and the keyed hash of the command that came with it; its text may hold an address. */
export type CommandKey = { key: string; commandHash: string }

/** SQL of the answer of a command that changed rows in the statement before, or of one that did not. */
type Counted = { done: DeskAnswer; nothing: DeskAnswer }

type KeptRow = { command_hash: string; answer: string }

/** Writes the first answer of a command into the transaction of its act. */
export type Keep = {
  answer: (answer: DeskAnswer) => D1PreparedStatement[]
  /** For a transaction whose last statement tells by its changes whether anything was done. */
  counted: (counted: Counted) => D1PreparedStatement[]
}

const KEEP_NOTHING: Keep = { answer: () => [], counted: () => [] }
const INSERT = 'INSERT INTO command_keys (key, command_hash, at, answer) VALUES (?1, ?2, ?3'

const objectSchema = v.looseObject({ ok: v.boolean() })

/**
 * Runs a command once: a repeated key gets the first answer, and another command under a used key is refused. `run`
 * adds what `keep` gives to the transaction in which it acts; its answer is also kept where it acted in none.
 */
export async function answerOnce(
  db: D1Database,
  once: CommandKey | null,
  now: Date,
  run: (keep: Keep) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  if (!once) return run(KEEP_NOTHING)
  const kept = await selectKept(db, once).first<KeptRow>()
  if (kept) return firstAnswer(kept, once)
  try {
    const answer = await run(keepFor(db, once, now))
    const [, found] = await db.batch<KeptRow>([
      db
        .prepare(`${INSERT}, ?4) ON CONFLICT (key) DO NOTHING`)
        .bind(once.key, once.commandHash, now.getTime(), JSON.stringify(answer)),
      selectKept(db, once),
    ])
    const [row] = found?.results ?? []
    return row ? firstAnswer(row, once) : answer
  } catch (error) {
    // The same command came twice at the same time, and the other one acted.
    const first = isKeyTaken(error) ? await selectKept(db, once).first<KeptRow>() : null
    if (!first) throw error
    return firstAnswer(first, once)
  }
}

/** The statement that deletes keys that are not sent again any more, at most `limit`. */
export function deleteCommandKeys(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      'DELETE FROM command_keys WHERE key IN (SELECT key FROM command_keys WHERE at <= ? ORDER BY at LIMIT ?)',
    )
    .bind(now.getTime() - KEPT, limit)
}

function keepFor(db: D1Database, { key, commandHash }: CommandKey, now: Date): Keep {
  const values = [key, commandHash, now.getTime()]
  return {
    answer: (answer) => [db.prepare(`${INSERT}, ?4)`).bind(...values, JSON.stringify(answer))],
    counted: ({ done, nothing }) => [
      db
        .prepare(`${INSERT}, iif(changes() = 0, ?4, json_set(?5, '$.count', changes())))`)
        .bind(...values, JSON.stringify(nothing), JSON.stringify(done)),
    ],
  }
}

function selectKept(db: D1Database, { key }: CommandKey): D1PreparedStatement {
  return db.prepare('SELECT command_hash, answer FROM command_keys WHERE key = ?').bind(key)
}

function firstAnswer(row: KeptRow, once: CommandKey): DeskAnswer {
  if (row.command_hash !== once.commandHash) return { ok: false, error: 'keyReused', order: null }
  const answer: unknown = JSON.parse(row.answer)
  if (!isAnswer(answer)) throw new Error('a kept answer cannot be read')
  return answer
}

/** Only this module writes the column. */
function isAnswer(value: unknown): value is DeskAnswer {
  return v.is(objectSchema, value)
}

function isKeyTaken(error: unknown): boolean {
  return (
    error instanceof Error && error.message.includes('UNIQUE constraint failed: command_keys.key')
  )
}
