import { buildSite } from '../scripts/tools/build-site.ts'
import { mustRunQuietly } from '../scripts/tools/run.ts'

/** Builds our site and the Astro page of its home. */
export async function prepareBuilds(): Promise<void> {
  await buildSite()
  console.log('Building the Astro page …')
  const astro = 'bench/node_modules/astro/bin/astro.mjs'
  mustRunQuietly('node', [astro, 'build', '--root', 'bench/astro'])
}
