import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { AtDesk } from '~/desk/guard/at-desk'
import { assignOnDay } from '~/desk/day/assign.server'
import { openOrder, submitOrder } from '~/desk/order/order-step.server'
import { readDone } from '~/desk/rows/done.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import type { Wish } from '~/order/life/event-data'
import { actOnOrder } from '~/order/store/act.server'
import { orderKeySql } from '~/order/store/order-sql'
import { readOrderRow } from '~/order/store/order-store.server'
import { settle } from '~/outbox/replay.server'
import { addCar, listCars } from '~/roster/car-store.server'
import { addDriver, listDrivers } from '~/roster/driver-store.server'
import { NOW } from '../../../tests/support/builders.ts'
import { seedDatabase } from '../../../tests/support/provider/ends.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

/** An owner at the page of an order. */
function at(number: string, typed: Record<string, string> = {}, now = NOW, id = 'dana') {
  return atDesk(`/dispecink/objednavka/${number}`, typed, now, id, 'owner')
}

async function press(number: string, typed: Record<string, string>, now = NOW, id = 'dana') {
  const seq = String((await readOrderRow(env.DB, number))?.life?.seq ?? 0)
  return submitOrder(number)(at(number, { seq, ...typed }, now, id))
}

const DRIVER = { driver: 'Karel', phone: '777123456', car: 'Octavia', plate: '1AB 2345' }

async function lifeOf(number: string) {
  const life = (await readOrderRow(env.DB, number))?.life
  if (!life) throw new Error('no order')
  return life
}

test('each act of a ride is done by its form, and the event names the person', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const pickup = new Date(Date.parse((await lifeOf(number)).pickupAt))
  const after = new Date(pickup.getTime() + HOUR)
  const acts: [Record<string, string>, string, Date][] = [
    [{ intent: 'confirm' }, 'confirmed', NOW],
    [{ intent: 'price', total: '6 500,50', reason: 'Domluveno' }, 'confirmed', NOW],
    [{ intent: 'note', text: 'Klíče v recepci' }, 'confirmed', NOW],
    [{ intent: 'assign', ...DRIVER }, 'assigned', NOW],
    [{ intent: 'progress', step: 'arrived' }, 'underway', pickup],
    [{ intent: 'progress', step: 'aboard' }, 'underway', pickup],
    [{ intent: 'done' }, 'done', after],
    [{ intent: 'surcharge', amount: '500', reason: 'Čekání' }, 'done', after],
    [{ intent: 'paid', way: 'cash' }, 'done', after],
  ]
  for (const [typed, state, now] of acts) {
    const answer = await press(number, typed, now)
    expect(answer, typed['intent']).toMatchObject({ status: 303 })
    expect((await lifeOf(number)).state, typed['intent']).toBe(state)
  }
  const row = await readOrderRow(env.DB, number)
  expect(row?.life).toMatchObject({ price: 650_050, balance: { due: 0, paid: 700_050 } })
  expect(row?.log.slice(1).map(({ person }) => person)).toEqual(acts.map(() => 'dana'))
})

test('a preview shows the mail in the language of the customer, and nothing happens', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder({ locale: 'en' }), NOW)
  const shown = await press(number, { intent: 'reject', reason: 'No car left', preview: '1' })
  expect(shown).toMatchObject({
    status: 200,
    page: { returned: { isPreview: true, words: { locale: 'en' } } },
  })
  expect(JSON.stringify(shown)).toContain('No car left')
  expect(await lifeOf(number)).toMatchObject({ state: 'received', seq: 1 })
})

test('of two people the second sees what the first did, and loses nothing typed', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await press(number, { intent: 'confirm' }, NOW, 'olga')
  const late = await press(number, { intent: 'reject', reason: 'Plno', seq: '1' })
  expect(late).toMatchObject({
    status: 409,
    page: {
      life: { state: 'confirmed' },
      returned: {
        refused: 'overtaken',
        values: { reason: 'Plno' },
        since: [{ event: { event: 'confirm', person: 'olga' } }],
      },
    },
  })
})

test('a wrong field comes back at its field', async () => {
  const { number } = await placeOrder(env.DB, aNewRequest(), NOW)
  const wrong: [Record<string, string>, object][] = [
    [{ intent: 'quote', total: 'sto', vat: '2100' }, { total: { code: 'amountInvalid' } }],
    [{ intent: 'quote', total: '', vat: '2100' }, { total: { code: 'required' } }],
    [{ intent: 'quote', total: '1250', vat: '' }, { vat: { code: 'required' } }],
    [{ intent: 'quote', total: '1250', vat: '19' }, { vat: { code: 'choiceInvalid' } }],
    [{ intent: 'reject', reason: '' }, { reason: { code: 'required' } }],
    [{ intent: 'assign', ...DRIVER, phone: '12' }, { phone: expect.anything() }],
  ]
  for (const [typed, errors] of wrong) {
    const answer = await press(number, typed)
    expect(answer, JSON.stringify(typed)).toMatchObject({
      status: 422,
      page: { returned: { errors } },
    })
  }
  expect((await lifeOf(number)).seq).toBe(1)
})

test('only what is possible is offered, the usual next act first, and an act is taken back in its minute', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const offered = async (now = NOW) => {
    const shown = await openOrder(number)(at(number, {}, now))
    if (shown instanceof Response) throw new Error('nothing new')
    const { page } = shown
    return page.state === 'known' ? page.acts.map(({ intent }) => intent) : []
  }
  expect((await offered())[0]).toBe('confirm')
  expect(await offered()).not.toContain('done')
  await press(number, { intent: 'confirm' })
  expect((await offered())[0]).toBe('assign')
  const soon = new Date(NOW.getTime() + MINUTE / 2)
  expect(await press(number, { intent: 'undo' }, soon)).toMatchObject({ status: 303 })
  expect((await lifeOf(number)).state).toBe('received')
})

test('the driver of the list is mailed the link of the ride, unless the assignment is taken back', async () => {
  const karel = { name: 'Karel', phone: '+420777123456', email: 'karel@example.com' }
  await addDriver(env.DB, { ...karel, languages: [], daysOff: [] })
  await addCar(env.DB, {
    name: 'Octavia',
    plate: '1AB 2345',
    category: 'business',
    seats: 3,
    daysOff: [],
  })
  const [driver] = await listDrivers(env.DB)
  const [car] = await listCars(env.DB)
  const chosen = { driver: driver?.id ?? '', car: car?.id ?? '' }
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  const owed = async () => {
    const { results } = await env.DB.prepare('SELECT item FROM outbox').all<{ item: string }>()
    return results.filter(({ item }) => item.startsWith(`carrier:driverNews:${order.orderKey}:`))
      .length
  }
  await press(number, { intent: 'confirm' })
  expect(await press(number, { intent: 'assign', ...chosen })).toMatchObject({ status: 303 })
  expect(await owed()).toBe(1)
  await press(number, { intent: 'undo' })
  expect(await owed()).toBe(0)
  const { seq } = await lifeOf(number)
  const day = toLocalTime(new Date((await lifeOf(number)).pickupAt)).slice(0, 10)
  const onDay = at(number, { number, leg: '1', seq: String(seq), ...chosen })
  expect(await assignOnDay(onDay, day)).toMatchObject({ is: 'assigned' })
  expect(await owed()).toBe(1)
})

test('a mail that a person dealt with is not called sent', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await env.DB.prepare("UPDATE outbox SET state = 'dead' WHERE kind = 'mail'").run()
  const states = async () => {
    const { page } = await opened(number, at(number))
    return page.state === 'known' ? new Set(page.mails.map(({ state }) => state)) : null
  }
  expect(await states()).toEqual(new Set(['dead']))
  await settle(env.DB, { kind: 'order', keySql: orderKeySql('?2'), name: number }, Date.now(), [])
  expect(await states()).toEqual(new Set(['settled']))
})

test('no order has such a number', async () => {
  expect(await openOrder('0000000000')(at('0000000000'))).toMatchObject({ status: 404 })
})

test('an act leads back to the list that it came from, and its undo stays there', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const back = '/dispecink/den/2026-12-01'
  const locationOf = (answer: unknown) =>
    answer instanceof Response ? answer.headers.get('Location') : null
  const confirmed = await press(number, { intent: 'confirm', back })
  expect(locationOf(confirmed)).toBe(`${back}?done=${number}`)
  const visit = at(number).visit
  const list = (then: Date, shown = number) =>
    readDone({ ...visit, url: new URL(`https://vozka.example${back}?done=${shown}`), now: then })
  expect(await list(NOW)).toMatchObject({ number, event: 'confirm' })
  expect(await list(new Date(NOW.getTime() + MINUTE))).toBeNull()
  expect(await list(NOW, '1')).toBeNull()
  expect(locationOf(await press(number, { intent: 'undo', back }))).toBe(back)
  // No other site is led to.
  const away = await press(number, { intent: 'confirm', back: 'https://elsewhere.example/' })
  expect(locationOf(away)).toBe(`/dispecink/objednavka/${number}`)
})

async function opened(number: string, desk: AtDesk) {
  const shown = await openOrder(number)(desk)
  if (shown instanceof Response) throw new Error('no page')
  return shown
}

test('the row of a list says which act the page offers first, as far as it is possible', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const mainOf = async (act: string) => {
    const desk = at(number)
    desk.visit.url.searchParams.set('act', act)
    const shown = await opened(number, desk)
    return shown.page.state === 'known' ? shown.page.main : null
  }
  expect(await mainOf('')).toBe('confirm')
  expect(await mainOf('cancel')).toBe('cancel')
  expect(await mainOf('done')).toBe('confirm')
})

test('a driver of the list who is assigned gets the link of his page', async () => {
  await addDriver(env.DB, {
    name: 'Dita',
    phone: '+420777000111',
    email: 'dita@example.com',
    languages: [],
    daysOff: [],
  })
  await addCar(env.DB, {
    name: 'Superb',
    plate: '5AB 1111',
    category: 'business',
    seats: 4,
    daysOff: [],
  })
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await press(number, { intent: 'confirm' })
  const shown = await opened(number, at(number))
  if (shown.page.state !== 'known') throw new Error('unknown')
  const { drivers, cars } = shown.page.roster
  const pair = { driver: drivers[0]?.id ?? '', car: cars[0]?.id ?? '' }
  await press(number, { intent: 'assign', ...pair, confirm: '1' })
  expect((await lifeOf(number)).driver).toMatchObject({ driver: 'Dita', email: 'dita@example.com' })
  const assigned = await opened(number, at(number))
  expect(assigned.page).toMatchObject({ driverLinks: [{ driver: 'Dita', phone: '+420777000111' }] })
  await env.DB.batch(['drivers', 'cars'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

const LATER = { local: '2026-12-03T12:15', at: '2026-12-03T11:15:00.000Z' }

async function wished(fields: Partial<Wish>) {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await press(number, { intent: 'confirm' })
  const act = { event: 'requestChange', message: 'Později', ...fields } as const
  await actOnOrder(env.DB, number, { act, actor: 'customer', seq: null }, NOW)
  return number
}

test('a yes with the time that the form was filled with binds; a yes without it is sent back', async () => {
  const number = await wished({ pickup: LATER })
  const page = await openOrder(number)(at(number))
  expect(page).toMatchObject({ page: { main: 'answer', life: { asked: { pickup: LATER } } } })
  const empty = await press(number, { intent: 'answer', granted: 'yes' })
  expect(empty).toMatchObject({ status: 422, page: { returned: { refused: 'emptyYes' } } })
  const yes = { intent: 'answer', granted: 'yes', time: LATER.local, reason: 'Rádi.' }
  const preview = await press(number, { ...yes, preview: '1' })
  expect(preview).toMatchObject({
    page: { returned: { words: { lead: expect.arrayContaining(['Změna platí']) } } },
  })
  expect(JSON.stringify(preview)).toContain('Rádi.')
  expect(await press(number, yes)).toMatchObject({ status: 303 })
  expect(await lifeOf(number)).toMatchObject({ pickupAt: LATER.at, changeOffer: null })
})

test('a no leaves the time that the form was filled with as it is, and another one is refused', async () => {
  const number = await wished({ pickup: LATER })
  const no = { intent: 'answer', granted: 'no', reason: 'Nejde to.' }
  const other = await press(number, { ...no, time: '2026-12-03T12:30' })
  expect(other).toMatchObject({ status: 422, page: { returned: { errors: { time: {} } } } })
  expect(await press(number, { ...no, time: LATER.local })).toMatchObject({ status: 303 })
  expect(await lifeOf(number)).toMatchObject({
    answer: { outcome: 'refused' },
    changedPickup: null,
  })
})

test('a yes to a wish in words says what we will do; one to a flight alone needs no words', async () => {
  const inWords = await wished({})
  const empty = await press(inWords, { intent: 'answer', granted: 'yes' })
  expect(empty).toMatchObject({
    status: 422,
    page: { returned: { errors: { reason: { code: 'required' } } } },
  })
  const flight = await wished({ flightNumber: 'BA 854' })
  expect(await press(flight, { intent: 'answer', granted: 'yes' })).toMatchObject({ status: 303 })
  expect((await lifeOf(flight)).changedFlight).toBe('BA 854')
})

test('a dispatcher is not offered what costs the carrier money, and a posted form is refused', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await press(number, { intent: 'confirm' })
  const asDispatcher = (typed: Record<string, string>) =>
    atDesk(`/dispecink/objednavka/${number}`, typed, NOW, 'dita', 'dispatcher')
  const shown = await opened(number, asDispatcher({}))
  if (shown.page.state !== 'known') throw new Error('unknown')
  const offered = shown.page.acts.map(({ intent }) => intent)
  expect(offered).toContain('assign')
  for (const intent of ['price', 'waive', 'refunded', 'reopen', 'surcharge'])
    expect(offered).not.toContain(intent)
  const { seq } = await lifeOf(number)
  const typed = { seq: String(seq), intent: 'price', total: '1', reason: 'Sleva' }
  expect(await submitOrder(number)(asDispatcher(typed))).toMatchObject({
    status: 409,
    page: { returned: { refused: 'ownerOnly' } },
  })
})

test('a back address that is no page of the desk, or no address at all, leads nowhere', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  for (const back of ['/dispecink/den/%E0%A4%A', 'https://evil.example', '/kontakt', '//evil']) {
    const desk = at(number)
    desk.visit.url.searchParams.set('back', back)
    const shown = await opened(number, desk)
    expect(shown.page, back).toMatchObject({ state: 'known', back: null })
  }
})

test('a correction to a ride of another price asks once more, with what stays and what the site asks', async () => {
  await seedDatabase()
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const typed = { intent: 'correct', dropoff: 'Letiště Praha' }
  const asked = await press(number, typed)
  expect(asked).toMatchObject({
    status: 200,
    page: { returned: { asks: [expect.stringMatching(/7.900.*1.490/)] } },
  })
  expect(await lifeOf(number)).toMatchObject({ seq: 1 })
  expect(await press(number, { ...typed, confirm: '1' })).toMatchObject({ status: 303 })
  expect(await lifeOf(number)).toMatchObject({ seq: 2, price: 790_000 })
})
