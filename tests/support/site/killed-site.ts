import { buildFolder } from '../../../build/carrier-in-place.ts'
import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import { launched, quietEnv } from '../../../scripts/tools/run.ts'
import { remoteAccess } from '../provider/remote-access.ts'
import { listen } from '../../../scripts/tools/listen.ts'

type SiteSettings = {
  port: number
  /** Ports of further isolates of the same site. */
  isolates?: readonly number[]
  state: string
  /** Null: the embedded back office. */
  providerUrl: string | null
  /** Further settings of the site. */
  more?: Record<string, string>
  /** Another folder of the build, see clocked-site. */
  build?: string
}

/** Starts the built Worker in workerd on a state folder; `kill` ends it with signal 9. */
export async function startSite({
  port,
  isolates,
  state,
  providerUrl,
  more,
  build = `${buildFolder}/server`,
}: SiteSettings) {
  const settings = {
    ORDER_LINK_SECRET: 'secret of the kill run only, 32 characters',
    PROVIDER_API_URL: providerUrl ?? '',
    PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
    PROVIDER_BEARER: remoteAccess.bearer,
    ...more,
  }
  const address = `http://localhost:${port}`
  // A process group of its own, so that workerd itself gets the signal.
  const child = spawn('node', launched('tests/support/site/serve-build.ts'), {
    stdio: 'ignore',
    env: { ...quietEnv, SITE: JSON.stringify({ build, port, isolates, state, settings }) },
    detached: true,
  })
  const exited = new Promise<void>((done) => child.on('exit', () => done()))
  let isKilled = false
  const killNow = () => {
    // One that ended by itself has no group any more.
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && !isKilled && isRunning) process.kill(-child.pid, 'SIGKILL')
    isKilled = true
  }
  // Also when what asked for it fails.
  process.on('exit', killNow)
  const kill = async () => {
    killNow()
    process.off('exit', killNow)
    await exited
  }
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`${address}/robots.txt`).catch(() => null)
    if (response?.ok) return { address, kill }
    await new Promise((done) => setTimeout(done, 100))
  }
  await kill()
  throw new Error('the site did not start within a minute')
}

/** What a gate in front of the provider does with an order: `null` lets it through. */
type Gate = { onOrder: () => number | null; onKept: () => void }

/** Stands before a provider and tells when an order comes in and when it has been kept. */
export async function startGate(providerUrl: string) {
  const gate: Gate = { onOrder: () => null, onKept: () => {} }
  const server = createServer((request, response) => {
    void (async () => {
      const isOrder = request.url?.endsWith('/v1/orders') ?? false
      const status = isOrder ? gate.onOrder() : null
      if (status !== null) return void response.writeHead(status).end()
      const answer = await fetch(providerUrl + (request.url ?? ''), {
        method: request.method,
        headers: forwarded(request),
        body: request.method === 'POST' ? await textOf(request) : null,
      })
      const text = await answer.text()
      if (isOrder) gate.onKept()
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text)
    })().catch(() => response.destroy())
  })
  const url = await listen(server)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, gate, close }
}

function forwarded({ headers }: IncomingMessage): Headers {
  const kept = ['content-type', 'idempotency-key', 'authorization', 'accept']
  const names = Object.keys(headers).filter((name) => kept.includes(name) || name.startsWith('x-'))
  return new Headers(names.map((name) => [name, String(headers[name])]))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  return text
}
