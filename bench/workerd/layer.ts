import type { Answer } from './load.ts'

/** Whether the page cache has to answer from its memory or must not have remembered the page. */
export type Layer = 'memory' | 'none'

/** What is wrong with the layer that answered, as `Server-Timing: cache;desc=…` tells; null where any may. */
export function layerProblem(layer: Layer | null, { head }: Pick<Answer, 'head'>): string | null {
  const told = /^server-timing:.*\bcache;desc="?(\w+)/im.exec(head)?.[1] ?? null
  if (layer === 'memory' && told !== 'memory') {
    return `answered by ${told ?? 'no cache at all'} instead of memory`
  }
  const isRemembered = told === 'memory' || told === 'edge'
  return layer === 'none' && isRemembered ? `answered by ${told} instead of anew` : null
}
