import { buildFolder } from '../../../build/carrier-in-place.ts'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SAMPLE = /decidedBy:\s*(["'`])desk\1/g

/** A copy of the built site whose carrier lets a back office decide; the folder of the copy. */
export function buildDecidedByBackOffice(): string {
  const copy = `${buildFolder}/decided-by-back-office`
  cpSync(`${buildFolder}/server`, copy, { recursive: true })
  let count = 0
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const path = join(copy, name)
    const code = readFileSync(path, 'utf8')
    const changed = code.replaceAll(SAMPLE, 'decidedBy:"back-office"')
    if (changed === code) continue
    count += 1
    writeFileSync(path, changed)
  }
  if (count === 0) throw new Error('the build says nowhere who decides')
  return copy
}
