import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

/** All sources of the built site. */
const SOURCES = [
  'app.config.ts',
  'build',
  'carriers',
  'messages',
  'package-lock.json',
  'public',
  'src',
  'vite.config.ts',
  'wrangler.toml',
]
/** Generated from the sources above, possibly only during the build. */
const MADE = /^src\/(?:paraglide\/|routeTree\.gen\.ts$)/

/** Returns the id of a build: a hash of its sources, so that the same sources always give the same id. */
export function buildId(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

function filesOf(path: string): string[] {
  if (MADE.test(statSync(path).isDirectory() ? `${path}/` : path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(`${path}/${name}`))
}
