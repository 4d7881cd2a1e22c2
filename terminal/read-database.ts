import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { type DeskAnswer, MOST_FOUND, type Row } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import { quietEnv } from '../scripts/tools/run.ts'
import { rowsSchema } from './answer-schema.ts'
import {
  listOrdersSql,
  orderNumberSql,
  showOrderSql,
  soughtOrdersSql,
  traceOrderSql,
} from '../src/order/store/order-sql.ts'
import { correctedEmailsSql, platesSql } from '../src/order/store/event-store.ts'
import { findNumbers, listedBy, tracedBy } from '../src/order/commands/find-orders.ts'
import { PAPER_COLUMNS } from '../src/order/papers/document-sql.ts'
import { failedMailsSql } from '../src/outbox/outbox-sql.ts'
import { listMessagesSql } from '../src/outbox/message-store.server.ts'

/** Room for ten thousand rows of the list. */
const MAX_OUTPUT = 64 * 1_024 * 1_024

type Where = { isRemote: boolean; stateFolder: string }

const answerSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ results: rowsSchema })))

class NoDatabase extends Error {}

/**
 * Reads data that needs no secret directly from the database when no site answers; null for any other command, and
 * without a database.
 */
export async function readDatabase(command: DeskCommand, where: Where): Promise<DeskAnswer | null> {
  try {
    const place = await placeOf(where)
    return await answerOf(command, (sql) => query(sql, place))
  } catch (error) {
    if (error instanceof NoDatabase) return null
    throw error
  }
}

async function answerOf(
  command: DeskCommand,
  read: (sql: string) => Row[],
): Promise<DeskAnswer | null> {
  const listed = (sql: string): DeskAnswer => ({
    ok: true,
    kind: 'read',
    rows: read(sql),
    failedMails: read(failedMailsSql(orderNumberSql)),
  })
  if (command.command === 'list') return listed(listOrdersSql(command.limit, listedBy(command)))
  if (command.command === 'find') {
    const sought = {
      orders: read(soughtOrdersSql()),
      plates: read(platesSql(orderNumberSql)),
      corrected: read(correctedEmailsSql(orderNumberSql)),
    }
    const numbers = findNumbers(command.text, sought)
    return listed(listOrdersSql(MOST_FOUND, { by: 'numbers', numbers }))
  }
  if (command.command === 'messages') {
    return { ok: true, kind: 'read', rows: read(listMessagesSql(command.limit)), failedMails: [] }
  }
  if (command.command === 'trace') {
    const [row] = read(traceOrderSql(tracedBy(command.of)))
    return row
      ? { ok: true, kind: 'trace', row }
      : { ok: false, error: 'nothingTraced', order: null }
  }
  return command.command === 'show'
    ? shown(read(showOrderSql(command.number, PAPER_COLUMNS))[0])
    : null
}

async function shown(row: Row | undefined): Promise<DeskAnswer> {
  if (!row) return { ok: false, error: 'unknown', order: null }
  const { shownOrder } = await import('../src/order/commands/shown-order.server.ts')
  return { ok: true, kind: 'order', row, sections: shownOrder(row) }
}

/** The arguments by which wrangler finds the database. */
async function placeOf({ isRemote, stateFolder }: Where): Promise<string[]> {
  if (!isRemote) return ['--local', '--persist-to', stateFolder]
  // Only here: it takes wrangler a second to load.
  const { deployedSite } = await import('../scripts/tools/deployed-site.ts')
  return ['--remote', ...deployedSite(null).ofSite]
}

function query(sql: string, place: string[]): Row[] {
  const { stdout } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'DB', ...place, '--json', '--command', sql],
    {
      env: quietEnv,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const answer = v.safeParse(answerSchema, stdout)
  if (!answer.success) throw new NoDatabase()
  return answer.output[0]?.results ?? []
}
