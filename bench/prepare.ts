import { mustRunQuietly } from '../scripts/tools/run.ts'

/** Builds our site and the Astro page of its home. */
export function prepareBuilds(): void {
  console.log('Building the site …')
  mustRunQuietly('vite', ['build'])
  console.log('Building the Astro page …')
  const astro = 'bench/node_modules/astro/bin/astro.mjs'
  mustRunQuietly('node', [astro, 'build', '--root', 'bench/astro'])
}
