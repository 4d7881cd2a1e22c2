import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import type { DeskAnswer, Row } from '../src/order/desk/desk-answer.ts'
import type { DeskCommand } from '../src/order/desk/desk-command.ts'
import { useAliases } from '../scripts/tools/aliases.ts'
import { quietEnv } from '../scripts/tools/run.ts'
import { rowsSchema } from './answer-schema.ts'

useAliases()
const { listOrdersSql, orderNumberSql, showOrderSql } =
  await import('../src/order/store/order-sql.ts')
const { failedMailsSql } = await import('../src/outbox/outbox-sql.ts')
const { listMessagesSql } = await import('../src/outbox/message-store.server.ts')

/** Room for ten thousand rows of the list. */
const MAX_OUTPUT = 64 * 1_024 * 1_024

type Read = { isRemote: boolean; stateFolder: string }

const answerSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ results: rowsSchema })))

/**
 * Reads data that needs no secret directly from the database when no site answers; null for any other command, and
 * without a database.
 */
export function readDatabase(command: DeskCommand, read: Read): DeskAnswer | null {
  const statements = statementsOf(command)
  if (!statements) return null
  const [rows = [], failedMails = []] = statements.map((sql) => query(sql, read))
  if (rows === null || failedMails === null) return null
  return command.command === 'show' && rows.length === 0
    ? { ok: false, error: 'unknown', order: null }
    : { ok: true, kind: 'read', rows, failedMails }
}

function statementsOf(command: DeskCommand): string[] | null {
  if (command.command === 'list')
    return [listOrdersSql(command.limit), failedMailsSql(orderNumberSql)]
  if (command.command === 'messages') return [listMessagesSql(command.limit)]
  return command.command === 'show' ? [showOrderSql(command.number)] : null
}

function query(sql: string, { isRemote, stateFolder }: Read): Row[] | null {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', stateFolder]
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
  const read = v.safeParse(answerSchema, stdout)
  return read.success ? (read.output[0]?.results ?? []) : null
}
