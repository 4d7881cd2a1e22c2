import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { carrierInPlace, SAMPLE } from '../build/carrier-in-place.ts'
import { checks, runChecks } from './check.ts'
import { chosenEngines, ENGINES, installEngines, packagesOf } from './tools/install-browser.ts'
import { claimFolder } from './tools/only-run.ts'
import { readArguments, refuseUsage } from './tools/read-arguments.ts'
import { launched, run } from './tools/run.ts'
import { readBrowserReport, readVitestReport, type TestReport } from './tools/test-reports.ts'

const HELP = `Checks, builds and tests the site.

  npm test           what people run often
  npm test -- all    with the long proofs (docs/reliability.md)`

// The whole proof: checks of the carrier in place, what must hold for any carrier, and of the sample, which the machine
// and the journeys are tested with, the production build, unit and Worker tests, facts over HTTP, browsers.
// `npm test -- all` adds the long parts (listed in docs/reliability.md).
const REPORTS = 'test-results'
const SECOND_SAMPLE = 'donaufahrt'
/** Checks whose answer depends on the carrier. */
const OF_A_CARRIER = ['types', 'config', 'messages', 'words']
/** Proofs of scripts/proof.ts, with their own sites and processes. */
const LONG_PROOFS = ['soak', 'kill', 'acts', 'people', 'outage', 'fuzz']

const { words } = readArguments(HELP, {}, 1)
const isAll = words[0] === 'all'
if (words.length > 0 && !isAll) refuseUsage(`There is no “${words[0]}” here.`, HELP)
if (isAll) process.env['PROOF'] = 'all'
// Node keeps what it compiled: tests start the terminal many times.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')

const inPlace = carrierInPlace()
let passed = 0
let failed = 0
/** What failed, said once more at the end: the output in between is long. */
const failures: string[] = []
/** What passed at the second try, because Chromium stopped drawing at the first. */
const begunAgain: string[] = []
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
function countOne(title: string, isGood: boolean): void {
  if (isGood) passed += 1
  else {
    failed += 1
    failures.push(title)
  }
}

/**
 * Runs a test runner and counts the results in its report; a runner that dies without a failed test is a failure,
 * too.
 */
function runAndCount(
  [program, ...args]: [program: string, ...args: string[]],
  readReport: () => TestReport,
): void {
  const isGood = run(program, args)
  const report = readReport()
  passed += report.passed
  begunAgain.push(...report.begunAgain)
  const isSilent = report.failed.length === 0 && (!isGood || report.passed === 0)
  const found = isSilent ? [`${program} ${args[0] ?? ''} died`] : report.failed
  failed += found.length
  failures.push(...found)
}

/** Messages of the languages of the carrier, then the site; in processes of their own, which read CARRIER anew. */
function build(): boolean {
  return run('node', launched('build/generate.ts')) && run('node', launched('build/build-site.ts'))
}

/** Builds the site of a carrier that is not the sample beside, checks it, and asks of it what must hold for any. */
function askCarrier(carrier: string): void {
  const before = process.env['CARRIER']
  process.env['CARRIER'] = carrier
  const isBuilt = build()
  countOne(`CARRIER=${carrier} vite build`, isBuilt)
  // The one in place has been checked.
  if (carrier !== inPlace)
    countOne(
      `CARRIER=${carrier} npm run check`,
      run('node', launched('scripts/check.ts', ...OF_A_CARRIER)),
    )
  if (isBuilt)
    askVitest(`vitest-${carrier}.json`, ['--project', 'carrier', '--project', 'properties'])
  if (before === undefined) delete process.env['CARRIER']
  else process.env['CARRIER'] = before
}

function askVitest(report: string, args: string[] = []): void {
  const file = `${REPORTS}/${report}`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
  runAndCount(['vitest', 'run', ...args, ...reporters], () => readVitestReport(file))
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
failures.push(...wrong.map((name) => `npm run check -- ${name}`))

for (const carrier of new Set([SECOND_SAMPLE, inPlace])) {
  if (carrier !== SAMPLE)
    await part(`build and properties of ${carrier}`, () => askCarrier(carrier))
}
if (inPlace !== SAMPLE) process.env['CARRIER'] = SAMPLE
const isBuilt = await part('production build', build)
countOne('vite build', isBuilt)
if (isBuilt) {
  // Each runner starts its own site: in a browser the desk does not list the orders of the HTTP tests.
  await part('unit, Worker and HTTP tests', () =>
    askVitest('vitest.json', ['--project', '!commands']),
  )
  await part('browser tests', () =>
    runAndCount(['playwright', 'test'], () => readBrowserReport(`${REPORTS}/browser.json`)),
  )
  await part('commands as typed', () =>
    askVitest('vitest-commands.json', ['--project', 'commands']),
  )
  if (isAll) {
    for (const name of LONG_PROOFS) {
      countOne(
        `npm run proof ${name}`,
        await part(`proof ${name}`, () => run('node', launched('scripts/proof.ts', name))),
      )
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
for (const test of begunAgain) console.log(`\nBegun again, as Chromium stopped drawing: ${test}`)
for (const failure of failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
