import { spawn } from 'node:child_process'
import { quietEnv } from './run.ts'

type OwnSite = { port: number; state: string; mustBuild: boolean }

/** Starts the site on a port and a state folder of its own, so that the one at work stays untouched. */
export async function startOwnSite({ port, state, mustBuild }: OwnSite) {
  const address = `http://localhost:${port}`
  const child = spawn('node', ['scripts/start.ts', ...(mustBuild ? [] : ['--no-build'])], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...quietEnv, PORT: String(port), STATE_FOLDER: state },
  })
  const exited = new Promise<void>((done) => child.on('exit', () => done()))
  process.on('exit', () => child.kill('SIGTERM'))
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`${address}/robots.txt`).catch(() => null)
    if (response?.ok) {
      const stop = async () => {
        child.kill('SIGTERM')
        await exited
      }
      return { address, stop }
    }
    if (child.exitCode !== null) break
    await new Promise((done) => setTimeout(done, 250))
  }
  child.kill('SIGTERM')
  throw new Error('the site did not start')
}
