import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { build } from 'vite'
import { migrate, runBatch } from './local-database.ts'
import { carrierAliases } from '../../build/carrier-in-place.ts'
import { seedStatements } from '../../src/back-office/embedded/seed/sql.ts'

type LocalProvider = {
  /** 0 for any free one. */
  port: number
  /** The folder of its database and of its Worker. */
  state: string
  accessToken: string
  bearer: string
}

/**
 * Serves the embedded back office alone, as a Worker of its own with a database of its own. `url` is what
 * PROVIDER_API_URL of a site needs.
 */
export async function startLocalProvider({ port, state, accessToken, bearer }: LocalProvider) {
  const folder = resolve(state, 'worker')
  mkdirSync(folder, { recursive: true })
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true, alias: carrierAliases },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'src/back-office/embedded/alone.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { external: ['cloudflare:workers'] },
    },
  })
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ type: 'ESModule' as const, path: join(folder, name) }))
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      resourcePersistencePath: join(resolve(state), 'v3'),
      log: new Log(LogLevel.ERROR),
      cf: false,
      workers: [
        {
          name: 'provider',
          compatibilityDate: '2026-10-01',
          compatibilityFlags: ['nodejs_compat'],
          d1Databases: ['PROVIDER_DB'],
          bindings: { PROVIDER_ACCESS_TOKEN: accessToken, PROVIDER_BEARER: bearer },
          modulesRoot: folder,
          // The first one answers.
          modules: modules.toSorted((one, other) => Number(isEntry(other)) - Number(isEntry(one))),
        },
      ],
    }),
  )
  const address = await worker.ready
  const db = await worker.getD1Database('PROVIDER_DB')
  await migrate(db, 'migrations/provider')
  await runBatch(db, seedStatements())
  return {
    url: `${address.origin}/v1`,
    db,
    stop: () => worker.dispose(),
  }
}

function isEntry({ path }: { path: string }): boolean {
  return path.endsWith('alone.js')
}
