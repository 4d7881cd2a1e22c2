import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { launched } from '../../../scripts/tools/run.ts'
import { noteSite, SITES } from '../../../scripts/tools/only-run.ts'
import { DESK_PEOPLE } from './desk-people.ts'
import { freePort } from './free-port.mjs'

/** The site that a run of tests asks: where it answers, and its folder of state. */
export type TestSite = { address: string; state: string }

/** The site of this run; a runner starts it (startTestSite) and tells its workers of it by the environment. */
export function testSite(): TestSite {
  const port = process.env['TEST_PORT']
  const state = process.env['TEST_STATE']
  if (!port || !state) throw new Error('no site was started for this run')
  return { address: `http://localhost:${port}`, state }
}

/**
 * Starts the built site with a register of companies beside it, on a port and a state of their own, unless this run
 * has one already. Returns what stops it.
 */
export async function startTestSite(): Promise<() => Promise<void>> {
  if (process.env['TEST_PORT']) return () => Promise.resolve()
  const [port, aresPort] = [await freePort(), await freePort()]
  const state = resolve(SITES, String(port))
  mkdirSync(state, { recursive: true })
  const child = spawn('node', launched('tests/support/site/serve.ts'), {
    // workerd complains of every visitor who leaves early, as failing networks make them.
    stdio: 'ignore',
    // A process group of its own, so that nothing of it outlives the run.
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      STATE_FOLDER: state,
      ARES_PORT: String(aresPort),
      DESK_PEOPLE: JSON.stringify(DESK_PEOPLE),
      ARES_URL: `http://127.0.0.1:${aresPort}`,
    },
  })
  if (child.pid !== undefined) noteSite(state, child.pid)
  const exited = new Promise<void>((done) => child.on('exit', () => done()))
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It is gone already.
    }
    rmSync(state, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await exited
  }
  const address = `http://localhost:${port}`
  for (let tries = 0; tries < 480 && child.exitCode === null; tries += 1) {
    const response = await fetch(`${address}/robots.txt`).catch(() => null)
    if (response?.ok) {
      Object.assign(process.env, { TEST_PORT: String(port), TEST_STATE: state })
      return stop
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  await stop()
  throw new Error('the site did not start; `npm start` shows why')
}
