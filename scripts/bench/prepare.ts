import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mustRun, mustRunQuietly } from '../tools/run.ts'

const ASTRO = 'bench/astro'
const STAMP = `${ASTRO}/node_modules/.installed-lockfile`

/** Builds our site and the Astro page of its home; what the second needs is installed here and nowhere else. */
export function prepareBuilds({ mustBuild }: { mustBuild: boolean }): void {
  installAstro()
  if (!mustBuild) return
  console.log('Building the site …')
  mustRunQuietly('vite', ['build'])
  console.log('Building the Astro page …')
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  mustRunQuietly('node', [`${ASTRO}/node_modules/astro/bin/astro.mjs`, 'build', '--root', ASTRO])
}

function installAstro(): void {
  const wanted = createHash('sha256')
    .update(readFileSync(`${ASTRO}/package-lock.json`))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Installing what the Astro page needs …')
  // Not `npm ci`: of what only other machines need the lockfile holds what the registry had that wrote it.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  mustRun('npm', ['install', '--prefix', ASTRO, '--no-save', '--ignore-scripts', ...quiet])
  writeFileSync(STAMP, wanted)
}
