import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

/** Whatever the built site is made of. */
const SOURCES = [
  'app.config.ts',
  'build',
  'messages',
  'package-lock.json',
  'project.inlang/settings.json',
  'public',
  'src',
  'vite.config.ts',
  'wrangler.toml',
]
/** Made from the sources above, perhaps only while the build runs. */
const MADE = /^src\/(?:paraglide\/|routeTree\.gen\.ts$)/

/** Names a build by the content it is made of, so that the same sources always give the same name. */
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
