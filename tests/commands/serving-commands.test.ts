import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { isWhole } from '../support/length.ts'
import { freePort } from '../support/site/free-port.mjs'
import { answerSetup } from './answer-setup.ts'
import { makeBareClone, removeClone, type, type Typed } from './bare-clone.mjs'
import { answers, order } from './over-http.mjs'
import { nameOf, TRACE, typeIn } from './type-in.ts'

// Commands that run a site, or beside one, in a clone of their own.
const clone = makeBareClone()
const typed = typeIn(clone)
const PATIENCE = 300_000
/** What serves until Ctrl-C. */
const SERVING = ['npm start', 'npm run dev', 'npm run provider', 'npm run carrier -- preview']

afterAll(() => removeClone(clone))

test.each(SERVING)('%s answers a page and leaves nothing behind at Ctrl-C', async (command) => {
  const port = await freePort()
  const serving = type(clone, ['sh', '-c', `exec ${command}`], { PORT: String(port) })
  const site = `http://localhost:${port}`
  await untilSaid(serving, String(port))
  const isUp = () =>
    fetch(site).then(
      () => true,
      () => false,
    )
  while (!serving.isEnded && !(await isUp())) await wait(200)
  expect(serving.isEnded, serving.output).toBe(false)
  if (nameOf(command) !== 'provider') expect((await fetch(site)).status).toBe(200)
  expect(serving.output).not.toMatch(TRACE)
  expect(await serving.interrupt(), serving.output).toBe(true)
  expect(await isUp()).toBe(false)
})

test('the terminal, the desk, a drill and a back office that is asked, beside the site', async () => {
  const [port, providerPort] = [await freePort(), await freePort()]
  const site = `http://localhost:${port}`
  const start = type(clone, ['npm', 'start'], { PORT: String(port) })
  while (!start.isEnded && !(await answers(site, '/'))) await wait(200)
  const number = await order(site)
  const atSite = { PORT: String(port) }
  const listed = await typed('npm run orders', atSite)
  expect(listed.output).toContain(number.replace(/^(..)(....)/, '$1 $2 '))
  expect((await typed('npm run orders -- lst', atSite)).code).toBe(2)
  const link = await typed('npm run desk -- dispatcher@example.com', atSite)
  expect(link.output).toContain(`${site}/`)
  expect((await typed('npm run desk -- nobody@example.com', atSite)).output).toContain(
    'names nobody',
  )
  expect(await start.interrupt()).toBe(true)
  const drill = await typed('npm run drill')
  expect(drill, drill.output).toMatchObject({ code: 0 })
  expect(drill.output).toContain('tables restored')

  const provider = type(clone, ['npm', 'run', 'provider'], { PORT: String(providerPort) })
  await untilSaid(provider, 'The back office is running')
  const proof = await typed(`npm run proof -- provider http://127.0.0.1:${providerPort}/v1`)
  expect(proof.code, proof.output).toBe(0)
  expect(proof.output).toMatch(/It keeps the contract: \d{3,} requests\./)
  await provider.interrupt()
})

test("another carrier's orders are put aside, and come back with it", async () => {
  const [first] = await ordersOf()
  const setup = await answerSetup(clone)
  expect((await setup.ended).code, setup.output).toBe(0)
  const port = await freePort()
  const site = `http://localhost:${port}`
  const start = type(clone, ['npm', 'start'], { PORT: String(port) })
  while (!start.isEnded && !(await answers(site, '/'))) await wait(200)
  expect(start.output).toContain('What vozka had stored on this machine is put aside')
  expect(await (await fetch(site)).text()).toContain('Musterfahrt')
  expect(await ordersOf()).not.toContain(first)
  expect(await start.interrupt()).toBe(true)
  await typed('npm run setup -- --undo')
  const back = type(clone, ['npm', 'start'], { PORT: String(port) })
  while (!back.isEnded && !(await answers(site, '/'))) await wait(200)
  expect(back.output).toContain('What vozka had stored on this machine is back.')
  expect(await back.interrupt()).toBe(true)
  expect(await ordersOf()).toContain(first)
})

test('the commands above have changed no file', async () => {
  expect((await typed('git status --porcelain')).output).toBe('')
})

// What was measured beside other tests says nothing; each night all parts are.
test('npm run bench measures what it is asked for', async () => {
  const parts = isWhole ? ['shares', 'start', 'pages', 'lighthouse', 'growth'] : ['shares']
  const { code, output } = await typed(
    `npm run bench -- --quick --print ${isWhole ? '' : 'shares'}`,
  )
  for (const part of parts) expect(output).toContain(`Measuring ${part} …`)
  // How fast this machine is now is no matter.
  expect(output).toMatch(/Measured, after .+ minutes\. Bounds missed: \d+/)
  expect([0, 1]).toContain(code)
  expect(output).not.toMatch(TRACE)
}, 1_200_000)

/** What the list of the terminal says of orders, without a site. */
async function ordersOf(): Promise<string[]> {
  const { output } = await typed('npm run orders')
  return [...output.matchAll(/^\d{2} \d{4} \d{4}/gm)].map(([number]) => number)
}

async function untilSaid(serving: Typed, text: string): Promise<void> {
  const begun = Date.now()
  while (!serving.output.includes(text)) {
    expect(serving.isEnded || Date.now() - begun > PATIENCE, serving.output).toBe(false)
    await wait(100)
  }
}
