import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, release } from 'node:os'
import * as v from 'valibot'
import { growExperiences, growOrders } from './growth.ts'
import { fillMarks } from './report/markdown.ts'
import { audit } from './browser/lighthouse.ts'
import { measurePages } from './browser/pages.ts'
import { prepareBuilds } from './prepare.ts'
import {
  type Part,
  reportAudits,
  reportGrowth,
  reportPages,
  reportShares,
  reportStartUp,
} from './report/report.ts'
import { measureShares } from './shares.ts'
import { measureStartUp, workerSize } from './start-up.ts'
import { installBrowser } from '../scripts/tools/install-browser.ts'
import { mustRunQuietly, quietEnv } from '../scripts/tools/run.ts'

// `npm run bench` measures everything docs/performance.md has a table of and writes the tables anew, in less than ten
// minutes on two cores that do nothing else. `npm run bench -- shares pages` measures only those, `--quick` with
// fewer rounds, `--no-build` the builds that are there. It fails where a bound is missed, after it has written.
const FILE = 'docs/performance.md'
Object.assign(process.env, quietEnv)
const asked = process.argv.slice(2)
const isQuick = asked.includes('--quick')
const rounds = isQuick ? 3 : 5
const burstMs = isQuick ? 200 : 400

const parts: Record<string, () => Promise<Part>> = {
  shares: async () => reportShares(await measureShares({ rounds, burstMs })),
  start: async () =>
    reportStartUp(await measureStartUp(isQuick ? 1 : 3), {
      ours: workerSize('dist/server', 'index.js'),
      astro: workerSize('bench/astro/dist/server', 'entry.mjs'),
    }),
  pages: async () => reportPages(await measurePages(isQuick ? 1 : 3)),
  lighthouse: async () => reportAudits(await audit(1)),
  growth: async () =>
    reportGrowth(
      await growExperiences([1, 10, 100, 200], burstMs),
      await growOrders(isQuick ? [0, 1_000] : [0, 1_000, 10_000, 100_000], burstMs),
    ),
}

const names = asked.filter((argument) => !argument.startsWith('--'))
const unknown = names.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. There are: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
const startedAt = performance.now()
installBrowser()
if (!asked.includes('--no-build')) await prepareBuilds()
const missed: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`Measuring ${name} …`)
  const part = await measure()
  const made = `${madeWith()}\n\n${part.markdown}`
  writeFileSync(FILE, fillMarks(readFileSync(FILE, 'utf8'), name, made))
  console.log(`\n${part.markdown}\n`)
  missed.push(...part.missed)
}
mustRunQuietly('oxfmt', [FILE])
for (const line of missed) console.error(`Missed: ${line}`)
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(`\n${FILE} is written, after ${minutes} minutes. Bounds missed: ${missed.length}`)
process.exit(missed.length === 0 ? 0 : 1)

/** When and on what a part was measured: a table of it says nothing without. */
function madeWith(): string {
  const version = (name: string, folder = '.') => {
    const file = readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')
    return `${name} ${v.parse(v.object({ version: v.string() }), JSON.parse(file)).version}`
  }
  const versions = [
    version('workerd'),
    version('react-dom'),
    version('@tanstack/react-start'),
    version('astro', 'bench'),
    version('@astrojs/cloudflare', 'bench'),
    version('lighthouse', 'bench'),
  ]
  const [load = 0] = loadavg()
  const machine = `${cpus().length} cores ${arch()}, Linux ${release()}, load ${load.toFixed(1)}`
  const day = new Date().toISOString().slice(0, 10)
  return `_${day}, ${isQuick ? 'quick, ' : ''}Node ${process.versions.node}, ${versions.join(', ')}; ${machine}._`
}
