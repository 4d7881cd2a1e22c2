import { readdirSync, readFileSync } from 'node:fs'

const NS_IN_MS = 1_000_000

/** The processes of workerd that a process has started. */
export function workerdOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = contentOf(`/proc/${pid}/stat`)
      const [, program, ppid] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? []
      return program === 'workerd' && Number(ppid) === parent
    })
}

/** CPU that the threads of a process have used so far, in ms; Linux counts it in nanoseconds. */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const used = threads.map((thread) => {
    const [nanoseconds] = contentOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')
    return Number(nanoseconds)
  })
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / NS_IN_MS
}

/** A file of /proc, empty when its process is gone. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
