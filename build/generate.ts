import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { dirname, join } from 'node:path'
import { SETTINGS } from '../src/lib/setting/names.ts'
import { runBeside } from '../scripts/tools/run.ts'
import { isCurrent, keepStamp, stampOf } from '../scripts/tools/stamps.ts'
import { languages, messageSources, paraglideOptions, writeOverlay } from './paraglide-options.ts'

// Generates what is missing or older than its sources: compiled messages, the types of the bindings, the tree of
// routes. scripts/do.mjs runs it before every command, npm after `npm ci`, and the configs of Vite and Vitest compile
// the messages by it, so that nothing has to be run first.

/** What wrangler.toml says of the bindings. */
const TYPED = '.wrangler/types.json'
const TYPES = 'worker-configuration.d.ts'
const ROUTES = 'src/routeTree.gen.ts'
const ROUTE_IMPORT = /^import \{.*\} from '\.\/(routes\/.+)'$/gm

/** Compiles the messages of the carrier in place into src/paraglide. */
export async function generateMessages(): Promise<void> {
  const sources = [...messageSources, 'package-lock.json', 'build/paraglide-options.ts']
  const made = ['messages.js', 'runtime.js'].map((file) => join(paraglideOptions.outdir, file))
  // One command may be for another carrier than app.config.ts names.
  const stamp = stampOf(sources, [...languages, ...messageSources])
  // Also where the messages are current: Vite's plug-in reads it.
  writeOverlay()
  if (isCurrent('messages', stamp, made)) return
  // Only here: it takes half a second to load.
  const { compile } = await import('@inlang/paraglide-js')
  await compile(paraglideOptions)
  keepStamp('messages', stamp)
}

/** Writes the types of the bindings in wrangler.toml. */
async function generateTypes(): Promise<void> {
  const sources = ['wrangler.toml', 'package-lock.json', 'build/generate.ts']
  const stamp = stampOf(sources, SETTINGS)
  if (isCurrent('types', stamp, [TYPES])) return
  // Only here: it takes a second to load. Without the build command, which would generate once more.
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
  const { build: _build, ...config } = readRawConfig({ config: 'wrangler.toml' }).rawConfig
  mkdirSync(dirname(TYPED), { recursive: true })
  writeFileSync(TYPED, JSON.stringify({ ...config, main: '../src/server.ts' }))
  // Without the secrets of .dev.vars, and without what wrangler.toml may name or not: src/env.d.ts says what that is.
  const args = ['types', TYPES, '--config', TYPED, '--strict-vars=false', '--env-file', devNull]
  const { isGood, output } = await runBeside('wrangler', args)
  if (!isGood) throw new Error(`wrangler types failed:\n${output}`)
  const isOptional = new RegExp(`^\\s*(?:EMAIL|${SETTINGS.join('|')}): \\w+;$`)
  const lines = readFileSync(TYPES, 'utf8').split('\n')
  writeFileSync(TYPES, lines.filter((line) => !isOptional.test(line)).join('\n'))
  keepStamp('types', stamp)
}

/** Lets TanStack Start write the tree of routes, which it does as soon as it knows Vite's config. */
async function generateRoutes(): Promise<void> {
  const tree = existsSync(ROUTES) ? readFileSync(ROUTES, 'utf8') : ''
  const known = new Set(Array.from(tree.matchAll(ROUTE_IMPORT), ([, path]) => path))
  const there = globSync('src/routes/**/*.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/').replace(/^src\/|\.tsx?$/g, ''),
  )
  if (there.length === known.size && there.every((path) => known.has(path))) return
  const { resolveConfig } = await import('vite')
  await resolveConfig({ logLevel: 'error' }, 'build')
}

if (import.meta.main) {
  const withTypes = !process.argv.includes('--without-types')
  await Promise.all([generateMessages(), ...(withTypes ? [generateTypes()] : [])])
  await generateRoutes()
  // Paraglide's loader may go on polling its project.
  process.exit(0)
}
