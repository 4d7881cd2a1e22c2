import { spawnSync } from 'node:child_process'
import { quietEnv } from '../../scripts/tools/run.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'

// `npm run proof -- papers [200]`: the documents of 3,000 generated lives come to the money that is owed, by rate and to
// the haléř; then that many orders are documented while requests die and up to 20 run at once: each series is 1…n. Last, a month of 3,000 documents
// is made into its files, each within 2 s, and the tables of 1,000 lives add up with what the orders were paid and owe.
const [kills] = readNumbers('npm run proof -- papers [kills: 200]', [200])
const startedAt = Date.now()
const { status } = spawnSync(
  'vitest',
  [
    'run',
    'src/order/papers/owed-documents.test.ts',
    'tests/proofs/papers.test.ts',
    'tests/proofs/month.test.ts',
    'tests/proofs/month-lives.test.ts',
    '--project',
    'unit',
    '--project',
    'worker',
  ],
  {
    env: {
      ...quietEnv,
      PAPER_LIVES: '3000',
      PAPER_KILLS: String(kills),
      PAPER_MONTH: '3000',
      MONTH_LIVES: '1000',
      NO_COLOR: '1',
    },
    stdio: 'inherit',
  },
)
console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`)
process.exit(status ?? 1)
