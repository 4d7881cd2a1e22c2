// The front door: in a clone where nothing has run, `npm start` serves its pages and takes an order without script.
// .ci/run asks it first, since nothing after it begins where somebody new begins. Any Node from 20 on.
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/site/free-port.mjs'
import { makeBareClone, removeClone, type } from './bare-clone.mjs'
import { answers, order } from './over-http.mjs'

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
if (await answers(site, '/')) found.push(`port ${port} was left behind`)
await removeClone(clone)
if (found.length > 0) {
  console.error(`✘ front door: npm start in a bare clone\n${start.output}\n${found.join('\n')}`)
  process.exit(1)
}

/** What is wrong; empty when nothing is. */
async function walk() {
  while (!(await answers(site, '/'))) {
    if (start.isEnded) return [`it ended with code ${start.code}`]
    if (Date.now() - begun > PATIENCE) return [`no page within ${PATIENCE / 1_000} s`]
    await wait(200)
  }
  const seconds = ((Date.now() - begun) / 1_000).toFixed(1)
  const shut = []
  for (const path of PATHS)
    if (!(await answers(site, path))) shut.push(`${path} does not answer with 200`)
  const number = await order(site)
  const installed = start.output.includes(INSTALLING) ? ' with installing' : ''
  console.log(
    `✓ front door: first page of a bare clone after ${seconds} s${installed}, order ${number}`,
  )
  return shut
}
