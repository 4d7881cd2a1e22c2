import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRunning } from './run.ts'

const FILE = '.wrangler/test-run.json'

/**
 * Claims this folder for one test run, because another run would build over its site. Ends the script when another
 * run is active; removes the leftovers of a killed run, including its site.
 */
export function claimFolder(): void {
  const other = readClaim()
  if (other && isRunning(other.pid)) {
    console.error(
      `Another run of the tests is at work here (process ${other.pid}). Wait for it, or use another clone.`,
    )
    process.exit(2)
  }
  if (other?.site) {
    killGroup(other.site.group)
    rmSync(other.site.state, { recursive: true, force: true, maxRetries: 5 })
  }
  write({ pid: process.pid })
  process.on('exit', () => rmSync(FILE, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(130))
  }
}

/**
 * Records the process group and the state folder of the site, so that the next run can clean up if this one is
 * killed.
 */
export function noteSite(site: Claim['site']): void {
  if (readClaim()?.pid === process.pid) write({ pid: process.pid, site })
}

type Claim = { pid: number; site?: { group: number; state: string } }

function readClaim(): Claim | null {
  if (!existsSync(FILE)) return null
  try {
    const claim: Claim = JSON.parse(readFileSync(FILE, 'utf8'))
    return claim
  } catch {
    return null
  }
}

function write(claim: Claim): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(claim))
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}
