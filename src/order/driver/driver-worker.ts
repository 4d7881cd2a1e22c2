// Service worker of the driver's page: keeps one page with its files for a place without signal. Compiled alone, so it
// imports nothing. A copy is in a cache named by the hash of its link; it goes when the link has ended, a day after the
// ride, and when the driver says so.
const PREFIX = 'ride-'
/** Addresses within a cache: the page without its token, and when it ends. */
const PAGE = '/page'
const UNTIL = '/until'
/** How long a weak signal may take before the copy is shown, ms. */
const PATIENCE = 4_000
const GONE = [404, 410]
/** In any language of the engine, with its prefix. */
const RIDE = /^(?:\/(\w\w))?\/(?:ride|jizda|fahrt)\/([^/]+)$/
const FILE = /^\/(?:assets|fonts)\//

const worker: {
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  registration: { unregister: () => Promise<boolean> }
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void
} = Object(self)

type WorkerEvent = {
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
  request: Request
  data: unknown
}

async function hashOf(path: string): Promise<string> {
  // A token holds no sign that an address escapes.
  const token = RIDE.exec(path)?.[2] ?? ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

async function nameOf(path: string): Promise<string> {
  return `${PREFIX}${RIDE.exec(path)?.[1] ?? 'own'}-${await hashOf(path)}`
}

/** Removes the copies of a page, in whatever language. */
async function forgetCopy(path: string): Promise<void> {
  const end = `-${await hashOf(path)}`
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name.endsWith(end))
      .map((name) => caches.delete(name)),
  )
}

/** Removes what has ended; without any copy left the worker goes, too. */
async function sweep(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(
    names.map(async (name) => {
      const until = await (await caches.open(name)).match(UNTIL)
      if (until && Number(await until.text()) < Date.now()) await caches.delete(name)
    }),
  )
}

async function keepCopy(path: string, until: number, files: string[]): Promise<void> {
  if (!RIDE.test(path) || !(until > Date.now())) return
  const response = await fetch(path, { cache: 'no-store' })
  if (GONE.includes(response.status)) return forgetCopy(path)
  if (response.status !== 200 || response.redirected) return
  const cache = await caches.open(await nameOf(path))
  await cache.put(UNTIL, new Response(String(until)))
  await cache.put(PAGE, response)
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file)) return
      const got = await fetch(file).catch(() => null)
      if (got?.ok && FILE.test(new URL(file).pathname)) await cache.put(file, got)
    }),
  )
}

async function copyOf(path: string): Promise<Response | undefined> {
  const name = await nameOf(path)
  if (!(await caches.has(name))) return undefined
  return (await caches.open(name)).match(PAGE)
}

/** The page from the network; its copy where the network fails or takes too long. */
async function pageFor(request: Request, path: string): Promise<Response> {
  await sweep()
  const fromNetwork = fetch(request).then(async (response) => {
    if (GONE.includes(response.status)) await forgetCopy(path)
    return response
  })
  const copy = await copyOf(path)
  if (!copy) return fromNetwork
  const late = new Promise<Response>((done) => setTimeout(() => done(copy), PATIENCE))
  return Promise.race([fromNetwork.catch(() => copy), late])
}

async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), sweep()])),
)
worker.addEventListener('message', (event) => {
  const { data } = event
  if (typeof data !== 'object' || data === null) return
  if ('forget' in data && typeof data.forget === 'string') {
    event.waitUntil(forgetCopy(data.forget))
  }
  if ('keep' in data && typeof data.keep === 'string' && 'until' in data && 'files' in data) {
    const files = Array.isArray(data.files) ? data.files.map(String) : []
    event.waitUntil(keepCopy(data.keep, Number(data.until), files).catch(() => {}))
  }
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && RIDE.test(pathname))
    event.respondWith(pageFor(request, pathname))
  else if (FILE.test(pathname)) event.respondWith(fileFor(request))
})
