import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fillMarks } from '../../bench/report/markdown.ts'
import { mustRunQuietly, quietEnv } from '../../scripts/tools/run.ts'
import {
  daysUntilFull,
  type Measured,
  monthOf,
  mostLiving,
  sizeAfter,
} from '../support/scale/costs.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'

// `npm run proof -- scale [100]`: that many orders go through their life against a local D1, whose meta counts rows and
// bytes; computes what 10, 1,000, 10,000 and 100,000 orders a day come to, and writes the tables of docs/scale.md.
const FILE = 'docs/scale.md'
const ORDERS_A_DAY = [10, 1_000, 10_000, 100_000]
const YEAR = 365
const [orders] = readNumbers('npm run proof -- scale [orders: 100]', [100], 1)
const { status, stdout, stderr } = spawnSync(
  'vitest',
  ['run', '--silent=false', '--project', 'worker', 'tests/proofs/scale.test.ts'],
  {
    env: { ...quietEnv, SCALE_ORDERS: String(orders), NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  },
)
const printed = /^scale (\{.*\})$/m.exec(stdout)?.[1]
if (status !== 0 || printed === undefined) {
  console.error(stdout + stderr)
  process.exit(1)
}
const measured: Measured = JSON.parse(printed)
const { order, bytes, begun, minute } = measured
const whole = (count: number) => Math.round(count).toLocaleString('en')
const lines = [
  `_${orders} orders, ${new Date().toISOString().slice(0, 10)}, local workerd; D1 counts a row of an index as a row written, too._`,
  '',
  '| What | Statements | Rows read | Rows written |',
  '| --- | ---: | ---: | ---: |',
  `| one order through its life | ${whole(order.statements)} | ${whole(order.rowsRead)} | ${whole(order.rowsWritten)} |`,
  `| a form that is begun and left at its summary | | ${whole(begun.rowsRead)} | ${whole(begun.rowsWritten)} |`,
  `| a minute of the cron with nothing to do | ${whole(minute.statements)} | ${whole(minute.rowsRead)} | ${whole(minute.rowsWritten)} |`,
  '',
  '| An order weighs | Living | Emptied |',
  '| --- | ---: | ---: |',
  `| in the database of the site | ${whole(bytes.site)} bytes | ${whole(bytes.siteKept)} bytes |`,
  `| in the embedded books | ${whole(bytes.books)} bytes | ${whole(bytes.booksKept)} bytes |`,
  '',
  '| Orders a day | Database after 1 / 5 years | Full (10 GB) | Rows written a month | Cloudflare a month, dollars |',
  '| ---: | ---: | ---: | ---: | ---: |',
  ...ORDERS_A_DAY.map((count) => {
    const month = monthOf(count, measured)
    const sizes = [1, 5].map((years) => gigabytes(sizeAfter(years * YEAR, count, measured)))
    return `| ${whole(count)} | ${sizes.join(' / ')} | ${period(daysUntilFull(count, measured))} | ${whole(month.rowsWritten / 1e5) === '0' ? '0.1' : (month.rowsWritten / 1e6).toFixed(1)} million | ${whole(month.dollars)} |`
  }),
  '',
  `If emptied orders are archived elsewhere, one database holds the living ones of ${whole(mostLiving(measured) / 100)}00 orders a day for ever.`,
]
const table = lines.join('\n')
console.log(table)
writeFileSync(FILE, fillMarks(readFileSync(FILE, 'utf8'), 'scale', table))
mustRunQuietly('oxfmt', [FILE])

function gigabytes(size: number): string {
  return size < 1e9 ? `${Math.max(1, Math.round(size / 1e6))} MB` : `${(size / 1e9).toFixed(1)} GB`
}

function period(days: number): string {
  if (days < 60) return `${Math.round(days)} days`
  if (days < 3 * YEAR) return `${Math.round(days / 30.4)} months`
  return days > 100 * YEAR ? 'never' : `${Math.round(days / YEAR)} years`
}
