import { resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { builtModules, behindAssets } from './scripts/bench/workerd/workerd-site.ts'
import { readdirSync } from 'node:fs'
import { unstable_splitSqlQuery } from 'wrangler'
import { seedStatements } from './src/provider/embedded/seed/sql.ts'
import { load } from './scripts/bench/workerd/load.ts'
const path = process.argv[2] ?? '/',
  fresh = process.argv[3] !== 'hit',
  N = Number(process.argv[4] ?? 400)
const ratelimits = Object.fromEntries(
  JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8')).ratelimits.map(({ name, ...c }) => [
    name,
    c,
  ]),
)
const mf = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    inspectorPort: 9377,
    log: new Log(LogLevel.NONE),
    handleStructuredLogs() {},
    compatibilityDate: '2026-10-01',
    compatibilityFlags: ['nodejs_compat'],
    name: 'ours',
    modules: builtModules('dist/server', 'index.js'),
    modulesRoot: resolve('dist/server'),
    assets: behindAssets('dist/client'),
    bindings: {
      PROVIDER: 'embedded',
      SITE_ORIGIN: 'https://www.vozka.example',
      ORDER_LINK_SECRET: 'secret of the bench alone, 32 characters or more',
    },
    kvNamespaces: ['CATALOG'],
    d1Databases: ['DB', 'PROVIDER_DB'],
    ratelimits,
  }),
)
const url = await mf.ready
const run = async (name, list) => {
  const db = await mf.getD1Database(name)
  await db.batch(list.map((s) => db.prepare(s)))
}
const mig = (d) =>
  readdirSync(`migrations/${d}`)
    .toSorted()
    .flatMap((f) => unstable_splitSqlQuery(readFileSync(`migrations/${d}/${f}`, 'utf8')))
await run('DB', mig('site'))
await run('PROVIDER_DB', [...mig('provider'), ...seedStatements()])
const targets = await (await fetch('http://127.0.0.1:9377/json')).json()
const t = targets.find((t) => /ours/.test(t.id + t.title + t.webSocketDebuggerUrl)) ?? targets[0]
const ws = new WebSocket(t.webSocketDebuggerUrl)
await new Promise((r) => (ws.onopen = r))
let id = 0
const pend = new Map()
ws.onmessage = (e) => {
  const m = JSON.parse(e.data)
  if (m.id) {
    pend.get(m.id)?.(m.result ?? m)
    pend.delete(m.id)
  }
}
const send = (method, params = {}) =>
  new Promise((r) => {
    id++
    pend.set(id, r)
    ws.send(JSON.stringify({ id, method, params }))
  })
const go = async (n) => {
  let left = n
  await load({
    port: Number(url.port),
    connections: 4,
    next: () =>
      left-- > 0 ? { path, headers: fresh ? { Host: 'other.vozka.example' } : {} } : null,
    judge() {},
  })
}
await go(150)
await send('Profiler.enable')
await send('Profiler.setSamplingInterval', { interval: 150 })
await send('Profiler.start')
await go(N)
const { profile } = await send('Profiler.stop')
const nodes = new Map(profile.nodes.map((n) => [n.id, n]))
const self = new Map()
profile.samples.forEach((s, i) => self.set(s, (self.get(s) ?? 0) + (profile.timeDeltas[i] ?? 0)))
const parent = new Map()
for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
const label = (n) =>
  `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}`
const incl = new Map(),
  selfBy = new Map()
let total = 0
for (const [idn, us] of self) {
  const seen = new Set()
  const n = nodes.get(idn)
  if (/\(idle\)|\(program\)/.test(n.callFrame.functionName)) {
    selfBy.set(n.callFrame.functionName, (selfBy.get(n.callFrame.functionName) ?? 0) + us)
    continue
  }
  total += us
  selfBy.set(label(n), (selfBy.get(label(n)) ?? 0) + us)
  let x = idn
  while (x !== undefined) {
    const l = label(nodes.get(x))
    if (!seen.has(l)) {
      seen.add(l)
      incl.set(l, (incl.get(l) ?? 0) + us)
    }
    x = parent.get(x)
  }
}
const show = (m, k) =>
  [...m]
    .sort((a, b) => b[1] - a[1])
    .slice(0, k)
    .forEach(([l, us]) => console.log((us / 1000 / N).toFixed(3), l))
console.log('total ms/req', (total / 1000 / N).toFixed(3))
console.log('--inclusive')
show(incl, 60)
console.log('--self')
show(selfBy, 35)
ws.close()
await mf.dispose()
process.exit(0)
