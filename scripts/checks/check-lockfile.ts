import { readFileSync } from 'node:fs'
import * as v from 'valibot'

// Offline check of the lockfiles, here and in the products beside the site: every package has a checksum; none comes
// from git or plain http; no server components, no install script that is not allowed. `npm audit`
// (.github/workflows/test.yml) checks known vulnerabilities against the registry.
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      link: v.optional(v.boolean()),
      inBundle: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
})
const manifestSchema = v.object({ allowScripts: v.record(v.string(), v.boolean()) })

/** Loaded only on macOS, where we do not need its script. */
const IGNORED_SCRIPTS: readonly string[] = ['fsevents']

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
    if (!entry.integrity && !entry.inBundle) problems.push(`${where}: no integrity`)
    if (entry.link || (entry.resolved && !entry.resolved.startsWith('https://'))) {
      problems.push(`${where}: not from a registry`)
    }
    if (name.startsWith('react-server-dom-')) problems.push(`${where}: server components`)
    const isKnown = name in allowScripts || IGNORED_SCRIPTS.includes(name)
    if (entry.hasInstallScript && !isKnown) {
      problems.push(`${where}: an install script not decided on`)
    }
  }
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${count} packages, each with a checksum`)
