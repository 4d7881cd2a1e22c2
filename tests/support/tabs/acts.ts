import { env, withEnv } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { expect, vi } from 'vitest'
import { appConfig } from '~config'
import { warmCatalogue } from '~/back-office/catalogue/read-catalogue.server'
import type { OrderValues } from '~/order/model/typed-order'
import { forgetExpired } from '~/jobs/forget.server'
import { DAY, HOUR, MINUTE, SECOND } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import { siteProvider } from '~/back-office/site-provider.server'
import { someValues } from '../builders.ts'
import { drainAt } from '../worker/outbox.ts'
import { slowDatabase } from './interleaving.ts'
import type { RunRecord } from './record.ts'
import { crowdIn } from './strangers.ts'
import {
  askAgain,
  type Browser,
  openForm,
  pageOf,
  type Place,
  type Pressing,
  pressSummary,
  saveForm,
  savePayment,
  sendForm,
  type Tab,
} from './tab.ts'

/** The changed input, and the hours until the pickup. */
type Typing = { edit: Partial<OrderValues>; ahead: number }
/** What is done to a form or under a summary: it is sent, saved, or asked a question. */
type Filling = {
  does: 'goOn' | 'save' | 'company' | 'bigger' | 'startOver'
  typing: Typing
  pressing: Pressing
}
type Simple = {
  does:
    | ('openLast' | 'openNew' | 'change' | 'reload' | 'otherLanguage')
    | ('goBack' | 'goBackTwice' | 'copyTab')
    | ('terms' | 'vat' | 'catalogue' | 'forget' | 'deliver')
    | ('waitMinute' | 'waitHour' | 'waitNight')
}
/** Strangers fill the store. */
type Crowd = { does: 'strangers' }
type Deed = { at: number; what: Filling | Simple | Crowd }

const TABS = 3

/** In total less than the 48 hours after which an undelivered order is dead. */
const LONGEST_RUN = 40 * HOUR

function facts<T>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record<T>(parts, { noNullPrototype: true })
}

function mostly<T>(usual: readonly T[], others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
}

const typing = facts<Typing>({
  edit: mostly<Partial<OrderValues>>(
    [
      {},
      { dropoff: 'Karlovy Vary' },
      { dropoff: 'Tábor' },
      { service: 'basic', passengers: '6' },
      { kind: 'experience', experience: 'vienna', variant: 'business' },
      { orderOptions: ['prosecco'] },
    ],
    [{ kind: 'hourly', hours: '4' }, { passengers: '6' }, { email: 'nonsense' }],
  ),
  ahead: mostly([27, 240], [3, 5, 25]),
})

const pressing = facts<Pressing>({
  isLost: mostly([false], [true]),
  paymentMethod: mostly(['card'], ['bankTransfer', '']),
  note: mostly([''], ['u zadního vchodu']),
  isRobot: mostly([false], [true]),
  key: mostly<Pressing['key']>(['shown'], ['none', 'unknown']),
})

const A_RIDE: Typing = { edit: {}, ahead: 240 }
const A_PRESS: Pressing = {
  paymentMethod: 'card',
  note: '',
  key: 'shown',
  isLost: false,
  isRobot: false,
}

const what = fc.oneof(
  { weight: 16, arbitrary: facts<Filling>({ does: fc.constant('goOn'), typing, pressing }) },
  { weight: 6, arbitrary: facts<Filling>({ does: fc.constant('save'), typing, pressing }) },
  {
    weight: 1,
    arbitrary: facts<Filling>({
      does: fc.constantFrom('company', 'bigger', 'startOver'),
      typing,
      pressing,
    }),
  },
  {
    weight: 9,
    arbitrary: facts<Simple>({
      does: fc.constantFrom(
        ...(['openLast', 'openNew', 'change', 'reload', 'otherLanguage'] as const),
        ...(['goBack', 'goBack', 'goBackTwice', 'goBackTwice', 'copyTab', 'copyTab'] as const),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: facts<Crowd>({ does: fc.constant('strangers') }),
  },
  {
    weight: 3,
    arbitrary: facts<Simple>({
      does: fc.constantFrom(
        ...(['terms', 'vat', 'catalogue', 'forget', 'deliver'] as const),
        ...(['waitMinute', 'waitHour', 'waitNight'] as const),
      ),
    }),
  },
)

/** An act of a customer, the carrier or the clock; a customer acts in one of four tabs. */
export const anAct = facts<Deed>({ at: fc.nat(TABS - 1), what })

/** Tabs of two browsers, in which nothing was opened yet, and the time at which they begin. */
export type World = {
  tabs: Tab[]
  record: RunRecord
  startedAt: number
  words: number
  /** Strangers have filled the store up to its bound in bytes. */
  isStoreFull: boolean
}

/** A world before anything was done, at the time of now. */
export function aWorld(record: RunRecord, isStoreFull: boolean): World {
  const [one, other]: [Browser, Browser] = [{ drafts: '' }, { drafts: '' }]
  const tabs = Array.from({ length: TABS }, (_, index): Tab => {
    return { browser: index === TABS - 1 ? other : one, locale: 'cs', history: [] }
  })
  return { tabs, record, startedAt: Date.now(), words: 0, isStoreFull }
}

/** How a run begins: in the middle of an order, mostly, because there tabs meet. */
export const aBeginning = fc.constantFrom('nothing', 'two summaries', 'summary and form')

/** A form that was saved and sent on to its summary, and the same summary or form in another tab. */
export async function begin(world: World, beginning: string): Promise<void> {
  const [tab, copy] = world.tabs
  if (!tab || !copy || beginning === 'nothing') return
  const place = { tab, record: world.record }
  await openForm(place, '')
  for (const does of ['save', 'goOn'] as const) {
    passTime(world, 5 * SECOND)
    await fillIn(world, place, { does, typing: A_RIDE, pressing: A_PRESS })
  }
  copy.history.push(...structuredClone(tab.history))
  if (beginning === 'summary and form') await openForm({ ...place, tab: copy }, '')
}

/** Does one thing; every call of the site's database waits for `wait`. */
export async function act(
  world: World,
  { at, what: done }: Deed,
  wait: () => Promise<void>,
): Promise<void> {
  // A person needs some seconds for each act, which distinguishes people from bots.
  passTime(world, 5 * SECOND)
  const tab = world.tabs[at]
  if (!tab) return
  const place = { tab, record: world.record }
  // Strangers come between any two calls of the database.
  if (done.does === 'strangers') return crowdIn(new Date(), world.isStoreFull)
  await withEnv({ ...env, DB: slowDatabase(env.DB, wait) }, () =>
    'typing' in done ? fillIn(world, place, done) : doSimply(world, place, done),
  )
}

async function doSimply(world: World, place: Place, { does }: Simple): Promise<void> {
  const { tab } = place
  const page = pageOf(tab)
  switch (does) {
    case 'openLast':
      return openForm(place, '')
    case 'openNew':
      return openForm(place, '?d=new')
    case 'change':
      return openForm(place, page?.at === 'summary' ? `?d=${page.view.draft}` : '')
    case 'otherLanguage':
      tab.locale = tab.locale === 'cs' ? 'en' : 'cs'
      return askAgain(place)
    case 'reload':
      return askAgain(place)
    case 'goBack':
      return goBack(tab, 1)
    case 'goBackTwice':
      return goBack(tab, 2)
    case 'copyTab':
      return copyTab(world, place)
    case 'waitMinute':
      return passTime(world, MINUTE)
    case 'waitHour':
      return passTime(world, 70 * MINUTE)
    case 'waitNight':
      return passTime(world, 13 * HOUR)
    case 'terms':
    case 'vat':
    case 'catalogue':
      return changeOffer(world, does)
    case 'forget':
      await forgetExpired(env, new Date())
      return
    case 'deliver':
      await drainAt(siteProvider(), new Date())
  }
}

/** Acts on a form or under a summary; a tab without either first opens a form. */
async function fillIn(
  world: World,
  place: Place,
  { does, typing: typed, pressing: pressed }: Filling,
) {
  const page = pageOf(place.tab)
  if (page?.at === 'summary') {
    return (does === 'goOn' ? pressSummary : savePayment)(place, page.view, pressed)
  }
  if (page?.at !== 'form') return openForm(place, page ? '?d=new' : '')
  const { isLost } = pressed
  const values = type(world, page.page.values, typed)
  if (does === 'save') return saveForm(place, page.page, values, { isLost })
  return sendForm(place, page.page, values, { isLost, intent: does === 'goOn' ? '' : does })
}

function goBack({ history }: Tab, pages: number): void {
  history.splice(Math.max(1, history.length - pages))
}

/** What stands in the form after typing; its message is a word that nobody types twice. */
function type(world: World, values: OrderValues, { edit, ahead }: Typing): OrderValues {
  const [date = '', time = ''] = toLocalTime(new Date(world.startedAt + ahead * HOUR)).split('T')
  world.words += 1
  return {
    ...someValues({ date, time }),
    ...(values.name === '' ? {} : { dropoff: values.dropoff, service: values.service }),
    ...edit,
    message: `word ${world.words}`,
  }
}

/** The same page in another tab of the browser. */
function copyTab({ tabs }: World, { tab }: Place): void {
  const other = tabs.find((one) => one !== tab && one.browser === tab.browser)
  const page = pageOf(tab)
  if (page) other?.history.push(structuredClone(page))
}

function passTime({ startedAt }: World, ms: number): void {
  if (Date.now() + ms - startedAt < LONGEST_RUN) vi.setSystemTime(Date.now() + ms)
}

async function changeOffer(world: World, does: 'terms' | 'vat' | 'catalogue'): Promise<void> {
  const { terms, ordering } = appConfig
  if (does === 'catalogue') return renameExperience(world)
  if (does === 'terms') terms.version = terms.version === '2027-01-01' ? '2027-02-01' : '2027-01-01'
  else changeVat(ordering.vatRateBp === 1200 ? 2100 : 1200)
}

function changeVat(rateBp: number): void {
  appConfig.ordering.vatRateBp = rateBp
  for (const route of appConfig.fixedRoutes) route.vatRateBp = rateBp
}

/** The carrier renames an experience, and the site has read the change. */
async function renameExperience(world: World): Promise<void> {
  world.words += 1
  await env.PROVIDER_DB.prepare(
    "UPDATE experiences SET body = json_set(body, '$.title.cs', ?1, '$.title.en', ?1) WHERE id = 'vienna'",
  )
    .bind(`Vídeň ${world.words}`)
    .run()
  passTime(world, 6 * MINUTE)
  await warmCatalogue()
}

/** A day later, so that what is remembered of the catalogue never lies in the future of the next run. */
export function nextDay(): void {
  vi.setSystemTime(Date.now() + 3 * DAY)
}

/** Presses the button of every tab until its order is placed or it shows a form again: pages never form a loop. */
export async function finish(world: World): Promise<void> {
  for (const tab of world.tabs) {
    const place = { tab, record: world.record }
    for (let presses = 0; pageOf(tab)?.at === 'summary'; presses += 1) {
      expect(presses).toBeLessThan(4)
      const page = pageOf(tab)
      if (page?.at === 'summary') await pressSummary(place, page.view, A_PRESS)
    }
  }
}
