import { carrierFolder, carrierInPlace, SAMPLE } from '../build/carrier-in-place.ts'
import { exitAfterOutput } from './tools/errors.ts'
import { readArguments, refuseUsage } from './tools/read-arguments.ts'
import { launched, runBeside } from './tools/run.ts'

type Check = { name: string; title: string; run: readonly [program: string, ...args: string[]] }

const inPlace = carrierInPlace()
const CACHE = 'node_modules/.cache/vozka'

/** All static checks. */
export const checks: readonly Check[] = [
  {
    name: 'format',
    title: 'every file is formatted (npm run format mends it)',
    run: ['oxfmt', '--check'],
  },
  {
    name: 'lint',
    title: 'rules of the language and of the house (oxlint.config.ts)',
    run: ['oxlint', '--type-aware', ...(inPlace === SAMPLE ? [] : [carrierFolder])],
  },
  {
    name: 'types',
    title: 'types',
    run:
      inPlace === SAMPLE
        ? ['tsc', '--incremental', '--tsBuildInfoFile', `${CACHE}/tsc.json`]
        : ['tsc', '-p', carrierFolder],
  },
  {
    name: 'unused',
    title: 'no file, export or dependency is unused',
    run: ['knip', '--cache', '--cache-location', `${CACHE}/knip`],
  },
  {
    name: 'config',
    title: 'settings of carrier.ts can be right',
    run: ['node', ...launched('scripts/checks/check-config.ts')],
  },
  {
    name: 'messages',
    title: 'all languages have the same messages, all used',
    run: ['node', ...launched('scripts/checks/check-messages.ts')],
  },
  {
    name: 'words',
    title: 'typography, spelling and words of every text',
    run: ['node', ...launched('scripts/checks/check-words.ts')],
  },
  {
    name: 'releases',
    title: 'the release before runs on the database of this one',
    run: ['node', ...launched('scripts/checks/check-releases.ts')],
  },
  {
    name: 'lockfile',
    title: 'what would be installed is pinned',
    run: ['node', ...launched('scripts/checks/check-lockfile.ts')],
  },
  {
    name: 'contract',
    title: 'the contract of a back office is as in code, and sound OpenAPI (redocly.yaml)',
    run: ['node', ...launched('scripts/checks/check-contract.ts')],
  },
  {
    name: 'docs',
    title: 'the lists of settings, reasons, jobs, events and periods in docs are as in code',
    run: ['node', ...launched('scripts/checks/check-docs.ts')],
  },
  {
    name: 'house',
    title: 'sizes of the house (npm run check -- house prints them)',
    run: ['node', ...launched('scripts/checks/check-house.ts')],
  },
  {
    name: 'style',
    title: 'sizes, weights, distances and colours are those of the tokens',
    run: ['stylelint', 'src/**/*.css', 'carriers/*/look.css'],
  },
]

type FailedCheck = { name: string; output: string }

/** Most checks use one core; the linter and the unit tests use both. */
const AT_ONCE = 3

/** Runs checks and prints the output of those that fail. Returns their names and output. */
export async function runChecks(chosen: readonly Check[]): Promise<FailedCheck[]> {
  const failed: FailedCheck[] = []
  const runOne = async ({ name, title, run: [program, ...args] }: Check) => {
    const started = Date.now()
    const { isGood, output } = await runBeside(program, args)
    const seconds = ((Date.now() - started) / 1_000).toFixed(1)
    console.log(`${isGood ? '✓' : '✘'} ${name}: ${title} (${seconds} s)`)
    if (!isGood || chosen.length === 1) console.log(output)
    if (isGood) return
    failed.push({ name, output })
  }
  const rest = [...chosen]
  const runRest = async () => {
    for (let check = rest.shift(); check; check = rest.shift()) await runOne(check)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runRest))
  return failed
}

// `npm run check` runs all of them and the unit tests; `npm run check -- lint types` only those two.
if (import.meta.main) {
  const unit: Check = {
    name: 'unit',
    title: 'unit tests',
    // Those of the machine speak the languages of the sample; `npm test` runs them beside another carrier.
    run: [
      'vitest',
      'run',
      ...(inPlace === SAMPLE ? ['--project', 'unit'] : []),
      '--project',
      'carrier',
    ],
  }
  const all = [...checks, unit]
  const lines = all.map(({ name, title }) => `  ${name.padEnd(10)} ${title}`)
  const help = `npm run check runs all checks, npm run check -- lint types only these:\n\n${lines.join('\n')}`
  const { words: asked } = readArguments(help, {}, all.length)
  const unknown = asked.filter((name) => !all.some((check) => check.name === name))
  if (unknown.length > 0) refuseUsage(`There is no check ${unknown.join(', ')}.`, help)
  const chosen = all.filter(({ name }) => asked.length === 0 || asked.includes(name))
  const failed = await runChecks(chosen)
  console.log(
    failed.length === 0
      ? `\n${chosen.length} of ${chosen.length} checks passed`
      : `\nFailed: ${failed.map(({ name }) => name).join(', ')}. One alone: npm run check -- ${failed[0]?.name}`,
  )
  await exitAfterOutput(failed.length === 0 ? 0 : 1)
}
