import { spawnSync } from 'node:child_process'
import { quietEnv } from '../../scripts/tools/run.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'

// `npm run proof -- people [2000000]`: a person is exported and erased among that many orders, a tenth of them not
// forgotten yet, and a tenth of that number is overdue and forgotten in bites. Ends with the rows read.
const [orders] = readNumbers('npm run proof -- people [orders: 2000000]', [2_000_000], 100000)
const startedAt = Date.now()
const tests = ['src/jobs/persons-many.worker.test.ts', 'src/jobs/forget-bites.worker.test.ts']
const { status, stdout, stderr } = spawnSync(
  'vitest',
  ['run', '--silent=false', '--project', 'worker', ...tests, '-t', 'any number|long overdue'],
  {
    env: {
      ...quietEnv,
      PEOPLE_ORDERS: String(orders),
      OVERDUE_ORDERS: String(orders / 10),
      NO_COLOR: '1',
    },
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  },
)
const results = [...stdout.matchAll(/(?:people|bites) \{.*\}/g)].map(([result]) => result)
console.log(results.length === 2 ? results.join('\n') : stdout + stderr)
console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`)
process.exit(status ?? 1)
