import { spawnSync } from 'node:child_process'
import { quietEnv } from '../../scripts/tools/run.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'

// `npm run proof -- soak [10000]`: that many orders against a provider of which 30 % of the answers are faulty,
// two drains at once, real D1 and real HTTP. Ends with what was lost and doubled.
const [orders] = readNumbers('npm run proof -- soak [orders: 10000]', [10_000], 1)
const startedAt = Date.now()
const { status, stdout, stderr } = spawnSync(
  'vitest',
  ['run', '--silent=false', '--project', 'worker', 'tests/proofs/outbox.test.ts'],
  {
    env: { ...quietEnv, SOAK_ORDERS: String(orders), NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  },
)
const result = /soak (\{.*\})/.exec(stdout)?.[1]
console.log(`${result ?? stdout + stderr}\n${Math.round((Date.now() - startedAt) / 1000)} s`)
process.exit(status ?? 1)
