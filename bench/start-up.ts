import { gzipSync } from 'node:zlib'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAstro, startBuilt, startConstant, startOurs } from './workerd/sites.ts'
import { builtModules, type WorkerdSite } from './workerd/workerd-site.ts'

const CONSTANT_PATH = '/constant?bytes=34000&status=200'
export const CONSTANT_WITH_BINDINGS = 'constant with our bindings'

/** How a Worker starts: until it listens, and its first answer; in ms, an entry for each start. */
export type StartUp = {
  name: string
  start: number[]
  startCpu: number[]
  first: number[]
  firstCpu: number[]
}

/**
 * Starts each of the Workers anew that many times, in turns, and asks each for a page. Ours has the catalogue of its
 * last minute, as a site has that nobody visited for a while. Its document is once in the platform's cache, where the
 * last visitor of the day left it, and once is rendered.
 */
export async function measureStartUp(times: number): Promise<StartUp[]> {
  const state = mkdtempSync(join(tmpdir(), 'vozka-bench-'))
  const filled = await startOurs(state)
  await fetch(`http://127.0.0.1:${filled.port}/cdn-cgi/local/scheduled`)
  await filled.stop()
  const visited = await startBuilt(state)
  await (await fetch(`http://127.0.0.1:${visited.port}/`)).arrayBuffer()
  await visited.stop()
  const workers = [
    { name: 'ours', path: '/', run: () => startBuilt(state, visited.port) },
    { name: 'ours, document rendered', path: '/', run: () => startBuilt(state) },
    { name: 'constant', path: CONSTANT_PATH, run: () => startConstant() },
    {
      name: CONSTANT_WITH_BINDINGS,
      path: CONSTANT_PATH,
      run: () => startConstant({ isBound: true }),
    },
    { name: 'Astro', path: '/', run: startAstro },
  ]
  const results = workers.map(({ name }) => ({
    name,
    start: [],
    startCpu: [],
    first: [],
    firstCpu: [],
  }))
  for (let time = 0; time < times; time += 1) {
    for (const [index, { path, run }] of workers.entries()) {
      const site = await run()
      const result: StartUp | undefined = results[index]
      if (result) await askFirst(site, path, result)
      await site.stop()
    }
  }
  rmSync(state, { recursive: true, force: true })
  return results
}

async function askFirst(site: WorkerdSite, path: string, result: StartUp): Promise<void> {
  const cpu = site.cpu()
  const askedAt = performance.now()
  const response = await fetch(`http://127.0.0.1:${site.port}${path}`)
  await response.arrayBuffer()
  result.first.push(performance.now() - askedAt)
  result.firstCpu.push(site.cpu() - cpu)
  result.start.push(site.start.ms)
  result.startCpu.push(site.start.cpu)
}

/** Bytes of a built Worker, as they are and as the platform counts them: all its modules, gzip. */
export function workerSize(folder: string, entry: string): { raw: number; gzip: number } {
  const modules = Buffer.concat(builtModules(folder, entry).map(({ path }) => readFileSync(path)))
  return { raw: modules.length, gzip: gzipSync(modules).length }
}
