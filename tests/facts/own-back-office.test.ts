import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { startLocalProvider } from '../../scripts/tools/local-provider.ts'
import { httpVisitor, type HttpVisitor, type Page } from '../support/http/visitor.ts'
import { type Answered, type Asked, startFaultyEnd } from '../support/provider-kit/faulty-end.ts'
import { askSite } from '../support/provider-kit/site-checks.ts'
import { remoteAccess } from '../support/provider/remote-access.ts'
import { freshState } from '../support/site/clocked-site.ts'
import { buildDecidedByBackOffice } from '../support/site/decided-by.ts'
import { freePort } from '../support/site/free-port.mjs'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { startSite } from '../support/site/killed-site.ts'

// Two sites before one back office, each a Worker of its own: in one the desk decides, in the other the back office.

const SECRET = `whsec_${btoa('secret of the tests only, 32 chars')}`
const TOKEN = 'the token of the terminal, 32 or more'
const HOUR = 3_600_000

type Site = Awaited<ReturnType<typeof startSite>>
let provider: Awaited<ReturnType<typeof startLocalProvider>>
let wire: Awaited<ReturnType<typeof startFaultyEnd>>
let byDesk: Site
let byBackOffice: Site
/** What went over the wire. */
let sent: { asked: Asked; answered: Answered }[] = []
let isDown = false

beforeAll(async () => {
  const state = freshState('test-own-back-office')
  provider = await startLocalProvider({ port: 0, state, ...remoteAccess })
  wire = await startFaultyEnd({ url: provider.url, ...remoteAccess })
  wire.plant({
    answered: (answered, asked) => {
      if (isDown) return { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>' }
      sent.push({ asked, answered })
      return answered
    },
  })
  const [desk, office] = await Promise.all([start('desk'), start('back-office')])
  byDesk = desk
  byBackOffice = office
}, 120_000)

afterAll(async () => {
  await Promise.all([byDesk.kill(), byBackOffice.kill()])
  await wire.stop()
  await provider.stop()
})

async function start(decidedBy: 'desk' | 'back-office'): Promise<Site> {
  const state = freshState(`test-decided-by-${decidedBy}`)
  await prepareLocalDatabases(state, 'remote')
  return startSite({
    port: await freePort(),
    state,
    providerUrl: wire.end.url,
    more: { PROVIDER_EVENTS_SECRET: SECRET, ORDERS_TOKEN: TOKEN },
    ...(decidedBy === 'desk' ? {} : { build: buildDecidedByBackOffice() }),
  })
}

async function tell({ address }: Site, notice: object, id = `msg_${randomUUID()}`) {
  const at = new Date()
  const body = JSON.stringify({ at: at.toISOString(), data: {}, ...notice })
  const response = await fetch(`${address}/api/provider-events`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(SECRET).sign(id, at, body),
    },
  })
  return { status: response.status, json: await response.json() }
}

async function command({ address }: Site, asked: object) {
  const response = await fetch(`${address}/api/acts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  return response.status
}

/** The events of an order that the back office was told, once `count` of them are there. */
async function toldOf({ address }: Site, number: string, count: number) {
  const told = () => sent.filter(({ asked }) => asked.path === `/orders/${number}/events`)
  for (let tries = 0; tries < 40 && told().length < count; tries += 1) {
    await fetch(`${address}/cdn-cgi/local/scheduled`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return told().map(({ asked, answered }) => ({
    ...JSON.parse(asked.body),
    key: asked.headers['idempotency-key'],
    status: answered.status,
  }))
}

async function anOrder(site: Site, wish: Parameters<typeof placeOverHttp>[1] = {}) {
  const { number, path } = await placeOverHttp(site.address, wish)
  const visitor = httpVisitor(site.address)
  const open = () => visitor.open(path)
  return { number, visitor, open }
}

function press(
  visitor: HttpVisitor,
  page: Page,
  intent: string,
  button: string | RegExp,
  typed = {},
) {
  return visitor.submit(page, typed, { form: `form:has([name=intent][value=${intent}])`, button })
}

test('where the desk decides, the back office is told what desk and customer do, and tells of money alone', async () => {
  const { number, visitor, open } = await anOrder(byDesk)
  expect(await command(byDesk, { command: 'confirm', number })).toBe(200)
  const driver = { driver: 'Karel Vozka', phone: '+420777000111', car: 'Superb', plate: '1AB 2345' }
  expect(await command(byDesk, { command: 'assign', number, ...driver })).toBe(200)
  const refused = await tell(byDesk, {
    number,
    after: 3,
    event: 'cancel',
    data: { reason: '', fee: 0 },
  })
  expect(refused).toMatchObject({ status: 422, json: { errors: [{ code: 'decidedByDesk' }] } })
  expect(
    await tell(byDesk, { number, after: 3, event: 'paid', data: { amount: 790_000 } }),
  ).toEqual({
    status: 200,
    json: { seq: 4, state: 'assigned' },
  })
  const asked = await press(visitor, await open(), 'cancel', 'Zrušit objednávku')
  await press(visitor, asked, 'cancel', 'Zrušit zdarma')
  const told = await toldOf(byDesk, number, 3)
  expect(told).toMatchObject([
    { seq: 2, event: 'confirm', actor: 'carrier', status: 202 },
    { seq: 3, event: 'assign', actor: 'carrier', data: driver },
    { seq: 5, event: 'cancel', actor: 'customer', data: { reason: null, fee: 0 } },
  ])
  expect(new Set(told.map(({ key }) => key.split(':')[0]))).toEqual(new Set(['event']))
})

test('where the back office decides, an order goes to its ride by its notices, and the customer sees each', async () => {
  const { number, open } = await anOrder(byBackOffice)
  await toldOf(byBackOffice, number, 0)
  // The desk shows, and decides nothing.
  expect(await command(byBackOffice, { command: 'confirm', number })).toBe(409)
  const id = `msg_${randomUUID()}`
  const confirm = { number, after: 1, event: 'confirm' }
  expect(await tell(byBackOffice, confirm, id)).toEqual({
    status: 200,
    json: { seq: 2, state: 'confirmed' },
  })
  expect((await open()).text('h1')).toBe('Objednávka je potvrzená')
  expect(await tell(byBackOffice, confirm, id)).toMatchObject({ status: 200, json: { seq: 2 } })
  expect(await tell(byBackOffice, confirm)).toEqual({
    status: 409,
    json: { seq: 2, state: 'confirmed' },
  })
  const driver = { driver: 'Karel Vozka', phone: '+420777000111', car: 'Superb', plate: '1AB 2345' }
  await tell(byBackOffice, { number, after: 2, event: 'assign', data: driver })
  expect((await open()).text()).toContain('Karel Vozka')
  const reason = { reason: 'Vyjelo se dřív.' }
  expect(
    await tell(byBackOffice, { number, after: 3, event: 'finish', data: reason }),
  ).toMatchObject({
    json: { seq: 4, state: 'done' },
  })
  expect((await open()).text('h1')).toBe('Jízda proběhla')
})

test('a late cancelling is asked of a back office that decides, which answers at a lower fee', async () => {
  const tomorrow = new Date(Date.now() + 20 * HOUR)
  const local = tomorrow.toLocaleString('sv-SE', { timeZone: 'Europe/Prague' })
  const fields = { date: local.slice(0, 10), time: local.slice(11, 16) }
  const { number, visitor, open } = await anOrder(byBackOffice, { fields })
  await tell(byBackOffice, { number, after: 1, event: 'confirm' })
  const asked = await press(visitor, await open(), 'cancel', 'Zrušit objednávku')
  const wished = await press(visitor, asked, 'cancel', /^Zrušit za/)
  expect(wished.text()).toContain('Žádost o zrušení k nám dorazila')
  expect(wished.texts('main button').join()).not.toContain('Zrušit')
  const [told] = await toldOf(byBackOffice, number, 1)
  expect(told).toMatchObject({ seq: 3, event: 'requestCancel', actor: 'customer' })
  expect(told.data.fee).toBeGreaterThan(0)
  const tooMuch = { reason: null, fee: told.data.fee + 1 }
  expect(
    await tell(byBackOffice, { number, after: 3, event: 'cancel', data: tooMuch }),
  ).toMatchObject({
    status: 422,
  })
  const data = { reason: null, fee: 100_000 }
  expect(await tell(byBackOffice, { number, after: 3, event: 'cancel', data })).toMatchObject({
    status: 200,
    json: { state: 'cancelled' },
  })
  const ended = await open()
  expect(ended.text('h1')).toBe('Objednávka je zrušená')
  expect(ended.text()).toContain('Účtujeme 1 000 Kč')
})

test('a request is priced by the back office and accepted by its customer, who is told of in turn', async () => {
  const { number, visitor, open } = await anOrder(byBackOffice, { isRequest: true })
  const until = new Date(Date.now() + 24 * HOUR).toISOString()
  const data = { total: 650_000, until, words: 'Včetně čekání.' }
  expect(await tell(byBackOffice, { number, after: 1, event: 'offer', data })).toMatchObject({
    status: 200,
  })
  await press(visitor, await open(), 'accept', /./, {
    street: 'Dlouhá 12',
    city: 'Praha',
    zip: '110 00',
    paymentMethod: 'bankTransfer',
  })
  const told = await toldOf(byBackOffice, number, 1)
  expect(told).toMatchObject([
    {
      seq: 3,
      event: 'accept',
      data: { paymentMethod: 'bankTransfer', billing: { city: 'Praha' } },
    },
  ])
})

test('a back office that answers 200 with HTML has nothing, and gets everything once it is back', async () => {
  isDown = true
  const { number, visitor, open } = await anOrder(byDesk)
  await command(byDesk, { command: 'confirm', number })
  await press(visitor, await open(), 'requestChange', /./, { message: 'Později' })
  expect(await toldOf(byDesk, number, 0)).toEqual([])
  isDown = false
  sent = []
  // The first thing that it takes wakes what waits.
  await anOrder(byDesk)
  await toldOf(byDesk, number, 2)
  const delivered = sent.filter(
    ({ asked }) => asked.body.includes(number) || asked.path.includes(number),
  )
  expect(delivered.map(({ asked }) => asked.path)).toEqual([
    '/orders',
    `/orders/${number}/events`,
    `/orders/${number}/events`,
  ])
})

test('the kit finds nothing wrong with how a site takes notices', async () => {
  expect(await askSite({ site: byBackOffice.address, secret: SECRET })).toEqual([])
})
