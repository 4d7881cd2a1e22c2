import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { cpuOf, workerdOf } from './cpu.ts'

type Options = Parameters<typeof convertV4MiniflareOptions>[0]
type WorkerOptions = Exclude<Options, { workers: unknown }>

/** A Worker that runs in a workerd of its own, with nothing between it and who asks. */
export type WorkerdSite = {
  port: number
  miniflare: Miniflare
  /** CPU that its workerd has used so far, in ms. */
  cpu: () => number
  /** What it took until workerd had loaded the Worker and listened, in ms. */
  start: { ms: number; cpu: number }
  stop: () => Promise<void>
}

/** The platform's dates and flags, for every Worker of the bench the same. */
const PLATFORM = {
  compatibilityDate: '2026-10-01',
  compatibilityFlags: ['nodejs_compat'],
}

/** Starts a Worker in workerd. What it logs is taken from it and dropped. */
export async function startWorkerd(options: WorkerOptions): Promise<WorkerdSite> {
  const before = new Set(workerdOf(process.pid))
  const startedAt = performance.now()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      unsafeTriggerHandlers: true,
      ...PLATFORM,
      ...options,
    }),
  )
  const { port } = await miniflare.ready
  const ms = performance.now() - startedAt
  const pid = workerdOf(process.pid).find((id) => !before.has(id))
  if (pid === undefined) throw new Error('workerd is not among the children of this process')
  return {
    port: Number(port),
    miniflare,
    cpu: () => cpuOf(pid),
    start: { ms, cpu: cpuOf(pid) },
    stop: () => miniflare.dispose(),
  }
}

/** The modules of a built Worker, the entry first. */
export function builtModules(folder: string, entry: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => /\.m?js$/.test(file) && file !== entry)
  return [entry, ...modules].map((file) => {
    return { type: 'ESModule' as const, path: resolve(folder, file) }
  })
}

/** What stands in front of a Worker: the asset router with the files of our site, also before the constant. */
export function behindAssets(directory: string) {
  return {
    directory: resolve(directory),
    binding: 'ASSETS',
    routerConfig: { has_user_worker: true },
    assetConfig: { html_handling: 'none' as const },
  }
}
