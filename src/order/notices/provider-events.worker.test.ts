import { appConfig } from '~config'
import { env, withEnv } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR, MINUTE } from '~/lib/duration'
import { answerProviderEvents } from '~/order/notices/answer-provider-events.server'
import { actOnOrder } from '~/order/store/act.server'
import { toEventBody } from '~/order/store/orders/told-event.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { NOW } from '../../../tests/support/builders.ts'
import { aCounter } from '../../../tests/support/counters.ts'
import { remoteAccess } from '../../../tests/support/provider/remote-access.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const SECRET = `whsec_${btoa('secret of the tests only, 32 chars')}`
const NEXT = `whsec_${btoa('the secret that comes after it ...')}`
const REMOTE = {
  PROVIDER: 'remote',
  // Nobody listens there.
  PROVIDER_API_URL: 'http://127.0.0.1:9/v1',
  PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
  PROVIDER_BEARER: remoteAccess.bearer,
  PROVIDER_EVENTS_SECRET: SECRET,
} as const
const DRIVER = { driver: 'Karel Ukázka', phone: '+420700000001', car: 'Sedan', plate: '1AB 2345' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  appConfig.ordering.decidedBy = 'back-office'
  await emptyOutbox()
  return () => {
    vi.useRealTimers()
    appConfig.ordering.decidedBy = 'desk'
  }
})

type Sent = { id?: string; at?: Date; secret?: string; headers?: Record<string, string> }

function aRequest(body: string, { id, at = new Date(), secret = SECRET, headers }: Sent = {}) {
  const name = id ?? crypto.randomUUID()
  return new Request('https://www.vozka.example/api/provider-events', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': name,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(name, at, body),
      ...headers,
    },
  })
}

async function answerTo(request: Request, settings: object = {}) {
  const site = { ...env, ...REMOTE, ...settings }
  let response = new Response()
  await withEnv(site, async () => {
    response = await answerProviderEvents(request, site, crypto.randomUUID())
  })
  return { status: response.status, json: await response.json<Answered>(), response }
}

type Answered = {
  seq?: number
  state?: string
  errors?: { field: string; code: string }[]
}

/** Sends a notice of the back office, signed. */
function tell(notice: object, sent: Sent = {}, settings: object = {}) {
  const body = JSON.stringify({ at: new Date().toISOString(), data: {}, ...notice })
  return answerTo(aRequest(body, sent), settings)
}

async function anOrder(isRequest = false): Promise<string> {
  return (await placeOrder(env.DB, isRequest ? aNewRequest() : aNewOrder(), NOW)).number
}

async function lifeOf(number: string) {
  const life = (await readOrderRow(env.DB, number))?.life
  if (!life) throw new Error('no life')
  return life
}

test('a back office that decides takes an order from its confirmation to its end and its money', async () => {
  const number = await anOrder()
  const pickupAt = Date.parse((await lifeOf(number)).pickupAt)
  const steps: [object, string][] = [
    [{ event: 'confirm' }, 'confirmed'],
    [{ event: 'assign', data: DRIVER }, 'assigned'],
    [{ event: 'progress', data: { step: 'onTheWay' } }, 'underway'],
    [{ event: 'progress', data: { step: 'aboard' } }, 'underway'],
    [{ event: 'finish', data: { reason: 'Vyjelo se dřív.' } }, 'done'],
    [{ event: 'paid', data: { amount: 100_000, way: 'cash' } }, 'done'],
  ]
  for (const [index, [notice, state]] of steps.entries()) {
    vi.setSystemTime(index < 2 ? NOW : pickupAt - HOUR)
    const answer = await tell({ number, after: index + 1, ...notice })
    expect([answer.status, answer.json]).toEqual([200, { seq: index + 2, state }])
  }
  expect(await lifeOf(number)).toMatchObject({
    state: 'done',
    driver: DRIVER,
    balance: { paid: 100_000 },
  })
  // It knows what it said itself.
  const owed = await env.DB.prepare("SELECT COUNT(*) AS n FROM outbox WHERE kind = 'event'").first()
  expect(owed).toEqual({ n: 0 })
})

test('a request is priced, changed, and missed, all by notices', async () => {
  const number = await anOrder(true)
  const until = new Date(NOW.getTime() + 5 * HOUR).toISOString()
  const offer = { total: 650_000, until, words: 'Včetně čekání.' }
  expect(await tell({ number, after: 1, event: 'offer', data: offer })).toMatchObject({
    json: { seq: 2, state: 'offered' },
  })
  expect((await lifeOf(number)).offer).toMatchObject({ total: 650_000, until })
  expect(
    await tell({ number, after: 2, event: 'reject', data: { reason: 'Vozy jsou na cestách.' } }),
  ).toMatchObject({ status: 200, json: { state: 'rejected' } })
  expect(
    await tell({ number, after: 3, event: 'reopen', data: { reason: 'Omyl.' } }),
  ).toMatchObject({ status: 200 })
})

test('a change of an agreed order is offered at a price and a time', async () => {
  const number = await anOrder()
  await tell({ number, after: 1, event: 'confirm' })
  const data = {
    isGranted: true,
    words: 'Ano.',
    offer: {
      total: 900_000,
      pickup: { local: '2026-12-03T09:30', at: '2026-12-03T08:30:00.000Z' },
      until: new Date(NOW.getTime() + 5 * HOUR).toISOString(),
    },
  }
  expect(await tell({ number, after: 2, event: 'answerChange', data })).toMatchObject({
    status: 200,
  })
  expect((await lifeOf(number)).changeOffer).toMatchObject(data.offer)
})

test('a pickup in the second of the doubled hours is that of its instant; one whose two times differ is refused', async () => {
  const number = await anOrder()
  await tell({ number, after: 1, event: 'confirm', data: {} })
  const until = new Date(NOW.getTime() + 5 * HOUR).toISOString()
  const pickup = { local: '2027-10-31T02:30', at: '2027-10-31T01:30:00.000Z' }
  const answer = (at: string) => ({
    number,
    after: 2,
    event: 'answerChange',
    data: {
      isGranted: true,
      words: 'Rádi.',
      offer: { total: 500_000, pickup: { ...pickup, at }, until },
    },
  })
  expect((await tell(answer('2027-10-31T02:30:00.000Z'))).status).toBe(422)
  expect(await tell(answer(pickup.at))).toMatchObject({ status: 200 })
  expect((await lifeOf(number)).changeOffer?.pickup).toEqual(pickup)
})

test('what is forged, late, from the future or unsigned is 401 and changes nothing, with one line of log', async () => {
  const number = await anOrder()
  const notice = { number, after: 1, event: 'confirm' }
  const minutes = (count: number) => new Date(Date.now() + count * MINUTE)
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const answers = [
    await tell(notice, { secret: NEXT }),
    await tell(notice, { at: minutes(-6) }),
    await tell(notice, { at: minutes(6) }),
    await tell(notice, { headers: { 'webhook-signature': '' } }),
    await tell(notice, { headers: { 'webhook-id': 'another' } }),
    await tell(notice, { headers: { 'webhook-timestamp': 'soon' } }),
  ]
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
  expect(lines).toHaveLength(answers.length)
  expect(lines[0]).toMatchObject({ event: 'notice', outcome: 'unsigned', status: 401 })
  expect((await lifeOf(number)).seq).toBe(1)
})

test('two secrets hold while one is exchanged, and none without the setting', async () => {
  const number = await anOrder()
  const both = { PROVIDER_EVENTS_SECRET: `${NEXT} ${SECRET}` }
  const confirm = { number, after: 1, event: 'confirm' }
  expect((await tell(confirm, { secret: SECRET }, both)).status).toBe(200)
  const paid = { number, after: 2, event: 'paid', data: { amount: 1_000 } }
  expect((await tell(paid, { secret: NEXT }, both)).status).toBe(200)
  expect((await tell(paid, {}, { PROVIDER_EVENTS_SECRET: '' })).status).toBe(404)
  expect((await tell(paid, {}, { PROVIDER_EVENTS_SECRET: 'whsec_short' })).status).toBe(404)
})

test('the same id gets the first answer, whatever happened since', async () => {
  const number = await anOrder()
  const id = 'msg_1'
  const confirm = { number, after: 1, event: 'confirm' }
  const first = await tell(confirm, { id })
  await tell({ number, after: 2, event: 'paid', data: { amount: 1_000 } })
  vi.setSystemTime(NOW.getTime() + 3 * HOUR)
  expect((await tell(confirm, { id })).json).toEqual(first.json)
  expect((await tell({ number, after: 3, event: 'cancel' }, { id })).json).toEqual(first.json)
  expect((await lifeOf(number)).seq).toBe(3)
  // A refusal is an answer, too.
  const late = await tell({ number, after: 1, event: 'confirm' }, { id: 'msg_2' })
  expect([late.status, late.json]).toEqual([409, { seq: 3, state: 'confirmed' }])
  expect((await tell({ number, after: 1, event: 'confirm' }, { id: 'msg_2' })).json).toEqual(
    late.json,
  )
})

test('the same notice many times at once happens once, and each gets the same answer', async () => {
  const number = await anOrder()
  const paid = { number, after: 2, event: 'paid', data: { amount: 1_000 } }
  await tell({ number, after: 1, event: 'confirm' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => tell(paid, { id: 'msg_at_once' })),
  )
  expect(answers.map(({ status, json }) => [status, json.seq])).toEqual(answers.map(() => [200, 3]))
  expect(await lifeOf(number)).toMatchObject({ seq: 3, balance: { paid: 1_000 } })
})

test('a notice behind the order is 409 with where it stands, one of an unknown order 404', async () => {
  const number = await anOrder()
  await actOnOrder(
    env.DB,
    number,
    { act: { event: 'cancel', reason: null }, actor: 'customer', seq: 1 },
    NOW,
  )
  const behind = await tell({ number, after: 1, event: 'confirm' })
  expect([behind.status, behind.json]).toEqual([409, { seq: 2, state: 'cancelled' }])
  const ahead = await tell({ number, after: 9, event: 'confirm' })
  expect(ahead.status).toBe(409)
  const refused = await tell({ number, after: 2, event: 'confirm' })
  expect([refused.status, refused.json]).toMatchObject([
    422,
    { errors: [{ field: 'event', code: 'notNow' }], seq: 2, state: 'cancelled' },
  ])
  const unknown = await tell({ number: '2600000000', after: 1, event: 'confirm' })
  expect([unknown.status, unknown.response.headers.get('Content-Type')]).toEqual([
    404,
    'application/problem+json',
  ])
})

test.each<[string, object, string]>([
  ['an unknown event', { event: 'note', data: { text: 'x' } }, 'event'],
  ['an event of the customer', { event: 'accept' }, 'event'],
  ['an unknown field', { event: 'confirm', extra: 1 }, 'extra'],
  ['an unknown field of the data', { event: 'reject', data: { reason: '', a: 1 } }, 'data.a'],
  ['a missing field', { event: 'paid', data: {} }, 'data.amount'],
  ['an amount with decimals', { event: 'paid', data: { amount: 10.5 } }, 'data.amount'],
  ['a day that does not exist', { event: 'confirm', at: '2026-02-31T10:00:00Z' }, 'at'],
])(
  '%s is 422 with the name of the field and nothing of its value',
  async (_name, notice, field) => {
    const number = await anOrder()
    const { status, json } = await tell({ number, after: 1, ...notice })
    expect([status, json.errors]).toMatchObject([422, [{ field }]])
    expect((await lifeOf(number)).seq).toBe(1)
  },
)

test('what is too large is 413, broken JSON 400, what is not called JSON 415, another method 405, too many 429', async () => {
  const large = await answerTo(aRequest(JSON.stringify({ words: 'x'.repeat(65 * 1_024) })))
  expect(large.status).toBe(413)
  expect((await answerTo(aRequest('<h1>'))).status).toBe(400)
  const form = aRequest('{}', { headers: { 'Content-Type': 'text/plain' } })
  expect((await answerTo(form)).status).toBe(415)
  const get = await answerTo(new Request('https://www.vozka.example/api/provider-events'))
  expect([get.status, get.response.headers.get('Allow')]).toEqual([405, 'POST'])
  const limited = aRequest('{}', { headers: { 'CF-Connecting-IP': '203.0.113.9' } })
  const { status } = await answerTo(limited, { PER_MINUTE_1200: aCounter(0) })
  expect(status).toBe(429)
})

test('where the desk decides only money and the ride itself are taken from outside', async () => {
  appConfig.ordering.decidedBy = 'desk'
  onTestFinished(() => {
    appConfig.ordering.decidedBy = 'back-office'
  })
  const number = await anOrder()
  const refused = await tell({ number, after: 1, event: 'confirm' })
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ field: 'event', code: 'decidedByDesk' }],
  ])
  await actOnOrder(env.DB, number, { act: { event: 'confirm' }, actor: 'carrier', seq: 1 }, NOW)
  const paid = await tell({ number, after: 2, event: 'paid', data: { amount: 1_000 } })
  expect([paid.status, paid.json]).toEqual([200, { seq: 3, state: 'confirmed' }])
})

test('a back office that grants a wish as it was is told that it binds, and says yes to a time by naming it', async () => {
  const number = await anOrder()
  await tell({ number, after: 1, event: 'confirm' })
  const pickup = { local: '2026-12-03T12:15', at: '2026-12-03T11:15:00.000Z' }
  const wish = { event: 'requestChange', message: 'Později', pickup } as const
  let done: unknown = null
  await withEnv({ ...env, ...REMOTE }, async () => {
    done = await actOnOrder(env.DB, number, { act: wish, actor: 'customer', seq: null }, NOW)
  })
  expect(done).toMatchObject({ ok: true })
  const asked = (await readOrderRow(env.DB, number))?.log[2]
  // The contract knows the words alone.
  expect(asked && toEventBody(asked)?.data).toEqual({ message: 'Později' })
  const answer = { number, after: 3, event: 'answerChange' }
  const empty = await tell({ ...answer, data: { isGranted: true, words: 'Ano.', offer: null } })
  expect(empty.status).not.toBe(200)
  const until = new Date(NOW.getTime() + 5 * HOUR).toISOString()
  const offer = { total: null, pickup, until }
  expect(await tell({ ...answer, data: { isGranted: true, words: 'Ano.', offer } })).toMatchObject({
    status: 200,
    json: { seq: 5 },
  })
  expect(await lifeOf(number)).toMatchObject({ pickupAt: pickup.at, changeOffer: null })
  const { results } = await env.DB.prepare(
    "SELECT item FROM outbox WHERE kind = 'event' ORDER BY item",
  ).all<{ item: string }>()
  expect(results.map(({ item }) => item.split(':').at(-1))).toEqual(['0000003', '0000005'])
})
