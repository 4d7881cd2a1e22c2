import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { quietEnv } from './run.ts'

/** Room for ten thousand rows of the terminal's list. */
const MAX_OUTPUT = 64 * 1_024 * 1_024

const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tupleWithRest([v.object({ results: v.array(rowSchema) })], v.unknown()),
)

/** The rows that wrangler reads from a database; null where it cannot. `place` are the arguments by which it finds it. */
export function d1Rows(
  database: string,
  sql: string,
  place: readonly string[],
  errors: 'inherit' | 'ignore' = 'inherit',
): v.InferOutput<typeof rowSchema>[] | null {
  const { stdout } = spawnSync(
    'wrangler',
    ['d1', 'execute', database, ...place, '--json', '--command', sql],
    {
      env: quietEnv,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
      stdio: ['ignore', 'pipe', errors],
    },
  )
  const read = v.safeParse(answerSchema, stdout)
  return read.success ? read.output[0].results : null
}
