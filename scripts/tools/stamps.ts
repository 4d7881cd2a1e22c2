import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Beside the generated files, not in node_modules: clones may share their packages. */
const STAMPS = '.wrangler/generated.json'

/** A hash of files by their patterns, and of further texts. */
export function stampOf(patterns: readonly string[], texts: readonly string[]): string {
  const hash = createHash('sha256').update(texts.join())
  for (const file of globSync(patterns).toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** True when files are there and were made with this stamp. */
export function isCurrent(name: string, stamp: string, made: readonly string[]): boolean {
  return readStamps()[name] === stamp && made.every((file) => existsSync(file))
}

/** Notes with which stamp something was made. */
export function keepStamp(name: string, stamp: string): void {
  mkdirSync(dirname(STAMPS), { recursive: true })
  writeFileSync(STAMPS, JSON.stringify({ ...readStamps(), [name]: stamp }))
}

function readStamps(): Record<string, string> {
  try {
    const stamps: Record<string, string> = JSON.parse(readFileSync(STAMPS, 'utf8'))
    return stamps
  } catch {
    return {}
  }
}
