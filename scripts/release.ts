import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { RELEASES } from './checks/releases/release-file.ts'
import { recordRelease } from './tools/record-release.ts'
import { readArguments, refuseUsage } from './tools/read-arguments.ts'
import { launched, mustRun, mustRunQuietly } from './tools/run.ts'

const HELP = `Raises the version in package.json, writes the section of CHANGELOG.md and records the release: its schema
and every statement that its Worker can send, in ${RELEASES}. From then on \`npm run check\` refuses migrations that
take away what it needs.

  npm run release               1.2.3 becomes 1.3.0
  npm run release -- patch      1.2.3 becomes 1.2.4
  npm run release -- major      1.2.3 becomes 2.0.0`

const CHANGELOG = 'CHANGELOG.md'
const STEPS = ['major', 'minor', 'patch'] as const
const { words } = readArguments(HELP, {}, 1)
const [asked = 'minor'] = words
const step = STEPS.findIndex((name) => name === asked)
if (step === -1) refuseUsage(`There is no step “${asked}”.`, HELP)
// The release before must run on this database, or nobody could go back to it.
mustRun('node', launched('scripts/checks/check-releases.ts'))
const manifest = readFileSync('package.json', 'utf8')
const { version: before } = v.parse(v.object({ version: v.string() }), JSON.parse(manifest))
const version = raised(before)
console.log(`Recording release ${version} …`)
const release = recordRelease(version)
const file = `${RELEASES}/${version}.json`
writeFileSync(file, JSON.stringify(release))
mustRunQuietly('oxfmt', [file])
for (const path of ['package.json', 'package-lock.json']) {
  const text = readFileSync(path, 'utf8')
  // The lockfile names the version twice, both before the first package.
  writeFileSync(path, raiseIn(text, path === 'package.json' ? 1 : 2))
}
const changes = writeChangelog(version, before)
const { site, provider } = release.databases
console.log(`${file}: ${site.statements.length + provider.statements.length} statements.
CHANGELOG.md: ${changes} changes since ${before}; leave there what a carrier or an engineer would want to know.
Commit them with package.json and package-lock.json, then: npm run deploy`)

/** Puts a section for this release before the older ones: the subjects of the commits since the one before. */
function writeChangelog(name: string, previous: string): number {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const recorded = git(
    'log',
    '--format=%h',
    '--diff-filter=A',
    '--',
    `${RELEASES}/${previous}.json`,
  )
  const since = recorded ? [`${recorded.split('\n')[0]}..HEAD`] : ['HEAD']
  const subjects = git('log', '--no-merges', '--format=%s', ...since)
    .split('\n')
    .filter(Boolean)
  const day = new Date().toISOString().slice(0, 10)
  const section = [`## ${name} (${day})`, '', ...subjects.map((line) => `- ${line}`), '', ''].join(
    '\n',
  )
  const log = readFileSync(CHANGELOG, 'utf8')
  writeFileSync(
    CHANGELOG,
    log.replace('## ', () => `${section}## `),
  )
  mustRunQuietly('oxfmt', [CHANGELOG])
  return subjects.length
}

function raised(from: string): string {
  const parts = from.split('.').map(Number)
  return STEPS.map((_, index) => {
    if (index > step) return 0
    return (parts[index] ?? 0) + (index === step ? 1 : 0)
  }).join('.')
}

function raiseIn(text: string, times: number): string {
  let left = times
  return text.replaceAll(`"version": "${before}"`, (found) => {
    left -= 1
    return left >= 0 ? `"version": "${version}"` : found
  })
}
