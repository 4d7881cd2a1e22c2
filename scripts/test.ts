import { mkdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { startTestSite } from '../tests/support/site/test-site.ts'
import { checks, runChecks } from './check.ts'
import { chosenEngines, ENGINES, installEngines, packagesOf } from './tools/install-browser.ts'
import { claimFolder } from './tools/only-run.ts'
import { run } from './tools/run.ts'

// The whole proof: checks, unit and Worker tests, the production build, facts over HTTP, browsers. `npm test -- all`
// adds the long parts (listed in docs/reliability.md).
const REPORTS = 'test-results'
/** Proofs of scripts/proof.ts, with their own sites and processes. */
const LONG_PROOFS = ['soak', 'kill', 'acts', 'people', 'outage', 'fuzz']
const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const browserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
})

const asked = process.argv.slice(2)
if (asked.some((word) => word !== 'all')) {
  console.error('npm test, or npm test -- all with the long proofs')
  process.exit(2)
}
const isAll = asked.includes('all')
if (isAll) process.env['PROOF'] = 'all'

let passed = 0
let failed = 0
const times: string[] = []

/** Runs a part of the proof and records its duration. */
async function part<R>(title: string, work: () => R | Promise<R>): Promise<R> {
  console.log(`\n── ${title}`)
  const started = Date.now()
  const result = await work()
  times.push(`${title} ${Math.round((Date.now() - started) / 1_000)} s`)
  return result
}

/** A part that passes or fails as a whole counts as one test. */
function countOne(isGood: boolean): void {
  if (isGood) passed += 1
  else failed += 1
}

/**
 * Runs a test runner and counts the results in its report; a runner that dies without a failed test is a failure,
 * too.
 */
function runAndCount<TSchema extends v.GenericSchema>(
  command: [program: string, ...args: string[]],
  report: {
    file: string
    schema: TSchema
    read: (found: v.InferOutput<TSchema>) => [number, number]
  },
): void {
  const [program, ...args] = command
  const isGood = run(program, args)
  const [good, bad] = readReport(report) ?? [0, 0]
  passed += good
  failed += bad > 0 || isGood ? bad : 1
  if (good === 0 && isGood) failed += 1
}

function readReport<TSchema extends v.GenericSchema>(report: {
  file: string
  schema: TSchema
  read: (found: v.InferOutput<TSchema>) => [number, number]
}): [number, number] | null {
  try {
    const found = JSON.parse(readFileSync(`${REPORTS}/${report.file}`, 'utf8'))
    return report.read(v.parse(report.schema, found))
  } catch {
    return null
  }
}

claimFolder()
mkdirSync(REPORTS, { recursive: true })
const chosen = chosenEngines()
// If an engine is missing, each of its tests fails with a message.
const missing = await part('installing browsers', () => installEngines(chosen))
const begun = Date.now()

const wrong = await part('checks', () => runChecks(checks))
passed += checks.length - wrong.length
failed += wrong.length

const isBuilt = await part('production build', () => run('vite', ['build']))
countOne(isBuilt)
if (isBuilt) {
  const stop = await part('start of the site', startTestSite)
  await part('unit, Worker and HTTP tests', () =>
    runAndCount(
      [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${REPORTS}/vitest.json`,
      ],
      {
        file: 'vitest.json',
        schema: vitestReport,
        read: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
      },
    ),
  )
  await part('browser tests', () =>
    runAndCount(['playwright', 'test'], {
      file: 'browser.json',
      schema: browserReport,
      read: ({ stats }) => [stats.expected, stats.unexpected],
    }),
  )
  await stop()
  if (isAll) {
    for (const name of LONG_PROOFS) {
      countOne(await part(`proof ${name}`, () => run('node', ['scripts/proof.ts', name])))
    }
  }
}

const leftOut = ENGINES.filter((engine) => !chosen.includes(engine))
if (leftOut.length > 0)
  console.log(`\nNot asked, because ENGINES leaves them out: ${leftOut.join(', ')}`)
if (missing.length > 0) {
  const packages = packagesOf(chosen.filter((engine) => missing.includes(engine))).join(' ')
  console.log(`\nNot installed: ${missing.join(', ')}; run: sudo apt-get install ${packages}`)
}
console.log(`\n${times.join('; ')}`)
console.log(`${Math.round((Date.now() - begun) / 1_000)} s after installing`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
