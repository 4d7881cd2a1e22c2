// The front door: in a clone where nothing has run, `npm start` serves its pages and takes an order without script.
// .ci/run asks it first, since nothing after it begins where somebody new begins. Any Node from 20 on.
import { freePort, makeBareClone, removeClone, type, wait } from './bare-clone.mjs'

const PATIENCE = 300_000
const PATHS = ['/', '/en', '/objednavka', '/api/health']
const INSTALLING = 'Installing dependencies'

const clone = makeBareClone()
const port = await freePort()
const site = `http://localhost:${port}`
const begun = Date.now()
const start = type(clone, ['npm', 'start'], { PORT: String(port) })
// Whatever ends this script ends the site, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void start.interrupt().then(() => process.exit(1)))

const found = await walk().catch((error) => [error.message])
if (!(await start.interrupt())) found.push('the site went on for ten seconds after Ctrl-C')
if (await answers('/')) found.push(`port ${port} was left behind`)
removeClone(clone)
if (found.length > 0) {
  console.error(`✘ front door: npm start in a bare clone\n${start.output}\n${found.join('\n')}`)
  process.exit(1)
}

/** What is wrong; empty when nothing is. */
async function walk() {
  while (!(await answers('/'))) {
    if (start.isEnded) return [`it ended with code ${start.code}`]
    if (Date.now() - begun > PATIENCE) return [`no page within ${PATIENCE / 1_000} s`]
    await wait(200)
  }
  const seconds = ((Date.now() - begun) / 1_000).toFixed(1)
  const shut = []
  for (const path of PATHS)
    if (!(await answers(path))) shut.push(`${path} does not answer with 200`)
  const number = await order()
  const installed = start.output.includes(INSTALLING) ? ' with installing' : ''
  console.log(
    `✓ front door: first page of a bare clone after ${seconds} s${installed}, order ${number}`,
  )
  return shut
}

async function answers(path) {
  return (await fetch(site + path).catch(() => null))?.status === 200
}

/** Orders a ride as a browser without script does. Returns its number. */
async function order() {
  const ride = {
    kind: 'ride',
    service: 'business',
    pickup: 'Praha',
    dropoff: 'Brno',
    date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
    time: '10:30',
    passengers: '2',
    name: 'Jana Ukázková',
    email: 'jana@example.com',
    phone: '777 123 456',
    street: 'Dlouhá 12',
    city: 'Praha',
    zip: '110 00',
    chooseCountry: 'CZ',
  }
  const details = await send('/objednavka', ride)
  const address = details.headers.get('Location')
  if (details.status !== 303 || !address)
    throw new Error(`the order form answers ${details.status}`)
  const Cookie = details.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const summary = await (await fetch(new URL(address, site), { headers: { Cookie } })).text()
  const orderKey = /name="orderKey" value="([^"]+)"/.exec(summary)?.[1]
  if (!orderKey) throw new Error('the summary has no key of an order')
  const placed = await send(address, { orderKey, paymentMethod: 'bankTransfer' }, { Cookie })
  const number = /^\/stav-objednavky\/(\d{10})\./.exec(placed.headers.get('Location') ?? '')?.[1]
  if (placed.status !== 303 || !number) throw new Error(`the order is answered ${placed.status}`)
  return number
}

function send(path, fields, headers = {}) {
  const body = new URLSearchParams(fields)
  return fetch(new URL(path, site), { method: 'POST', body, headers, redirect: 'manual' })
}
