import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { carrierInPlace, namedCarrier } from '../../build/carrier-in-place.ts'
import { Refusal } from './errors.ts'
import { isRunning } from './run.ts'

// What a carrier's site has stored on this machine: databases, KV, secrets, mails. That of the carrier which
// app.config.ts names is where wrangler expects it; that of every other one is put aside under its name.

/** Where `wrangler dev` stores, too. */
const CHOSEN = '.wrangler/state'
const ASIDE = '.wrangler/carriers'
/** In the folder of state: whose it is, and the process that serves it. */
const OWNER = 'carrier'
const SERVED_BY = 'served-by'

/** The folder of state that a command reads; STATE_FOLDER names another one. */
export function localState(environment = process.env): string {
  const named = environment['STATE_FOLDER']
  if (named) return named
  const carrier = carrierInPlace(environment)
  // Until a site of the named carrier starts, it may still be that of the carrier before.
  return (ownerOf(CHOSEN) ?? namedCarrier()) === carrier ? CHOSEN : join(ASIDE, carrier)
}

/**
 * The folder of state for a site that is about to serve the carrier in place. Where app.config.ts has come to name
 * another carrier, what the one before had stored is put aside, and what this one had is put back.
 */
export function takeLocalState(environment = process.env): string {
  const carrier = carrierInPlace(environment)
  if (!environment['STATE_FOLDER'] && carrier === namedCarrier()) exchange(carrier)
  const state = localState(environment)
  mkdirSync(state, { recursive: true })
  writeFileSync(join(state, OWNER), carrier)
  return state
}

/** Notes that this process serves a folder of state, until it ends. */
export function noteServing(state: string): void {
  const file = join(state, SERVED_BY)
  writeFileSync(file, String(process.pid))
  process.on('exit', () => {
    if (readText(file) === String(process.pid)) rmSync(file, { force: true })
  })
}

function exchange(carrier: string): void {
  const before = ownerOf(CHOSEN)
  const kept = join(ASIDE, carrier)
  if (before === carrier || (before === null && (existsSync(CHOSEN) || !existsSync(kept)))) return
  if (before !== null) refuseWhileServed(CHOSEN, before)
  refuseWhileServed(kept, carrier)
  if (before !== null) {
    move(CHOSEN, join(ASIDE, before))
    console.log(`What ${before} had stored on this machine is put aside: ${join(ASIDE, before)}`)
  }
  if (!existsSync(kept)) return
  move(kept, CHOSEN)
  console.log(`What ${carrier} had stored on this machine is back.`)
}

function refuseWhileServed(state: string, carrier: string): void {
  const file = join(state, SERVED_BY)
  const pid = Number(readText(file))
  if (pid > 0 && isRunning(pid)) {
    throw new Refusal(
      `The site of ${carrier} is running (process ${pid}, by ${file}). End it first: its orders would be moved while it writes.`,
    )
  }
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

/** Whose state a folder holds; null where nothing says so. */
function ownerOf(state: string): string | null {
  return readText(join(state, OWNER)) || null
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
