import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { startAstro, startConstant, startOurs } from './workerd/sites.ts'
import { builtModules, type WorkerdSite } from './workerd/workerd-site.ts'

/** How a Worker starts: until it listens, and its first answer; in ms, an entry for each start. */
export type StartUp = {
  name: string
  start: number[]
  startCpu: number[]
  first: number[]
  firstCpu: number[]
}

/** Starts each of the three Workers anew that many times, in turns, and asks each for a page. */
export async function measureStartUp(times: number): Promise<StartUp[]> {
  const workers = [
    { name: 'ours', path: '/', run: startOurs },
    { name: 'constant', path: '/constant?bytes=34000&status=200', run: startConstant },
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
