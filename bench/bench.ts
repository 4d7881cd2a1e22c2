import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg } from 'node:os'
import { growExperiences, growOrders } from './growth.ts'
import { fillMarks } from './report/markdown.ts'
import { audit } from './browser/lighthouse.ts'
import { measurePages } from './browser/pages.ts'
import { prepareBuilds } from './prepare.ts'
import {
  type Part,
  reportAudits,
  reportGrowth,
  reportLetters,
  reportPages,
  reportShares,
  reportStartUp,
} from './report/report.ts'
import { measureShares } from './shares.ts'
import { measureLetters } from './letters.ts'
import { measureStartUp, workerSize } from './start-up.ts'
import { installBrowser } from '../scripts/tools/install-browser.ts'
import { readArguments, refuseUsage } from '../scripts/tools/read-arguments.ts'
import { mustRunQuietly, quietEnv } from '../scripts/tools/run.ts'

const HELP = `Measures what docs/performance.md has a table of and writes the tables anew, in less than ten minutes on two
cores that do nothing else. It fails where a bound is missed, after it has written.

  npm run bench                     everything
  npm run bench -- shares pages     parts of it
  npm run bench -- --quick          fewer rounds and pages
  npm run bench -- --no-build       the builds that are there
  npm run bench -- --print          prints the tables, and writes no file`

const FILE = 'docs/performance.md'
Object.assign(process.env, quietEnv)
const { values, words: names } = readArguments(
  HELP,
  { quick: { type: 'boolean' }, 'no-build': { type: 'boolean' }, print: { type: 'boolean' } },
  Infinity,
)
const isQuick = values.quick === true
const rounds = isQuick ? 3 : 5
const burstMs = isQuick ? 200 : 400

const parts: Record<string, () => Promise<Part>> = {
  shares: async () => reportShares(await measureShares({ rounds, burstMs })),
  start: async () =>
    reportStartUp(await measureStartUp(isQuick ? 1 : 3), {
      ours: workerSize('dist/server', 'index.js'),
      astro: workerSize('bench/astro/dist/server', 'entry.mjs'),
    }),
  letters: async () => reportLetters(await measureLetters(isQuick ? 1_000 : 10_000)),
  pages: async () => reportPages(await measurePages(isQuick ? 1 : 3, isQuick)),
  lighthouse: async () => reportAudits(await audit(1, isQuick)),
  growth: async () =>
    reportGrowth(
      await growExperiences([1, 10, 100, 200], burstMs),
      await growOrders(isQuick ? [0, 1_000] : [0, 1_000, 10_000, 100_000], burstMs),
    ),
}

const unknown = names.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined)
  refuseUsage(`There is no part ${unknown}. There are: ${Object.keys(parts).join(', ')}`, HELP)
const startedAt = performance.now()
installBrowser()
if (!values['no-build']) await prepareBuilds()
const missed: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`Measuring ${name} …`)
  const part = await measure()
  const made = `${madeWith()}\n\n${part.markdown}`
  if (!values.print) writeFileSync(FILE, fillMarks(readFileSync(FILE, 'utf8'), name, made))
  console.log(`\n${part.markdown}\n`)
  missed.push(...part.missed)
}
if (!values.print) mustRunQuietly('oxfmt', [FILE])
for (const line of missed) console.error(`Missed: ${line}`)
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(
  `\n${values.print ? 'Measured' : `${FILE} is written`}, after ${minutes} minutes. Bounds missed: ${missed.length}`,
)
process.exit(missed.length === 0 ? 0 : 1)

/** When and on what a part was measured: a table of it says nothing without. The lockfiles have the versions. */
function madeWith(): string {
  const [load = 0] = loadavg()
  const machine = `${cpus().length} cores ${arch()}, load ${load.toFixed(1)}`
  const day = new Date().toISOString().slice(0, 10)
  return `_${day}, ${isQuick ? 'quick, ' : ''}${machine}._`
}
