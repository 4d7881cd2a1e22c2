import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const OBSERVED = resolve('tests/support/worker/background.ts')

/** Lets the sources under test take `waitUntil` from background.ts, so that the next file waits for what still runs. */
export function observeBackground(): Plugin {
  return {
    name: 'observe-background',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'cloudflare:workers' && importer?.startsWith(resolve('src')) ? OBSERVED : null,
  }
}
