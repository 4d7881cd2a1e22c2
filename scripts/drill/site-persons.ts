import { registerHooks } from 'node:module'
import type { Settings } from '../../src/lib/setting/names.ts'

/**
 * The site's own functions that find and erase people, for a script in Node. They read the secret of the hashes from
 * the module `cloudflare:workers`, which only workerd has: here it holds `settings`.
 */
export async function sitePersons(settings: Settings) {
  const { ORDER_LINK_SECRET } = settings
  const workers = `export const env = ${JSON.stringify({ ORDER_LINK_SECRET })}; export const waitUntil = () => {}`
  const url = `data:text/javascript,${encodeURIComponent(workers)}`
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'cloudflare:workers' ? { url, shortCircuit: true } : next(specifier, context),
  })
  return import('../../src/jobs/persons.server.ts')
}
