import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { appConfig } from '../../carriers/model/carrier.ts'
import type { Market } from '../../../src/markets/market.ts'
import { compileMessages } from './compile-messages.ts'
import { translated } from './translated.ts'

/** Of this process alone: two of them compile at the same time. */
const FOLDER = resolve(`node_modules/.cache/vozka/other-carrier-${process.pid}`)

/**
 * Lets the modules that are imported from now on be those of a carrier of other languages and another market: the one
 * of the tests, its texts marked by their language ("de: Card"). The words of the engine are true ones.
 */
export async function beCarrierOf(languages: readonly string[], market: Market): Promise<void> {
  const [project, outdir] = [`${FOLDER}/project.inlang`, `${FOLDER}/paraglide`]
  await compileMessages({ languages, messages: 'messages', project, outdir })
  const config = translated(
    appConfig,
    languages,
    (text, language) => `${language}: ${String(text)}`,
  )
  vi.resetModules()
  vi.doMock('~config', () => ({ appConfig: { ...config, languages, market } }))
  for (const file of ['runtime', 'messages']) {
    vi.doMock(`~/paraglide/${file}.js`, () => import(`${outdir}/${file}.js`))
  }
}

/** Ends it: the modules of the next test are those of the carrier of the tests. */
export function beCarrierOfTests(): void {
  vi.doUnmock('~config')
  for (const file of ['runtime', 'messages']) vi.doUnmock(`~/paraglide/${file}.js`)
  vi.resetModules()
  rmSync(FOLDER, { recursive: true, force: true })
}
