import { mkdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { checks, runCheck } from './check.ts'
import { chosenEngines, ENGINES, installEngines, packagesOf } from './tools/install-browser.ts'
import { run } from './tools/run.ts'

// The whole proof: checks, unit and Worker tests, the production build, browser tests.
const REPORTS = 'test-results'
const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const browserReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
})

let passed = 0
let failed = 0
let missing: string[] = []

function step(title: string, work: () => boolean): boolean {
  console.log(`\n── ${title}`)
  return work()
}

/** A step that passes or fails as a whole counts as one test. */
function countOne(isGood: boolean): void {
  if (isGood) passed += 1
  else failed += 1
}

function count(good: number, bad: number, ran: boolean): void {
  passed += good
  failed += bad
  // A runner that died without a failed test is a failure too.
  if (!ran && bad === 0) failed += 1
}

function readReport<TSchema extends v.GenericSchema>(
  file: string,
  schema: TSchema,
): v.InferOutput<TSchema> | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8')))
  } catch {
    return null
  }
}

const chosen = chosenEngines()
mkdirSync(REPORTS, { recursive: true })
for (const check of checks) countOne(runCheck(check))

const ranVitest = step('unit and Worker tests', () =>
  run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${REPORTS}/vitest.json`,
  ]),
)
const units = readReport('vitest.json', vitestReport)
count(units?.numPassedTests ?? 0, units?.numFailedTests ?? 0, ranVitest && units !== null)

const isBuilt = step('production build', () => run('vite', ['build']))
countOne(isBuilt)
if (isBuilt) {
  // The tests of an engine that is not there fail, each saying so.
  missing = installEngines(chosen)
  const ranBrowser = step('browser tests', () => run('playwright', ['test']))
  const stats = readReport('browser.json', browserReport)?.stats
  const good = stats ? stats.expected + stats.flaky : 0
  count(good, stats?.unexpected ?? 0, ranBrowser && stats !== undefined)
}

const leftOut = ENGINES.filter((engine) => !chosen.includes(engine))
if (leftOut.length > 0)
  console.log(`\nNot asked, because ENGINES leaves them out: ${leftOut.join(', ')}`)
if (missing.length > 0) {
  const packages = packagesOf(chosen.filter((engine) => missing.includes(engine))).join(' ')
  console.log(`\nNot installed: ${missing.join(', ')}; run: sudo apt-get install ${packages}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
