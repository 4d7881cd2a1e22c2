import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { type DeskAnswer, rowSchema } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import { isReading, readOrders } from '../src/order/commands/read-orders.server.ts'
import { quietEnv } from '../scripts/tools/run.ts'

/** Room for ten thousand rows of the list. */
const MAX_OUTPUT = 64 * 1_024 * 1_024

type Where = { isRemote: boolean; stateFolder: string }

const resultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ results: v.array(rowSchema) })),
)

class NoDatabase extends Error {}

/**
 * Reads data that needs no secret directly from the database when no site answers; null for any other command, and
 * without a database.
 */
export async function readDatabase(command: DeskCommand, where: Where): Promise<DeskAnswer | null> {
  if (!isReading(command)) return null
  const place = await placeOf(where)
  try {
    return await readOrders(command, (sql) => query(sql, place))
  } catch (error) {
    if (error instanceof NoDatabase) return null
    throw error
  }
}

/** The arguments by which wrangler finds the database. */
async function placeOf({ isRemote, stateFolder }: Where): Promise<string[]> {
  if (!isRemote) return ['--local', '--persist-to', stateFolder]
  // Only here: it takes wrangler a second to load.
  const { deployedSite } = await import('../scripts/tools/deployed-site.ts')
  return ['--remote', ...deployedSite(null).ofSite]
}

async function query(sql: string, place: string[]) {
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
  const answer = v.safeParse(resultSchema, stdout)
  if (!answer.success) throw new NoDatabase()
  return answer.output[0]?.results ?? []
}
