import { readFileSync } from 'node:fs'
import * as v from 'valibot'

// Offline check of what would be installed, here and in the products beside the site: nothing without a checksum,
// nothing from git or plain http, no server components, nothing below a version that closed a known hole, no install
// script not allowed.
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      link: v.optional(v.boolean()),
      inBundle: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
})
const manifestSchema = v.object({ allowScripts: v.record(v.string(), v.boolean()) })

/** The lowest versions without a known hole: CVE-2026-102989, CVE-2026-59940. */
const FLOORS: Record<string, string> = {
  '@tanstack/react-start': '1.169.5',
  '@tanstack/start-server-core': '1.169.45',
  seroval: '1.5.3',
}
/** Only loaded on macOS, where its script does nothing we need. */
const IGNORED_SCRIPTS: readonly string[] = ['fsevents']

function isBelow(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) < 0
}

const { allowScripts } = v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')))
const problems: string[] = []
let count = 0
for (const folder of ['.', 'design', 'bench']) {
  const lock: unknown = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
  const { packages } = v.parse(lockSchema, lock)
  count += Object.keys(packages).length - 1
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (path === '') continue
    const where = `${folder}/${path}`
    const floor = FLOORS[name]
    if (!entry.integrity && !entry.inBundle) problems.push(`${where}: no integrity`)
    if (entry.link || (entry.resolved && !entry.resolved.startsWith('https://'))) {
      problems.push(`${where}: not from a registry`)
    }
    if (name.startsWith('react-server-dom-')) problems.push(`${where}: server components`)
    if (floor && isBelow(entry.version ?? '', floor)) problems.push(`${where}: below ${floor}`)
    const isKnown = name in allowScripts || IGNORED_SCRIPTS.includes(name)
    if (entry.hasInstallScript && !isKnown) {
      problems.push(`${where}: an install script not decided on`)
    }
  }
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${count} packages, each with a checksum`)
