import { startOurs, startConstant } from './scripts/bench/workerd/sites.ts'
import { load } from './scripts/bench/workerd/load.ts'
const measureBurst = async (site, { next, judge }) => {
  const before = site.cpu()
  const r = await load({ port: site.port, next, judge, connections: 8 })
  return { cpu: (site.cpu() - before) / r.answers, r }
}
const ours = await startOurs(),
  constant = await startConstant()
const H = { Host: 'other.vozka.example' }
const list = [
  ['home hit', '/', {}],
  ['304', '/', {}],
  ['exp hit', '/zazitky/nezapomenutelne-zazitky', {}],
  ['home render', '/', H],
  ['exp render', '/zazitky/nezapomenutelne-zazitky', H],
  ['faq render', '/caste-dotazy', H],
  ['404', '/neni', {}],
  ['order fresh', '/objednavka', {}],
  ['order d', '/objednavka?d=abc', {}],
  ['contact', '/kontakt', {}],
  ['contact render', '/kontakt?sent=1', {}],
  ['robots', '/robots.txt', {}],
  ['sitemap', '/sitemap.xml', {}],
  ['redirect', '/services', {}],
]
const only = process.argv[2]
const burst = async (site, path, headers, ms) => {
  const end = performance.now() + ms
  let bytes = 0,
    head = ''
  const r = await measureBurst(site, {
    next: () => (performance.now() < end ? { path, headers } : null),
    judge: (a) => {
      bytes = a.bytes
      head = a.head
    },
  })
  return { ...r, bytes, head }
}
const etag = (await fetch(`http://127.0.0.1:${ours.port}/`)).headers.get('etag')
for (const [name, path, headers] of list) {
  if (only && !new RegExp(only).test(name)) continue
  const h = name === '304' ? { 'If-None-Match': etag } : headers
  const warm = await burst(ours, path, h, 400)
  const status = /^HTTP\/1.1 (\d+)/.exec(warm.head)?.[1],
    timing = /server-timing: (.*)/i.exec(warm.head)?.[1]
  const shares = [],
    own = []
  for (let i = 0; i < 3; i++) {
    const a = await burst(ours, path, h, 700)
    const c = await burst(constant, `/constant?bytes=${warm.bytes}&status=${status}`, {}, 500)
    shares.push(c.cpu / a.cpu)
    own.push(a.cpu)
  }
  shares.sort((a, b) => a - b)
  own.sort((a, b) => a - b)
  console.log(
    name.padEnd(16),
    status,
    (timing ?? '').padEnd(20),
    String(warm.bytes).padStart(6),
    'cpu',
    own[1].toFixed(2),
    'share',
    shares.map((x) => x.toFixed(2)).join(' '),
  )
}
await ours.stop()
await constant.stop()
process.exit(0)
