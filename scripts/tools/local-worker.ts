import { buildFolder } from '../../build/carrier-in-place.ts'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'

type LocalWorker = {
  /** The folder of the build that contains wrangler.json. */
  build?: string
  port: number
  /** Ports of further isolates of the same Worker, on the same databases, as Cloudflare runs many. */
  isolates?: readonly number[]
  /** The folder of databases and KV; `wrangler --persist-to` uses the same one. */
  state: string
  /** Variables and secrets. Those in wrangler.toml are for the deployed site, so they do not apply. */
  settings: Partial<Record<string, string>>
  /** True to print also log lines that are not errors. */
  isLogged?: boolean
}

/**
 * Runs the built Worker in workerd, which listens itself: `wrangler dev` puts its own Worker in front, which can lose
 * a POST (cloudflare/workers-sdk 14641). Ends with this process.
 */
export async function startLocalWorker({
  build = `${buildFolder}/server`,
  port,
  isolates = [],
  state,
  settings,
  isLogged = false,
}: LocalWorker): Promise<Miniflare> {
  const folder = resolve(build)
  const { workerOptions, main = 'index.js' } = workerOptionsOf(join(folder, 'wrangler.json'))
  // workerd would use a route's host as the host of every request.
  const { zone: _zone, bindings: _vars, ...bound } = workerOptions
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ type: 'ESModule' as const, path: join(folder, name) }))
  const entry = resolve(folder, main)
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      host: 'localhost',
      port,
      resourcePersistencePath: join(state, 'v3'),
      log: new Log(LogLevel.ERROR),
      cf: false,
      unsafeTriggerHandlers: true,
      handleStructuredLogs: ({ level, message }) => {
        if (isLogged || level === 'error' || level === 'warn') console.log(message)
      },
      // The first Worker answers.
      workers: [null, ...isolates].map((own) => ({
        ...bound,
        name: own === null ? 'vozka' : `vozka-${own}`,
        ...(own === null ? {} : { unsafeDirectSockets: [{ host: 'localhost', port: own }] }),
        bindings: Object.fromEntries(
          Object.entries(settings).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        ),
        modulesRoot: folder,
        // The first module is the entry.
        modules: modules.toSorted((one, other) =>
          one.path === entry ? -1 : Number(other.path === entry),
        ),
      })),
    }),
  )
  await worker.ready
  return worker
}
