import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './errors.ts'
import { runBeside } from './run.ts'
import { buildFolder } from '../../build/carrier-in-place.ts'

/** All sources of the built site. */
const SOURCES = [
  'app.config.ts',
  'build',
  'carriers',
  'messages',
  'package-lock.json',
  'project.inlang/settings.json',
  'public',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
]
/** Generated from the sources above, possibly only during the build. */
const MADE = /^src\/(?:paraglide\/|routeTree\.gen\.ts$)/
/** In the folder of the server: the id of its build. A build for a deploy has none. */
export const BUILT_OF = 'built-of.json'

/** Returns the id of a build: a hash of its sources, so that the same sources always give the same id. */
export function buildId(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** What a build says of itself: its server to the next build, its files to open pages. */
export function builtOf(id: string): string {
  return JSON.stringify({ id })
}

/**
 * Builds the site unless the build that is there was made of the sources of today. Prints Vite's output and ends the
 * whole script when it fails.
 */
export async function buildSite(): Promise<void> {
  if (isBuilt()) return
  console.log('Building …')
  // Vitest says `test` here, by which Vite and Paraglide would make another build.
  const { isGood, output } = await runBeside('vite', ['build'], { NODE_ENV: 'production' })
  if (isGood) return
  throw new Refusal(`${output}\nThe build failed.`)
}

/** The server is built last, so one whose id is missing or another is of an interrupted build. */
function isBuilt(): boolean {
  const wanted = builtOf(buildId())
  return ['client/builds/latest.json', `server/${BUILT_OF}`].every((name) => {
    const file = join(buildFolder, name)
    return existsSync(file) && readFileSync(file, 'utf8') === wanted
  })
}

if (import.meta.main) await buildSite()

function filesOf(path: string): string[] {
  if (MADE.test(statSync(path).isDirectory() ? `${path}/` : path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(`${path}/${name}`))
}
