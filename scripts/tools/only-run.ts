import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRunning } from './run.ts'

const CLAIM = '.wrangler/test-run'
/** Each runner of tests has a folder of state here, with the note of its site in it. */
export const SITES = '.wrangler/test'
const NOTE = 'site'

/**
 * Claims this folder for one test run, because another run would build over its site. Ends the script when another
 * run is active; ends the sites of runners that were killed.
 */
export function claimFolder(): void {
  const other = existsSync(CLAIM) ? Number(readFileSync(CLAIM, 'utf8')) : 0
  if (other > 0 && isRunning(other)) {
    console.error(
      `Another run of the tests is at work here (process ${other}). Wait for it, or use another clone.`,
    )
    process.exit(2)
  }
  endLeftSites()
  mkdirSync(dirname(CLAIM), { recursive: true })
  writeFileSync(CLAIM, String(process.pid))
  process.on('exit', () => rmSync(CLAIM, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(130))
  }
}

/**
 * Records the process group of the site of this runner in its state folder. The next run ends it if this runner was
 * killed.
 */
export function noteSite(state: string, group: number): void {
  writeFileSync(join(state, NOTE), JSON.stringify({ group, runner: process.pid }))
}

function endLeftSites(): void {
  for (const note of globSync(`${SITES}/*/${NOTE}`)) {
    const { group, runner }: { group: number; runner: number } = JSON.parse(
      readFileSync(note, 'utf8'),
    )
    if (isRunning(runner)) continue
    killGroup(group)
    rmSync(dirname(note), { recursive: true, force: true, maxRetries: 5 })
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}
