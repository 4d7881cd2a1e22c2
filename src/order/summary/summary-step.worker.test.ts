import { env, withEnv } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '~config'
import { warmCatalogue } from '~/back-office/catalogue/read-catalogue.server'
import type { OrderValues } from '~/order/model/typed-order'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { seedStatements } from '~/back-office/embedded/seed/sql'
import { NOW, someValues } from '../../../tests/support/builders.ts'
import { slowDatabase } from '../../../tests/support/tabs/interleaving.ts'
import { emptyRecord } from '../../../tests/support/tabs/record.ts'
import {
  CARD,
  openForm,
  pageOf,
  type Place,
  pressSummary,
  saveForm,
  sendForm,
} from '../../../tests/support/tabs/tab.ts'

// A market has a function, which no clone holds.
const { market: _market, ...settings } = appConfig
const original = structuredClone(settings)
/** What a request for a price leaves out. */
const NO_ADDRESS = { street: '', city: '', zip: '', chooseCountry: '' }
/** Time only moves forward, because a cached catalogue must not be dated in the future of the next test. */
let today = NOW.getTime()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  today += 5 * DAY
  vi.setSystemTime(today)
  await env.PROVIDER_DB.batch(seedStatements().map((sql) => env.PROVIDER_DB.prepare(sql)))
  await env.DB.batch(['orders', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

afterEach(() => {
  vi.useRealTimers()
  appConfig.terms.version = original.terms.version
  appConfig.fixedRoutes = structuredClone(original.fixedRoutes)
})

async function countOrders(): Promise<number> {
  return (await env.DB.prepare('SELECT number FROM orders').all()).results.length
}

function aTab(): Place {
  return { tab: { browser: { drafts: '' }, locale: 'cs', history: [] }, record: emptyRecord() }
}

/** The form of a tab, opened, and posted some seconds later. */
async function summaryOf(changes: Partial<OrderValues> = {}, place = aTab()): Promise<Place> {
  await openForm(place, '?d=new')
  vi.setSystemTime(Date.now() + MINUTE)
  const page = pageOf(place.tab)
  const date = new Date(today + 20 * DAY).toISOString().slice(0, 10)
  if (page?.at !== 'form') throw new Error('no form')
  const values = someValues({ date, ...changes })
  await sendForm(place, page.page, values, { isLost: false, intent: '' })
  return place
}

function viewOf({ tab }: Place) {
  const page = pageOf(tab)
  if (page?.at !== 'summary') throw new Error(`no summary but ${page?.at}`)
  return page.view
}

/** Presses the button and returns the page; no order was placed. */
async function pressInVain(place: Place, pressed: Parameters<typeof pressSummary>[2] = CARD) {
  await pressSummary(place, viewOf(place), pressed)
  expect(await countOrders()).toBe(0)
  return viewOf(place)
}

test('a press without a key, or with one nobody made, shows the summary again and binds nothing', async () => {
  const place = await summaryOf()
  for (const key of ['none', 'unknown'] as const) {
    const view = await pressInVain(place, { ...CARD, key, note: 'Tiše' })
    expect(view).toMatchObject({ notice: 'lookAgain', values: { note: 'Tiše' } })
  }
  await pressSummary(place, viewOf(place), CARD)
  expect(await countOrders()).toBe(1)
})

test('a request keeps the way of paying that was wished for, or none; another press changes nothing', async () => {
  for (const paymentMethod of ['', 'bankTransfer']) {
    const place = await summaryOf({ dropoff: 'Tábor', ...NO_ADDRESS })
    const shown = viewOf(place)
    for (let times = 0; times < 2; times += 1)
      await pressSummary(place, shown, { ...CARD, paymentMethod })
    // Both presses led to the order.
    expect(place.record.acknowledged).toHaveLength(2)
    await pressSummary(place, shown, { ...CARD, paymentMethod: 'cash' })
    expect(place.record.acknowledged).toHaveLength(2)
  }
  const { results } = await env.DB.prepare('SELECT payment_method, total FROM orders').all()
  expect(results).toEqual([
    { payment_method: null, total: null },
    { payment_method: 'bankTransfer', total: null },
  ])
})

test('a request that wishes for a way that is not offered is not placed', async () => {
  const view = await pressInVain(await summaryOf({ dropoff: 'Tábor', ...NO_ADDRESS }), {
    ...CARD,
    paymentMethod: 'nonsense',
  })
  expect(view.errors).toEqual({ paymentMethod: { code: 'choiceInvalid' } })
})

test('an order at a price is not placed without a payment', async () => {
  const view = await pressInVain(await summaryOf(), { ...CARD, paymentMethod: '' })
  expect(view.errors).toEqual({ paymentMethod: { code: 'required' } })
})

test('an experience that the back office changed is shown as it is now before anything is bound', async () => {
  const place = await summaryOf({ kind: 'experience', experience: 'vienna', variant: 'business' })
  const before = viewOf(place).order
  await env.PROVIDER_DB.prepare(
    `UPDATE experiences SET body = json_set(body, '$.title.cs', 'Jiná cesta', '$.variants[0].vatRateBp', 0)
     WHERE id = 'vienna'`,
  ).run()
  vi.setSystemTime(Date.now() + 6 * MINUTE)
  await warmCatalogue()
  const view = await pressInVain(place)
  expect(view.before).toEqual(before)
  expect(view.order.experienceTitle?.cs).toBe('Jiná cesta')
  await pressSummary(place, view, CARD)
  expect(await countOrders()).toBe(1)
})

test('terms and VAT of another deployment are shown before anything is bound', async () => {
  const place = await summaryOf()
  appConfig.terms.version = '2027-01-01'
  for (const route of appConfig.fixedRoutes) route.vatRateBp = 1200
  const view = await pressInVain(place)
  expect(view.before?.termsVersion).toBe(original.terms.version)
  expect(view.order).toMatchObject({ termsVersion: '2027-01-01' })
  expect(view.order.price.vatByRate).toMatchObject([{ rateBp: 1200 }])
})

test('that cancelling is no longer free is said before anything is bound', async () => {
  const pickup = new Date(today + 25 * HOUR)
  const local = pickup.toLocaleString('sv', { timeZone: 'Europe/Prague' })
  const place = await summaryOf({ date: local.slice(0, 10), time: local.slice(11, 16) })
  expect(viewOf(place).order.cancelling.freeUntil).not.toBeNull()
  vi.setSystemTime(today + 2 * HOUR)
  const view = await pressInVain(place)
  expect(view.before?.cancelling.freeUntil).not.toBeNull()
  expect(view.order.cancelling.freeUntil).toBeNull()
})

test('what another tab typed meanwhile does not change what a press binds, nor lead away', async () => {
  const place = await summaryOf()
  const shown = viewOf(place)
  const other: Place = { tab: { ...place.tab, history: [] }, record: place.record }
  await openForm(other, '')
  const page = pageOf(other.tab)
  if (page?.at !== 'form') throw new Error('no form')
  await saveForm(other, page.page, someValues({ pickup: 'Ostrava', date: '' }), { isLost: false })
  await pressSummary(place, shown, CARD)
  const row = await env.DB.prepare('SELECT content FROM orders').first<{ content: string }>()
  expect(JSON.parse(row?.content ?? '')).toEqual(shown.order)
})

test('a time that came too near leads back to the form, which says so, as it was sent', async () => {
  const place = await summaryOf()
  const { trip } = viewOf(place).order
  vi.setSystemTime(Date.parse(trip.pickupAt) - HOUR)
  await env.DB.prepare('UPDATE summaries SET expires_at = ?')
    .bind(Date.now() + DAY)
    .run()
  await env.DB.prepare('UPDATE drafts SET expires_at = ?')
    .bind(Date.now() + DAY)
    .run()
  await pressSummary(place, viewOf(place), CARD)
  const page = pageOf(place.tab)
  expect(page?.at === 'form' && page.page.errors.time?.code).toBe('pickupTooSoon')
  expect(page?.at === 'form' && page.page.values.email).toBe(someValues().email)
  expect(await countOrders()).toBe(0)
})

test('more than a draft may hold comes back with everything that was typed', async () => {
  const place = aTab()
  await openForm(place, '?d=new')
  const page = pageOf(place.tab)
  if (page?.at !== 'form') throw new Error('no form')
  const unused = ['parcelLength', 'parcelWidth', 'parcelHeight', 'deliveryStreet', 'deliveryCity']
  const long = Object.fromEntries(unused.map((name) => [name, '字'.repeat(2_400)]))
  const values = someValues(long)
  await sendForm(place, page.page, values, { isLost: false, intent: '' })
  const back = pageOf(place.tab)
  expect(back?.at === 'form' && back.page).toMatchObject({ notice: 'tooLarge', values })
})

test('from the press to the answer there are three round trips to the database, for an autosave one', async () => {
  const place = await summaryOf()
  let waits = 0
  const counting = slowDatabase(env.DB, () => {
    waits += 1
    return Promise.resolve()
  })
  const roundTrips = async (work: () => Promise<void>) => {
    waits = 0
    await withEnv({ ...env, DB: counting }, work)
    // Each call waits twice: before it is sent and before its response is read.
    return waits / 2
  }
  const other: Place = { tab: { ...place.tab, history: [] }, record: place.record }
  await openForm(other, '')
  const page = pageOf(other.tab)
  if (page?.at !== 'form') throw new Error('no form')
  const values = someValues({ city: 'Brno' })
  expect(await roundTrips(() => saveForm(other, page.page, values, { isLost: false }))).toBe(1)
  // The browser loads the status page. The announcement runs after the response and counts too.
  const trips = await roundTrips(() =>
    pressSummary(place, viewOf(place), { ...CARD, isLost: true }),
  )
  expect(trips).toBeLessThanOrEqual(4)
})

test('a press waits for three round trips, one second at most for a back office, and the order is there', async () => {
  // Places outside of the carrier's list are looked up in the gazetteer, which costs one of the three.
  const place = await summaryOf({ pickup: 'Pardubice', dropoff: 'Chrudim', ...NO_ADDRESS })
  let waits = 0
  const counting = slowDatabase(env.DB, () => {
    waits += 1
    return Promise.resolve()
  })
  const silent = slowDatabase(env.PROVIDER_DB, () => new Promise(() => {}))
  await withEnv({ ...env, DB: counting, PROVIDER_DB: silent }, () =>
    pressSummary(place, viewOf(place), { ...CARD, isLost: true }),
  )
  // The announcement runs after the response; each call waits twice.
  expect(waits / 2).toBeLessThanOrEqual(3 + 1)
  const row = await env.DB.prepare("SELECT state FROM outbox WHERE kind = 'order'").first()
  expect(row).toEqual({ state: 'pending' })
})
