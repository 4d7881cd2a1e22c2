import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { listen } from '../../../scripts/tools/listen.ts'

/** A fault of an answer: it is late, altered, or missing. */
type Meddling =
  | { way: 'late'; milliseconds: number }
  | { way: 'held'; until: Promise<void> }
  | { way: 'status'; status: number }
  | { way: 'portal' }
  | { way: 'cut' }
  | { way: 'hang' }

export type SiteProxy = Awaited<ReturnType<typeof startSiteProxy>>

/** The answer of a captive portal (of a hotel) before sign-in. */
const PORTAL = '<!doctype html><title>Sign in</title><h1>Welcome to our hotel</h1>'
const POLICY = 'content-security-policy'
const REPORTS = '/policy-reports'
/** WebKit's first page: text, which the engine styles in violation of the page's policy. */
const FIRST = '/robots.txt'

/** Runs before every script when the proxy records: stores console output for the visitor to read. */
const EARS = `globalThis.isHeard ??= (() => {
  const keep = (...words) => sessionStorage.setItem('said',
    JSON.stringify([...JSON.parse(sessionStorage.getItem('said') ?? '[]'), words.join(' ')]))
  for (const level of ['error', 'warn', 'log', 'info', 'debug']) {
    const say = console[level]
    console[level] = (...words) => { keep(level, ...words); say.apply(console, words) }
  }
  addEventListener('error', ({ message }) => keep('error', message))
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection', reason))
  return true
})();
`

/**
 * Starts a proxy in front of the site that imitates a bad network, the same for every engine. It passes the Host header
 * on, so that addresses and the origin of posts stay valid. It forbids the browser to cache assets, so that each page
 * requests them again. With `isListening` it records for browsers that do not expose their console: it adds EARS to each
 * script and collects the reports of policy violations.
 */
export async function startSiteProxy(site: string, { isListening }: { isListening: boolean }) {
  const { hostname, port } = new URL(site)
  // Each request opens a new connection: the site may close a reused one at the moment of the request.
  const agent = new Agent({ keepAlive: false })
  let meddlings: { pattern: RegExp; meddling: Meddling }[] = []
  let furtherPolicy: string | null = null
  const asked: string[] = []
  const reports: string[] = []
  const answered: { path: string; posted: string }[] = []

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { url: path = '/', method } = request
    const isScript = isListening && /^\/assets\/.*\.js$/.test(path)
    const headers = { ...request.headers }
    if (isScript) delete headers['accept-encoding']
    const posted: Buffer[] = []
    request.on('data', (part: Buffer) => posted.push(part))
    const sent = httpRequest({ agent, hostname, port, path, method, headers }, (answer) => {
      const passed = headersOf(path, answer)
      const withEars = isScript && answer.statusCode === 200
      if (withEars) delete passed['content-length']
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, passed)
      if (withEars) response.write(EARS)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
      answer.on('end', () => answered.push({ path, posted: Buffer.concat(posted).toString() }))
      // When the visitor leaves the page, the proxy still reads the answer, so that the site's connection is not reset.
      response.on('close', () => answer.resume())
    })
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  }

  function headersOf(path: string, { headers }: IncomingMessage) {
    const passed: Record<string, string | string[] | undefined> = { ...headers }
    if (path.startsWith('/assets/')) {
      passed['cache-control'] = 'no-store'
      delete passed['etag']
      delete passed['last-modified']
    }
    const policy = headers[POLICY]
    const reported =
      isListening && path !== FIRST ? `${String(policy)}; report-uri ${REPORTS}` : String(policy)
    if (policy) passed[POLICY] = furtherPolicy ? [reported, furtherPolicy] : reported
    return passed
  }

  async function takeReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let report = ''
    for await (const part of request.setEncoding('utf8')) report += String(part)
    reports.push(report)
    response.writeHead(204).end()
  }

  async function meddle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    if (path === REPORTS) return takeReport(request, response)
    asked.push(`${request.method} ${path}`)
    const meddling = meddlings.find(({ pattern }) => pattern.test(path))?.meddling
    if (meddling?.way === 'hang') return
    if (meddling?.way === 'cut') return void response.destroy()
    if (meddling?.way === 'status') return void response.writeHead(meddling.status).end()
    if (meddling?.way === 'portal') {
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL)
    }
    if (meddling?.way === 'held') await meddling.until
    if (meddling?.way === 'late') {
      await new Promise((done) => setTimeout(done, meddling.milliseconds))
    }
    pass(request, response)
  }

  const server = createServer((request, response) => {
    meddle(request, response).catch(() => response.destroy())
  })
  const { port: ownPort } = new URL(await listen(server))
  return {
    address: `http://localhost:${ownPort}`,
    /** Adds a fault for matching paths. The fault added last applies. */
    meddle: (pattern: RegExp, meddling: Meddling) => {
      meddlings = [{ pattern, meddling }, ...meddlings]
    },
    /** Adds a second policy to each page; with `script-src 'none'` Firefox runs no script. */
    addPolicy: (policy: string) => {
      furtherPolicy = policy
    },
    /** Method and path of every request. */
    asked: (): readonly string[] => asked,
    /** The posted bodies of answered requests to matching paths. */
    answered: (pattern: RegExp): string[] =>
      answered.filter(({ path }) => pattern.test(path)).map(({ posted }) => posted),
    reports: (): readonly string[] => reports,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
