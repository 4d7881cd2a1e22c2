import { spawn } from 'node:child_process'
import { launched, quietEnv } from './run.ts'
import { Refusal } from './errors.ts'

type OwnSite = {
  port: number
  state: string
  mustBuild: boolean
  /** Settings and secrets of this site. */
  settings?: Record<string, string>
  /** Receives all output of the site; without it, the output is printed. */
  hear?: (text: string) => void
}

/** Starts the site on its own port and state folder, so that the developer's site is not affected. */
export async function startOwnSite({ port, state, mustBuild, settings, hear }: OwnSite) {
  const address = `http://localhost:${port}`
  const child = spawn('node', launched('scripts/start.ts', ...(mustBuild ? [] : ['--no-build'])), {
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...quietEnv, PORT: String(port), STATE_FOLDER: state, ...settings },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => hear?.(String(text)))
  }
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
  throw new Refusal('the site did not start')
}
