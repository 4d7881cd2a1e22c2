import { run } from './tools/run.ts'

type Check = { name: string; title: string; run: readonly [program: string, ...args: string[]] }

/** All that is asked of the files themselves. The first makes what the others need. */
export const checks: readonly Check[] = [
  {
    name: 'generate',
    title: 'messages compile, and the bindings have types',
    run: ['node', 'scripts/build/generate.ts'],
  },
  {
    name: 'format',
    title: 'every file is formatted (npm run format mends it)',
    run: ['oxfmt', '--check'],
  },
  {
    name: 'lint',
    title: 'rules of the language and of the house (oxlint.config.ts)',
    run: ['oxlint', '--type-aware'],
  },
  { name: 'types', title: 'types', run: ['tsc'] },
  { name: 'unused', title: 'no file, export or dependency is unused', run: ['knip'] },
  {
    name: 'config',
    title: 'settings of app.config.ts can be right',
    run: ['node', 'scripts/checks/check-config.ts'],
  },
  {
    name: 'messages',
    title: 'both languages have the same messages, all used',
    run: ['node', 'scripts/checks/check-messages.ts'],
  },
  {
    name: 'words',
    title: 'typography and spelling of every text',
    run: ['node', 'scripts/checks/check-words.ts'],
  },
  {
    name: 'lockfile',
    title: 'what would be installed is pinned and has no known hole',
    run: ['node', 'scripts/checks/check-lockfile.ts'],
  },
  {
    name: 'house',
    title: 'no folder is too full and no module too long',
    run: ['node', 'scripts/checks/check-house.ts'],
  },
  {
    name: 'style',
    title: 'sizes, weights, distances and colours are those of the tokens',
    run: ['node', 'scripts/checks/check-style.ts'],
  },
]

/** Runs one check under its title; false when it failed. */
export function runCheck({ name, title, run: [program, ...args] }: Check): boolean {
  console.log(`\n── ${name}: ${title}`)
  return run(program, args)
}

// `npm run check` runs all of them and the unit tests; `npm run check -- lint types` only those.
if (import.meta.main) {
  const unit: Check = {
    name: 'unit',
    title: 'unit tests',
    run: ['vitest', 'run', '--project', 'unit'],
  }
  const all = [...checks, unit]
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !all.some((check) => check.name === name))
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}. There are:\n`)
    for (const { name, title } of all) console.error(`  ${name.padEnd(10)} ${title}`)
    process.exit(2)
  }
  const chosen = all.filter(({ name }) => asked.length === 0 || asked.includes(name))
  const failed = chosen.filter((check) => !runCheck(check)).map(({ name }) => name)
  console.log(
    failed.length === 0
      ? `\n${chosen.length} of ${chosen.length} checks passed`
      : `\nFailed: ${failed.join(', ')}. One alone: npm run check -- ${failed[0] ?? ''}`,
  )
  process.exit(failed.length === 0 ? 0 : 1)
}
