import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mustRun, mustRunQuietly } from '../tools/run.ts'

const ASTRO = 'bench/astro'
const LIGHTHOUSE = 'bench/lighthouse'

/** Builds our site and the Astro page of its home; what only the bench needs is installed here and nowhere else. */
export function prepareBuilds({ mustBuild }: { mustBuild: boolean }): void {
  install(ASTRO)
  install(LIGHTHOUSE)
  if (!mustBuild) return
  console.log('Building the site …')
  mustRunQuietly('vite', ['build'])
  console.log('Building the Astro page …')
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  mustRunQuietly('node', [`${ASTRO}/node_modules/astro/bin/astro.mjs`, 'build', '--root', ASTRO])
}

function install(folder: string): void {
  const stamp = `${folder}/node_modules/.installed-lockfile`
  const lockfile = readFileSync(`${folder}/package-lock.json`)
  const wanted = createHash('sha256').update(lockfile).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Installing what ${folder} needs …`)
  // Not `npm ci`: of what only other machines need the lockfile holds what the registry had that wrote it.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  mustRun('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...quiet])
  writeFileSync(stamp, wanted)
}
