import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { carrierInPlace, SAMPLE } from '../build/carrier-in-place.ts'
import { checks, runChecks } from './check.ts'
import { makeProbe, PROBE, removeProbe } from './setup/probe-carrier.ts'
import { exitAfterOutput } from './tools/errors.ts'
import {
  chosenEngines,
  type Engine,
  ENGINES,
  installEngines,
  packagesOf,
} from './tools/install-browser.ts'
import { claimFolder } from './tools/only-run.ts'
import { readArguments, refuseUsage } from './tools/read-arguments.ts'
import { launched, run, runBeside } from './tools/run.ts'
import { readBrowserReport, readVitestReport, type TestReport } from './tools/test-reports.ts'

const HELP = `Checks, builds and tests the site. docs/reliability.md says what is asked when.

  npm test                 what people run often: checks, unit, Worker and HTTP tests, journeys in Chromium
  npm test -- all          all tests, in three engines, of three carriers, and every command as it is typed; CI runs it
  npm run proof -- all     with the whole long proofs; each night`

const LENGTHS = ['short', 'all', 'whole'] as const
const REPORTS = 'test-results'
const SECOND_SAMPLE = 'donaufahrt'
/** Checks whose answer depends on the carrier. */
const OF_A_CARRIER = ['types', 'config', 'messages', 'words']
/** Properties are asked of the carrier in place, and of the samples from `all` on. */
const SHORT_PROJECTS = ['unit', 'carrier', 'worker', 'facts'].flatMap((name) => ['--project', name])
/** Proofs of scripts/proof.ts, with their own sites and processes. */
const LONG_PROOFS = ['soak', 'kill', 'acts', 'people', 'outage', 'fuzz']

const { words } = readArguments(HELP, {}, 1)
const length =
  LENGTHS.find((name) => name === (words[0] ?? 'short')) ??
  refuseUsage(`There is no “${words[0]}” here.`, HELP)
process.env['TEST_LENGTH'] = length
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

claimFolder()
mkdirSync(REPORTS, { recursive: true })
const engines: readonly Engine[] = length === 'short' ? ['chromium'] : chosenEngines()
// If an engine is missing, each of its tests fails with a message.
const missing = await part('installing browsers', () => installEngines(engines))
const begun = Date.now()
await askAll()

const leftOut = length === 'short' ? [] : ENGINES.filter((engine) => !engines.includes(engine))
if (leftOut.length > 0)
  console.log(`\nNot asked, because ENGINES leaves them out: ${leftOut.join(', ')}`)
if (missing.length > 0) {
  const packages = packagesOf(engines.filter((engine) => missing.includes(engine))).join(' ')
  console.log(`\nNot installed: ${missing.join(', ')}; run: sudo apt-get install ${packages}`)
}
console.log(`\n${times.join('; ')}`)
console.log(`${Math.round((Date.now() - begun) / 1_000)} s after installing`)
for (const test of begunAgain) console.log(`\nBegun again, as Chromium stopped drawing: ${test}`)
for (const failure of failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
await exitAfterOutput(failed === 0 ? 0 : 1)

/** The carrier in place, what must hold for any, and the sample, which the machine and the journeys are tested with. */
async function askAll(): Promise<void> {
  if (length === 'short' && inPlace === SAMPLE) {
    // Each of them leaves a core unused for much of its time.
    const [isBuilt] = await part('checks, build, first lines of the README', () =>
      Promise.all([buildSample(), check(), askFirstLines()]),
    )
    if (isBuilt) await askSample()
    return
  }
  await part('checks', check)
  for (const carrier of new Set(length === 'short' ? [inPlace] : [SECOND_SAMPLE, inPlace])) {
    if (carrier !== SAMPLE)
      await part(`build and properties of ${carrier}`, () => askCarrier(carrier))
  }
  if (length !== 'short') await part('build and properties of a carrier made by --quick', askProbe)
  if (inPlace !== SAMPLE) process.env['CARRIER'] = SAMPLE
  if (!(await part('production build', buildSample))) return
  await askSample()
  await part('commands as typed', () =>
    length === 'short'
      ? askFirstLines()
      : askVitest('vitest-commands.json', ['--project', 'commands']),
  )
  if (length !== 'whole') return
  for (const name of LONG_PROOFS) {
    countOne(
      `npm run proof ${name}`,
      await part(`proof ${name}`, () => run('node', launched('scripts/proof.ts', name))),
    )
  }
}

/** Each runner starts its own site: in a browser the desk does not list the orders of the HTTP tests. */
async function askSample(): Promise<void> {
  await part('unit, Worker and HTTP tests', () =>
    askVitest('vitest.json', length === 'short' ? SHORT_PROJECTS : ['--project', '!commands']),
  )
  await part('browser tests', () => {
    const isGood = run('playwright', ['test'])
    count('playwright test', isGood, readBrowserReport(`${REPORTS}/browser.json`))
  })
}

async function check(): Promise<void> {
  const wrong = await runChecks(checks)
  passed += checks.length - wrong.length
  failed += wrong.length
  failures.push(...wrong.map(({ name, output }) => `npm run check -- ${name}\n${startOf(output)}`))
}

/** Messages of the languages of the carrier, then the site; in processes of their own, which read CARRIER anew. */
async function build(): Promise<boolean> {
  for (const script of ['build/generate.ts', 'scripts/tools/build-site.ts']) {
    const { isGood, output } = await runBeside('node', launched(script))
    if (!isGood) {
      console.log(output)
      return false
    }
  }
  return true
}

async function buildSample(): Promise<boolean> {
  const isBuilt = await build()
  countOne('vite build', isBuilt)
  return isBuilt
}

/** Builds the site of a carrier that is not the sample beside, checks it, and asks of it what must hold for any. */
async function askCarrier(carrier: string): Promise<void> {
  const before = process.env['CARRIER']
  process.env['CARRIER'] = carrier
  const isBuilt = await build()
  countOne(`CARRIER=${carrier} vite build`, isBuilt)
  // The one in place has been checked.
  if (carrier !== inPlace) {
    const args = launched('scripts/check.ts', ...OF_A_CARRIER)
    const { isGood, output } = await runBeside('node', args)
    console.log(output)
    countOne(`CARRIER=${carrier} npm run check\n${startOf(output)}`, isGood)
  }
  if (isBuilt)
    askVitest(`vitest-${carrier}.json`, ['--project', 'carrier', '--project', 'properties'])
  if (before === undefined) delete process.env['CARRIER']
  else process.env['CARRIER'] = before
}

/** A carrier as five answers make it; its folder goes afterwards. */
async function askProbe(): Promise<void> {
  try {
    await makeProbe()
    await askCarrier(PROBE)
  } finally {
    removeProbe()
  }
}

function askVitest(name: string, args: string[]): void {
  const report = `${REPORTS}/${name}`
  const isGood = run('vitest', ['run', ...args, ...reporters(report)])
  count('vitest', isGood, readVitestReport(report))
}

/** The first commands of the README, beside other work: their output is shown where one failed. */
async function askFirstLines(): Promise<void> {
  const report = `${REPORTS}/vitest-first-lines.json`
  const args = ['run', '--project', 'commands', 'first-lines', ...reporters(report)]
  const { isGood, output } = await runBeside('vitest', args)
  if (!isGood) console.log(output)
  count('vitest first-lines', isGood, readVitestReport(report))
}

function reporters(report: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
}

/** Runs a part of the tests and records its duration. */
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

/** The first lines that say what is wrong. */
function startOf(output: string): string {
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('✓'))
  return lines.slice(0, 20).join('\n')
}

/** Counts the results in the report of a test runner; one that dies without a failed test is a failure, too. */
function count(command: string, isGood: boolean, report: TestReport): void {
  passed += report.passed
  begunAgain.push(...report.begunAgain)
  const isSilent = report.failed.length === 0 && (!isGood || report.passed === 0)
  const found = isSilent ? [`${command} died`] : report.failed
  failed += found.length
  failures.push(...found)
}
