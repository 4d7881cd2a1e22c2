import { appConfig } from '~config'
import { env, withEnv } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { startVisit, type Visit } from '~/http/visit'
import {
  openStatusPage,
  type ShownStatus,
  submitStatusPage,
} from '~/order/status/status-step.server'
import { correctableValues } from '~/order/commands/correction.server'
import type { Correction } from '~/order/life/event-data'
import type { Order } from '~/order/model/order'
import { readStoredOrder } from '~/order/store/stored-order'
import { actOnOrder, expireOverdue } from '~/order/store/act.server'
import type { Act } from '~/order/life/event-data'
import { readOrderRow } from '~/order/store/order-store.server'
import { orderedAs } from '~/order/store/drafts/ordered-as.server'
import { linkSecret, mintStatusToken } from '~/order/store/status-token.server'
import { openGuestCopy } from '~/order/status/order-files.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { seedStatements } from '~/back-office/embedded/seed/sql'
import { NOW } from '../../../tests/support/builders.ts'
import { mailsLeft } from '../../../tests/support/worker/outbox.ts'
import { remoteAccess } from '../../../tests/support/provider/remote-access.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

/** Pickup of the order of the builders: 3 December 2026, 8:30 in Prague. */
const PICKUP = Date.parse('2026-12-03T07:30:00Z')
const LATE = new Date(PICKUP - 23 * HOUR)

const BILLING = {
  street: 'Dlouhá 12',
  city: 'Praha',
  zip: '110 00',
  chooseCountry: 'CZ',
  paymentMethod: 'bankTransfer',
}

beforeEach(async () => {
  await env.PROVIDER_DB.batch(seedStatements().map((sql) => env.PROVIDER_DB.prepare(sql)))
})

type Placed = { number: string; token: string; guest: string }

async function placed(isRequest = false): Promise<Placed> {
  const { number } = await placeOrder(env.DB, isRequest ? aNewRequest() : aNewOrder(), NOW)
  const token = await mintStatusToken(linkSecret(env), number)
  return { number, token, guest: await mintStatusToken(linkSecret(env), number, 'guest') }
}

async function carrierDoes({ number }: Placed, ...acts: Act[]): Promise<void> {
  for (const act of acts) {
    const done = await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, NOW)
    if (!done.ok) throw new Error(done.error)
  }
}

function aVisit(token: string, fields: Record<string, string> | null, now = NOW): Visit {
  const url = new URL(`https://example.com/stav-objednavky/${token}`)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, value)
  const method = fields ? 'POST' : 'GET'
  const asked = { url, requestId: 'test', form, isOverLimit: false }
  return { ...startVisit(new Request(url, { method }), env, asked), now }
}

type Answer = { status: number; view: ShownStatus['view'] | null; location: string | null }

async function press(
  { token }: Pick<Placed, 'token'>,
  fields: Record<string, string>,
  now = NOW,
): Promise<Answer> {
  const shown = await submitStatusPage(aVisit(token, fields, now), token)
  if (shown === null) return { status: 404, view: null, location: null }
  if (shown instanceof Response) {
    return { status: shown.status, view: null, location: shown.headers.get('Location') }
  }
  return { ...shown, location: null }
}

async function stateOf({ number }: Placed) {
  const life = (await readOrderRow(env.DB, number))?.life
  if (!life) throw new Error('no life')
  return life
}

function noticeOf({ view }: Answer) {
  return view?.state === 'placed' ? view.returned?.notice : undefined
}

test('cancelling asks first, then costs nothing while it is free', async () => {
  const order = await placed()
  await carrierDoes(order, { event: 'confirm' })
  const asked = await press(order, { intent: 'cancel', seq: '2' })
  expect([asked.status, noticeOf(asked)]).toEqual([200, 'asks'])
  expect((await stateOf(order)).state).toBe('confirmed')
  const done = await press(order, { intent: 'cancel', seq: '2', confirm: '1', fee: '0' })
  expect(done.status).toBe(303)
  expect(await stateOf(order)).toMatchObject({ state: 'cancelled', fee: 0 })
})

test('whoever was shown a free cancelling is asked again once it costs the full price', async () => {
  const order = await placed()
  await carrierDoes(order, { event: 'confirm' })
  const late = await press(order, { intent: 'cancel', seq: '2', confirm: '1', fee: '0' }, LATE)
  expect([late.status, noticeOf(late)]).toEqual([409, 'costs'])
  expect((await stateOf(order)).state).toBe('confirmed')
  const fields = { intent: 'cancel', seq: '2', confirm: '1', fee: '790000' }
  expect((await press(order, fields, LATE)).status).toBe(303)
  expect(await stateOf(order)).toMatchObject({ state: 'cancelled', fee: 790_000 })
})

test('who acts on what has changed is told what changed, and nothing is done', async () => {
  const order = await placed()
  await carrierDoes(order, { event: 'confirm' })
  const fields = { intent: 'requestChange', seq: '1', message: 'O hodinu později' }
  const { status, view } = await press(order, fields)
  expect(status).toBe(409)
  expect(view).toMatchObject({
    life: { state: 'confirmed', seq: 2 },
    returned: {
      notice: 'overtaken',
      since: ['confirm'],
      values: { message: 'O hodinu později' },
    },
  })
  expect((await press(order, { ...fields, seq: 'x' })).status).toBe(409)
  expect((await press(order, { ...fields, seq: '2' })).status).toBe(303)
  expect((await stateOf(order)).asked?.message).toBe('O hodinu později')
})

test('a refund that failed is no payment for whoever reads what changed', async () => {
  const order = await placed()
  await carrierDoes(order, { event: 'confirm' })
  const money = { amount: 790_000, way: 'card' } as const
  for (const act of [
    { event: 'paid', ...money, reference: 'pi_1' },
    { event: 'refunded', ...money, reference: 're_1' },
    { event: 'paid', ...money, reference: 're_1' },
  ] as const) {
    await actOnOrder(env.DB, order.number, { act, actor: 'site', seq: null }, NOW)
  }
  const fields = { intent: 'requestChange', seq: '2', message: 'O hodinu později' }
  const { view } = await press(order, fields)
  expect(view).toMatchObject({ returned: { since: ['paid', 'refunded', 'moneyBack'] } })
})

test('an offer is accepted with billing and payment, and errors keep what was typed', async () => {
  const order = await placed(true)
  await carrierDoes(order, { event: 'offer', total: 650_000, until: null, words: 'Rádi.' })
  const wrong = await press(order, { intent: 'accept', seq: '2', ...BILLING, zip: '1' })
  expect(wrong.status).toBe(422)
  expect(wrong.view).toMatchObject({
    returned: { errors: { zip: { code: 'zipInvalid' } }, values: { street: 'Dlouhá 12' } },
  })
  const unpaid = await press(order, { intent: 'accept', seq: '2', ...BILLING, paymentMethod: '' })
  expect(unpaid.view).toMatchObject({ returned: { errors: { paymentMethod: {} } } })
  expect((await stateOf(order)).state).toBe('offered')
  expect((await press(order, { intent: 'accept', seq: '2', ...BILLING })).status).toBe(303)
  expect(await stateOf(order)).toMatchObject({
    state: 'confirmed',
    price: 650_000,
    accepted: { billing: { zip: '11000', countryName: { cs: 'Česko' } } },
  })
})

test('an offer that is over, and one that was never made, are not accepted', async () => {
  const order = await placed(true)
  expect((await press(order, { intent: 'accept', seq: '1', ...BILLING })).status).toBe(409)
  await carrierDoes(order, { event: 'offer', total: 650_000, until: null, words: '' })
  await mailsLeft(NOW)
  const late = await press(
    order,
    { intent: 'accept', seq: '2', ...BILLING },
    new Date(NOW.getTime() + 3 * DAY),
  )
  expect([late.status, noticeOf(late)]).toEqual([409, 'late'])
  expect((await press(order, { intent: 'decline', seq: '2' })).status).toBe(303)
  expect((await stateOf(order)).state).toBe('cancelled')
})

test('a change without a word is sent back, and an offered one accepted or declined', async () => {
  const order = await placed()
  const unchanged = await press(order, { intent: 'requestChange', seq: '1', message: ' ' })
  expect([unchanged.status, noticeOf(unchanged)]).toEqual([422, 'nothingWished'])
  expect((await press(order, { intent: 'acceptChange', seq: '1' })).status).toBe(409)
  const answer = { event: 'answerChange', isGranted: true, words: 'Ano' } as const
  await carrierDoes(order, { ...answer, total: 820_000, time: null, until: null })
  expect((await press(order, { intent: 'declineChange', seq: '2' })).status).toBe(303)
  await carrierDoes(order, { ...answer, total: 820_000, time: null, until: null })
  expect((await press(order, { intent: 'acceptChange', seq: '4' })).status).toBe(303)
  expect((await stateOf(order)).price).toBe(820_000)
})

test('a wish for another time reaches the carrier as text, and a bad date comes back as typed', async () => {
  const order = await placed()
  const wish = { intent: 'requestChange', seq: '1', date: '2026-12-03', flightNumber: 'BA 854' }
  const wrong = await press(order, { ...wish, date: '2026-02-30', time: '22:40' })
  expect(wrong.status).toBe(422)
  expect(wrong.view).toMatchObject({
    returned: { errors: { date: { code: 'dateInvalid' } }, values: { date: '2026-02-30' } },
  })
  expect((await stateOf(order)).asked).toBeNull()
  expect((await press(order, { ...wish, time: '22:40' })).status).toBe(303)
  expect((await stateOf(order)).asked?.message.replaceAll('\u00a0', ' ')).toBe(
    'Nový čas vyzvednutí: čtvrtek 3. prosince 2026 ve 22:40.\nLet nebo vlak: BA 854.',
  )
  const pickup = { local: '2026-12-03T22:40', at: '2026-12-03T21:40:00.000Z' }
  expect((await stateOf(order)).asked).toMatchObject({ pickup, flightNumber: 'BA 854' })
  const granted = { event: 'answerChange', isGranted: true, words: 'Ano', total: null } as const
  await carrierDoes(order, { ...granted, time: pickup.local, until: null })
  const shown = await openStatusPage(aVisit(order.token, null), order.token)
  expect(shown).toMatchObject({
    view: {
      life: { changeOffer: null },
      placed: { order: { trip: { pickupLocal: pickup.local, flightNumber: 'BA 854' } } },
    },
  })
})

test('a guest may look and never act, and a forged link opens nothing', async () => {
  const order = await placed()
  const fields = { intent: 'cancel', seq: '1', confirm: '1' }
  expect((await press({ token: order.guest }, fields)).status).toBe(404)
  expect((await press({ token: `${order.number}.a1.forged` }, fields)).status).toBe(404)
  expect((await stateOf(order)).state).toBe('received')
  const shown = await openStatusPage(aVisit(order.guest, null), order.guest)
  expect(shown).toMatchObject({ status: 200, view: { scope: 'guest' } })
})

test('what was never confirmed before its pickup is settled by telephone', async () => {
  const order = await placed()
  const over = new Date(PICKUP + HOUR)
  const answer = await press(order, { intent: 'cancel', seq: '1', confirm: '1' }, over)
  expect([answer.status, noticeOf(answer)]).toEqual([409, 'byPhone'])
  expect((await stateOf(order)).state).toBe('received')
})

const BACK_OFFICE = {
  PROVIDER: 'remote',
  // Nobody listens there.
  PROVIDER_API_URL: 'http://127.0.0.1:9/v1',
  PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
  PROVIDER_BEARER: remoteAccess.bearer,
} as const

/** Runs the site before a back office over HTTP, with the desk or the back office as who decides. */
async function beforeBackOffice(decidedBy: 'desk' | 'back-office', run: () => Promise<void>) {
  appConfig.ordering.decidedBy = decidedBy
  try {
    await withEnv({ ...env, ...BACK_OFFICE }, run)
  } finally {
    appConfig.ordering.decidedBy = 'desk'
  }
}

test.each(['desk', 'back-office'] as const)(
  'before a back office the customer does as ever what the terms decide (decided by the %s)',
  async (decidedBy) => {
    await beforeBackOffice(decidedBy, async () => {
      const [free, wishing, request] = [await placed(), await placed(), await placed(true)]
      expect(await openStatusPage(aVisit(free.token, null), free.token)).toMatchObject({
        status: 200,
        view: { isOpen: true },
      })
      await press(free, { intent: 'cancel', seq: '1', confirm: '1' })
      expect(await stateOf(free)).toMatchObject({ state: 'cancelled', fee: 0 })
      await press(wishing, { intent: 'requestChange', seq: '1', message: 'Později' })
      expect(await stateOf(wishing)).toMatchObject({ asked: { message: 'Později' } })
      await carrierDoes(request, { event: 'offer', total: 650_000, until: null, words: '' })
      await press(request, { intent: 'accept', seq: '2', ...BILLING })
      expect(await stateOf(request)).toMatchObject({ state: 'confirmed', price: 650_000 })
    })
  },
)

test('where the desk decides a late cancelling happens at once, also before a back office', async () => {
  await beforeBackOffice('desk', async () => {
    const order = await placed()
    await carrierDoes(order, { event: 'confirm' })
    const { price } = await stateOf(order)
    await press(order, { intent: 'cancel', seq: '2', confirm: '1', fee: String(price) }, LATE)
    expect(await stateOf(order)).toMatchObject({ state: 'cancelled', fee: price })
  })
})

test('a back office that decides is asked about a late cancelling, which happens at the fee of the terms once it is silent', async () => {
  await beforeBackOffice('back-office', async () => {
    const order = await placed()
    await carrierDoes(order, { event: 'confirm' })
    const { price } = await stateOf(order)
    const pressed = { intent: 'cancel', seq: '2', confirm: '1', fee: String(price) }
    await press(order, pressed, LATE)
    const asked = await stateOf(order)
    expect(asked).toMatchObject({ state: 'confirmed', fee: null, cancelAsked: { fee: price } })
    const owed = await env.DB.prepare(
      `SELECT item FROM outbox WHERE kind = 'mail'
         AND item LIKE '%:event:' || (SELECT order_key FROM orders WHERE number = ?) || ':3'`,
    )
      .bind(order.number)
      .all()
    expect(owed.results).toHaveLength(2)
    const shown = await openStatusPage(aVisit(order.token, null, LATE), order.token)
    expect(shown).toMatchObject({
      view: { moment: { cancelBy: new Date(LATE.getTime() + 2 * HOUR).toISOString() } },
    })
    // Once is enough.
    const again = await press(order, { ...pressed, seq: '3' }, LATE)
    expect([again.status, noticeOf(again)]).toEqual([409, 'refused'])
    expect(await expireOverdue(env.DB, new Date(LATE.getTime() + 119 * MINUTE), 10)).toBe(0)
    expect(await expireOverdue(env.DB, new Date(LATE.getTime() + 2 * HOUR), 10)).toBe(1)
    expect(await stateOf(order)).toMatchObject({
      state: 'cancelled',
      fee: price,
      cancelAsked: null,
      end: { by: 'customer' },
      history: expect.arrayContaining([
        expect.objectContaining({ event: 'cancel', actor: 'site' }),
      ]),
    })
  })
})

test('a back office answers a wish to cancel at a fee that is no higher than the terms', async () => {
  await beforeBackOffice('back-office', async () => {
    const order = await placed()
    await carrierDoes(order, { event: 'confirm' })
    const { price } = await stateOf(order)
    await press(order, { intent: 'cancel', seq: '2', confirm: '1', fee: String(price) }, LATE)
    const answer = (fee: number) =>
      actOnOrder(
        env.DB,
        order.number,
        { act: { event: 'cancel', reason: null, fee }, actor: 'carrier', seq: 3 },
        LATE,
      )
    expect(await answer((price ?? 0) + 1)).toMatchObject({ ok: false, error: 'amountTooLarge' })
    expect(await answer(100_000)).toMatchObject({
      ok: true,
      life: { state: 'cancelled', fee: 100_000, end: { by: 'customer' } },
    })
  })
})

test('a page that asks again has its ETag until the order or what it costs to cancel changes', async () => {
  const order = await placed()
  await carrierDoes(order, { event: 'confirm' })
  const first = await openStatusPage(aVisit(order.token, null), order.token)
  if (!first || first instanceof Response || first.view.state !== 'placed') throw new Error('none')
  const { etag } = first.view
  const again = async (now: Date) => {
    const visit = {
      ...aVisit(order.token, null, now),
      headers: new Headers({ 'If-None-Match': etag }),
    }
    const shown = await openStatusPage(visit, order.token)
    return shown instanceof Response ? shown.status : 200
  }
  expect(await again(new Date(NOW.getTime() + HOUR))).toBe(304)
  expect(await again(LATE)).toBe(200)
  await carrierDoes(order, { event: 'paid', amount: null })
  expect(await again(NOW)).toBe(200)
})

test('the way back from a payment opens that payment alone, and no page for a guest', async () => {
  const { number } = await placed()
  const back = await mintStatusToken(linkSecret(env), number, 'back')
  expect(await openGuestCopy(aVisit(back, null), back)).toBeNull()
  expect(await submitStatusPage(aVisit(back, {}), back)).toBeNull()
  expect(await openStatusPage(aVisit(back, null), back)).toMatchObject({ view: { state: 'back' } })
})

const CORRECT = { intent: 'correctEmail', seq: '1', email: 'jana.nova@example.com' }

test('a corrected address ends every link from before, and leads this browser to the new one', async () => {
  const order = await placed()
  const { status, location } = await press(order, CORRECT)
  expect(status).toBe(303)
  const token = location?.split('/').at(-1) ?? ''
  for (const old of [order.token, order.guest]) {
    const shown = await openStatusPage(aVisit(old, null), old)
    expect(shown).toEqual({ status: 410, view: { state: 'replaced', number: order.number } })
  }
  expect((await press(order, { intent: 'cancel', seq: '2', confirm: '1' })).status).toBe(410)
  const guest = await openGuestCopy(aVisit(order.token, null), order.token)
  const copied = guest?.headers.get('Location')?.split('/').at(-1) ?? ''
  expect(await openStatusPage(aVisit(copied, null), copied)).toMatchObject({ status: 410 })
  expect(await openStatusPage(aVisit(token, null), token)).toMatchObject({
    status: 200,
    view: {
      placed: { order: { email: 'jana.nova@example.com' } },
      moment: { mayCorrectEmail: true },
    },
  })
  // Whoever comes by the draft or by the key of the order gets there, too.
  expect((await orderedAs('cs', order.number)).statusPath).toBe(location)
})

test('an address that is no address, the present one or too late changes nothing', async () => {
  const order = await placed()
  const wrong = await press(order, { ...CORRECT, email: 'jana@' })
  expect([wrong.status, wrong.view]).toMatchObject([
    422,
    { returned: { errors: { email: { code: 'emailInvalid' } }, values: { email: 'jana@' } } },
  ])
  const same = await press(order, { ...CORRECT, email: 'JANA@example.com' })
  expect([same.status, noticeOf(same)]).toEqual([422, 'sameEmail'])
  const late = await press(order, CORRECT, new Date(NOW.getTime() + HOUR))
  expect([late.status, noticeOf(late)]).toEqual([409, 'late'])
  await carrierDoes(order, { event: 'confirm' })
  expect((await press(order, { ...CORRECT, seq: '2' })).status).toBe(409)
  expect((await press({ token: order.guest }, CORRECT)).status).toBe(404)
  expect((await stateOf(order)).correctedEmails).toEqual([])
})

test('a change above the bound asks a private person for an address once, and what rises later for none', async () => {
  const { number } = await placeOrder(env.DB, withoutAddress(), NOW)
  const order = { number, token: await mintStatusToken(linkSecret(env), number), guest: '' }
  const answer = { event: 'answerChange', isGranted: true, words: '', until: null } as const
  await carrierDoes(order, { event: 'confirm' })
  await carrierDoes(order, { ...answer, total: 1_000_100, time: null })
  const accept = { intent: 'acceptChange', seq: '3' }
  const asked = await press(order, accept)
  expect(asked.status).toBe(422)
  expect(asked.view).toMatchObject({ returned: { errors: { street: {}, city: {}, zip: {} } } })
  const { countries } = asked.view?.state === 'placed' ? asked.view : { countries: [] }
  expect(countries.length).toBeGreaterThan(0)
  expect((await press(order, { ...accept, ...BILLING })).status).toBe(303)
  const shown = await openStatusPage(aVisit(order.token, null), order.token)
  expect(shown).toMatchObject({
    view: { placed: { order: { street: 'Dlouhá 12', zip: '11000', customerCompany: false } } },
  })
  await carrierDoes(order, { event: 'price', total: 1_200_000, reason: 'Delší trasa' })
  await carrierDoes(order, { ...answer, total: 1_300_000, time: null })
  expect((await press(order, { intent: 'acceptChange', seq: '6' })).status).toBe(303)
})

test('a change of the hour alone asks for no address', async () => {
  const { number } = await placeOrder(env.DB, withoutAddress(), NOW)
  const order = { number, token: await mintStatusToken(linkSecret(env), number), guest: '' }
  await carrierDoes(order, {
    event: 'answerChange',
    isGranted: true,
    words: '',
    until: null,
    total: null,
    time: '2026-12-04T08:30',
  })
  expect((await press(order, { intent: 'acceptChange', seq: '2' })).status).toBe(303)
})

function withoutAddress() {
  const { order } = aNewOrder()
  const none = { street: '', city: '', zip: '', chooseCountry: '', countryName: null } as const
  return aNewOrder({ order: { ...order, ...none } })
}

test('a town that was ordered alone gets its street from the customer, once, and the desk reads it', async () => {
  const order = await placed()
  await carrierDoes(order, { event: 'confirm' })
  const tell = (fields: Record<string, string>, seq: string, now = NOW) =>
    press(order, { intent: 'tellPlace', seq, ...fields }, now)
  const errorsOf = ({ view }: Answer) => (view?.state === 'placed' ? view.returned?.errors : null)

  expect(errorsOf(await tell({}, '2'))).toEqual({ pickupDetail: { code: 'placeMissing' } })
  const quarter = await tell({ pickupDetail: 'Smíchov' }, '2')
  expect(errorsOf(quarter)).toEqual({ pickupDetail: { code: 'placeMissing' } })
  const long = await tell({ pickupDetail: 'a'.repeat(5_000) }, '2')
  expect(errorsOf(long)).toEqual({ pickupDetail: { code: 'tooLong', limit: 120 } })
  expect((await press({ token: order.guest }, { intent: 'tellPlace', seq: '2' })).status).toBe(404)
  const airport = await tell({ pickupDetail: 'letiště' }, '2')
  expect(errorsOf(airport)).toEqual({ pickupDetail: { code: 'placeMoved' } })
  expect((await tell({ pickupDetail: 'Hotel Josef' }, '2', new Date(PICKUP))).status).toBe(409)

  expect((await tell({ pickupDetail: 'Hotel Josef' }, '2')).status).toBe(303)
  expect(await correctableValues(env.DB, order.number, NOW)).toMatchObject({
    pickup: 'Hotel Josef, Praha',
    dropoff: 'Brno',
  })
  expect(await stateOf(order)).toMatchObject({ state: 'confirmed', seq: 3 })
  // A page that was open meanwhile says so, and overwrites nothing.
  expect((await tell({ pickupDetail: 'Jiný hotel' }, '2')).status).toBe(409)
  expect(errorsOf(await tell({ pickupDetail: 'Jiný hotel' }, '3'))).toEqual({
    dropoffDetail: { code: 'placeMissing' },
  })
  expect((await tell({ dropoffDetail: 'Masarykova 5' }, '3')).status).toBe(303)
  expect((await tell({ dropoffDetail: 'Jinde 6' }, '4')).status).toBe(422)
  expect(await correctableValues(env.DB, order.number, NOW)).toMatchObject({
    pickup: 'Hotel Josef, Praha',
    dropoff: 'Masarykova 5, Brno',
  })
})

test('after an order was cancelled its street is told no more', async () => {
  const order = await placed()
  const cancel = { act: { event: 'cancel', reason: null }, actor: 'customer', seq: null } as const
  expect(await actOnOrder(env.DB, order.number, cancel, NOW)).toMatchObject({ ok: true })
  const late = await press(order, { intent: 'tellPlace', seq: '2', pickupDetail: 'Hotel Josef' })
  expect(late.status).toBe(409)
  expect((await orderOf(order)).trip.pickup).toBe('Praha')
})

test('a customer corrects nothing but what was left open', async () => {
  const order = await placed()
  const { trip, name } = await orderOf(order)
  const by = { actor: 'customer', seq: null } as const
  const refused: [Correction, Correction][] = [
    [{ name }, { name: 'Kdosi Jiný' }],
    [{ trip }, { trip: { ...trip, pickup: 'Letiště Praha' } }],
    [{ trip }, { trip: { ...trip, pickup: 'Hotel Josef, Praha', stops: ['Jihlava'] } }],
    [{ trip }, { trip: { ...trip, pickup: 'Hotel Josef, Praha' }, name: 'Kdosi Jiný' }],
  ]
  for (const [before, after] of refused) {
    const act: Act = { event: 'correct', before, after }
    const done = await actOnOrder(env.DB, order.number, { act, ...by }, NOW)
    expect(done).toMatchObject({ ok: false, error: 'notYours' })
  }
})

async function orderOf({ number }: Placed): Promise<Order> {
  const row = await readOrderRow(env.DB, number)
  const stored = row && readStoredOrder(row.stored)
  if (!stored) throw new Error('no order')
  return stored.order
}
