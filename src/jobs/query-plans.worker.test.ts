import { env, withEnv } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeLink, readLink, spendLink, tryCode } from '~/access/link-store.server'
import { deskRowsOf, eraseDeskRows } from '~/access/person-rows.server'
import {
  beginSession,
  endSession,
  freshenSession,
  listSessions,
  noteUse,
  readSession,
} from '~/access/session-store.server'
import { readMoney } from '~/desk/money/read-money.server'
import { readUnpaid } from '~/desk/money/unpaid/unpaid-step.server'
import { noteAnswer, noteReadUpTo, readUpTo } from '~/gateway/gateway-answers.server'
import { readHome } from '~/desk/home/read-home.server'
import { submitContactPage } from '~/pages/contact/contact-step.server'
import {
  documentByToken,
  documentsOf,
  documentsOfMonth,
  selectDocuments,
} from '~/order/papers/document-store.server'
import { mintDocumentToken } from '~/order/papers/document-token.server'
import { paymentsOfMonth } from '~/order/papers/month/read-payments.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { giveLine } from '~/order/bank/give-line.server'
import { closeGap, noteRead, readUntil } from '~/order/bank/fio.server'
import { keepReading } from '~/order/bank/reading-store.server'
import { takeBackReading } from '~/order/bank/take-back.server'
import {
  countOpen,
  openLines,
  openSettled,
  paidParts,
  reopenLine,
  settleLine,
  takePart,
} from '~/order/bank/line-store.server'
import { noteStatement } from '~/order/bank/note-statement.server'
import { toLocalTime } from '~/lib/local-time'
import type { Statement } from '~/order/bank/statement'
import {
  askLater,
  closePayment,
  keepPayment,
  paymentsOf,
} from '~/order/store/orders/payments.server'
import { actOnOrder } from '~/order/store/act.server'
import { type Doing, postpone } from '~/order/store/orders/act-statements.server'
import { makeDraft } from '~/order/store/draft-store.server'
import { MOST_OF_NETWORK, PUSHED_OUT_JSON } from '~/order/store/drafts/push-out.server'
import { findOrderStatus } from '~/order/store/find-order.server'
import { oweLostLink } from '~/order/status/find/lost-link.server'
import { runCommand } from '~/order/commands/run-command.server'
import { everyMinute } from '~/jobs/every-minute.server'
import { healthReport } from '~/jobs/health/health.server'
import { SELECT_PROVIDER_END } from '~/back-office/cron-run'
import { noteReport } from '~/outbox/sent/mail-reports.server'
import { personsOf, repeatErasures } from '~/jobs/persons.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { startVisit } from '~/http/visit'
import { listFound } from '~/order/store/desk/lists.server'
import { staffByHash } from '~/jobs/erasing/erase-person.server'
import { tellOfFleetChange } from '~/order/store/desk/fleet-change.server'
import { readFleet } from '~/roster/fleet.server'
import { press, tellForeignPress } from '~/order/driver/press.server'
import { wrongClocks } from '~/order/store/driver/act-store.server'
import {
  endTask,
  eraseTasks,
  tasksOfDriver,
  tellGatewayNews,
} from '~/order/store/desk/task-store.server'
import { findRide } from '~/order/store/driver/find-ride.server'
import { mintRideToken } from '~/order/store/driver/ride-token.server'
import { linkSecret } from '~/order/store/status-token.server'
import { markAnswered } from '~/outbox/message-store.server'
import { addCar, listCars, removeCar, saveCar } from '~/roster/car-store.server'
import {
  addDriver,
  driversOfPerson,
  emailOf,
  eraseDrivers,
  endLinks,
  listDrivers,
  removeDriver,
  saveDriver,
} from '~/roster/driver-store.server'
import { keepEvent } from '~/back-office/embedded/store'
import { findAnswer, keepAnswer } from '~/order/notices/notice-store.server'
import { oweEvent } from '~/outbox/events/event-items'
import { RETRY } from '~/back-office/retry'
import { siteProvider } from '~/back-office/site-provider.server'
import { NOW, someValues } from '../../tests/support/builders.ts'
import { acts } from '../../tests/support/lives.ts'
import { seedDatabase } from '../../tests/support/provider/ends.ts'
import { putDrafts } from '../../tests/support/tabs/strangers.ts'
import { emptyRecord } from '../../tests/support/tabs/record.ts'
import {
  CARD,
  openForm,
  pageOf,
  type Place,
  pressSummary,
  saveForm,
  savePayment,
  sendForm,
} from '../../tests/support/tabs/tab.ts'
import { countedDatabase, planOf, type Ran } from '../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../tests/support/worker/many-rows.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'
import { printStatements } from '../../tests/support/worker/recorded-statements.ts'
import { loadTowns, loadTownsByPrefix } from '~/places/gazetteer.server'

/** The maximum number of drafts; of the other tables as many rows as a busy carrier has in a year. */
const MANY = 10_000
/**
 * Rows that a statement may read regardless of the table's size: a run takes forty mails and reads some eight rows
 * for each.
 */
const MOST = 400
/** Number of items of each kind that wait for a person. */
const OPEN = 10
/** More than a statement may read, and held for a month. */
const HELD = 300
/** Orders, messages and mails to both that are open. */
const ALL_OPEN = 4 * (3 * OPEN + HELD)

/**
 * Tables and lists that may be read whole: tables of one row, those that the carrier fills, and lists in a statement.
 */
const SMALL = [
  'breaker',
  'cron_run',
  'countries',
  'experiences',
  'seeded',
  'cars',
  'sqlite_autoindex_cars_2',
  'drivers',
  'sqlite_autoindex_drivers_2',
  // The rows of a subquery, which its own step bounds.
  'subquery',
  'near',
  'json_each',
  'listed',
  'hashed',
  'noted',
  'about',
  // The row of a SELECT without FROM.
  'CONSTANT',
]
/** One row, whichever it is. */
const ANY_ROW = /^SELECT \w+ FROM \w+ LIMIT 1$/
/** The statement that counts open items reads only those. */
const COUNTS_OPEN = /INDEXED BY outbox_open/
/** The newest rows along an index of time, with a limit. */
const READS_NEWEST = / DESC LIMIT \d+$/
const CROWD = { network: 'crowd', household: 'crowd' }
const MANNER = { isLost: false, intent: '' }

const now = NOW.getTime()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
})

afterEach(() => {
  vi.useRealTimers()
})

function formOf({ tab }: Place) {
  const page = pageOf(tab)
  if (page?.at !== 'form') throw new Error(`no form but ${page?.at}`)
  return page.page
}

function summaryOf({ tab }: Place) {
  const page = pageOf(tab)
  if (page?.at !== 'summary') throw new Error(`no summary but ${page?.at}`)
  return page.view
}

/** A customer types, saves, opens the summary, changes the ride, orders, and opens the order. */
async function orderRide(): Promise<void> {
  const place: Place = {
    tab: { browser: { drafts: '' }, locale: 'cs', history: [] },
    record: emptyRecord(),
  }
  await openForm(place, '?d=new')
  await saveForm(place, formOf(place), someValues({ city: 'Brno' }), MANNER)
  await saveForm(place, formOf(place), someValues({ city: 'Praha' }), MANNER)
  vi.setSystemTime(Date.now() + MINUTE)
  await sendForm(place, formOf(place), someValues(), MANNER)
  await savePayment(place, summaryOf(place), CARD)
  await openForm(place, '')
  await sendForm(place, formOf(place), someValues({ passengers: '3' }), MANNER)
  await pressSummary(place, summaryOf(place), CARD)
  const token = place.record.acknowledged[0]?.statusPath.split('/').at(-1) ?? ''
  const status = await findOrderStatus(token, new Date(), selectDocuments)
  expect(status).toMatchObject({ state: 'placed' })
  await liveOn(place.record.acknowledged[0]?.number ?? '')
  await openForm(place, '')
  await openForm(place, '?d=new')
  await saveForm(place, formOf(place), someValues(), MANNER)
  await sendForm(place, formOf(place), someValues(), { ...MANNER, intent: 'startOver' })
}

/** A person signs in at the desk, works, looks who is there, and is erased. */
async function visitDesk(): Promise<void> {
  const asked = { person: 'dana', browser: 'browser', locale: 'cs', next: '' } as const
  const id = await makeLink(env.DB, asked, new Date())
  if (id === null) throw new Error('no link')
  expect(await readLink(env.DB, id)).toMatchObject({ person: 'dana' })
  expect(await tryCode(env.DB, { browser: 'browser' }, new Date())).toMatchObject({ id })
  const used = { id, device: 'Safari', wasTried: true }
  expect(await spendLink(env.DB, used, new Date())).toBe(true)
  const cookie = await beginSession(env.DB, { person: 'dana', device: 'Safari' }, new Date())
  const session = await readSession(env.DB, cookie, new Date())
  if (!session) throw new Error('no session')
  const later = new Date(Date.now() + HOUR)
  await noteUse(env.DB, session, later)?.run()
  await freshenSession(env.DB, session.key, later)
  expect(await listSessions(env.DB, later)).toHaveLength(1)
  expect(await endSession(env.DB, session.key, later)).toBe(true)
  const person = { id: 'dana', name: 'Dana', email: 'dana@example.com', role: 'dispatcher' }
  const desk = { ...env, DESK_PEOPLE: JSON.stringify([person]) }
  expect(await deskRowsOf(desk, { email: person.email })).toMatchObject({ links: [{}] })
  expect(await eraseDeskRows(desk, { email: person.email })).toBe(2)
  await readHome(env.DB, new Date())
  await keepRoster()
  expect(await listFound(env.DB, 'Jana')).not.toEqual([])
  await markAnswered(env.DB, 'none', new Date())
}

/** The desk keeps its cars and drivers; a driver is exported and erased. */
async function keepRoster(): Promise<void> {
  await addCar(env.DB, {
    name: 'Škoda Superb',
    category: 'business',
    seats: 3,
    plate: '1AB 2345',
    daysOff: [],
  })
  for (const car of await listCars(env.DB)) {
    await saveCar(env.DB, car)
    await removeCar(env.DB, car.id)
  }
  const daysOff = [{ from: '2026-12-24', to: '2026-12-26' }]
  const person = { name: 'Karel', phone: '+420777000111', email: 'karel@example.com' }
  await addDriver(env.DB, { ...person, languages: ['cs'], daysOff })
  for (const driver of await listDrivers(env.DB)) {
    await saveDriver(env.DB, driver)
    await endLinks(env.DB, driver.id, new Date())
    await removeDriver(env.DB, driver.id)
  }
  for (const name of [{ email: person.email }, { phone: person.phone }]) {
    await driversOfPerson(env.DB, name)
    await tasksOfDriver(env.DB, [person.phone])
    await eraseTasks(env.DB, [person.phone])
    await eraseDrivers(env.DB, name)
  }
}

/** A network with too many drafts sends one more. */
async function comeFromCrowd(): Promise<void> {
  await makeDraft(env.DB, '{}', new Date(), { page: null, save: 0, sender: CROWD })
  const row = await env.DB.prepare(`SELECT ${PUSHED_OUT_JSON} AS json`).first<{ json: string }>()
  expect(JSON.parse(row?.json ?? '')).toMatchObject({ count: 1 })
}

/** Events of an order after it was placed; another order stays unanswered. */
async function liveOn(number: string): Promise<void> {
  const act = { event: 'confirm' } as const
  const done = await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, new Date())
  expect(done).toMatchObject({ ok: true })
  for (const message of ['O hodinu později', 'O dvě hodiny později']) {
    const wish = { act: { event: 'requestChange', message }, actor: 'customer', seq: null } as const
    expect(await actOnOrder(env.DB, number, wish, new Date())).toMatchObject({ ok: true })
  }
}

/** A message, and the same form sent again. */
async function sendMessage(): Promise<void> {
  const form = new FormData()
  const typed = { name: 'Jana', email: 'jana@example.com', message: 'Dobrý den' }
  for (const [name, value] of Object.entries({ ...typed, messageKey: crypto.randomUUID() })) {
    form.append(name, value)
  }
  const url = new URL('https://vozka.example/kontakt')
  const request = { url, requestId: 'message', isOverLimit: false, form }
  for (let times = 0; times < 2; times += 1) {
    const answer = await submitContactPage(startVisit(new Request(url), {}, request))
    expect(answer).toBeInstanceOf(Response)
  }
}

/** The cron with a provider that answers, with one that is down, and with one that recovers at a probe. */
async function runCron(): Promise<void> {
  const provider = siteProvider()
  const down = { ...provider, fetch: () => Promise.reject(new Error('down')) }
  const runs = [
    { connection: down, failures: 0 },
    { connection: provider, failures: 0 },
    { connection: down, failures: RETRY.breakerOpensAt },
    { connection: provider, failures: RETRY.breakerOpensAt },
  ]
  for (const { connection, failures } of runs) {
    await env.DB.prepare('UPDATE breaker SET failures = ?, probe_at = 0').bind(failures).run()
    vi.setSystemTime(Date.now() + 9 * MINUTE)
    await everyMinute(env, connection)
  }
}

/** The reads, repeated deliveries and erasures of the terminal, with an order and a message that have all data. */
async function useTerminal(site: { DB: D1Database; PROVIDER_DB: D1Database }): Promise<void> {
  const persons = personsOf(site)
  const desk = { env: site, persons, now: new Date() }
  const newest = await env.DB.prepare(
    'SELECT number FROM orders ORDER BY placed_at DESC LIMIT 1',
  ).first<{
    number: string
  }>()
  const number = newest?.number ?? ''
  const key = crypto.randomUUID()
  await oweLostLink(site.DB, { number, email: someValues().email }, new Date())
  const days = { from: '2026-11-01', to: '2026-12-31' }
  const list = { command: 'list', limit: 10 } as const
  await runCommand(list, desk)
  await runCommand({ ...list, ...days }, desk)
  await runCommand({ ...list, ...days, state: 'received' }, desk)
  for (const state of ['received', 'cancelled'] as const) await runCommand({ ...list, state }, desk)
  await runCommand({ command: 'find', text: 'nobody 1AB' }, desk)
  await runCommand({ command: 'messages', limit: 20 }, desk)
  expect(await runCommand({ command: 'show', number }, desk)).toMatchObject({ ok: true })
  const request = '3b241101-e2bb-4255-8caf-4136c566a962'
  await env.DB.prepare(
    'UPDATE order_events SET request_id = ? WHERE order_key IN (SELECT order_key FROM orders WHERE number = ?)',
  )
    .bind(request, number)
    .run()
  for (const of of [number, request]) {
    expect(await runCommand({ command: 'trace', of }, desk)).toMatchObject({ row: { number } })
  }
  await runCommand({ command: 'trace', of: 'AAAAAAAAAAAA' }, desk)
  for (const item of [number, key]) {
    await runCommand({ command: 'replay', item, state: null }, desk)
    await runCommand({ command: 'release', item }, desk)
    await runCommand({ command: 'settle', item }, desk)
  }
  await runCommand({ command: 'replay', item: null, state: 'dead' }, desk)
  const cancel = { command: 'cancel', number, reason: 'Porucha' } as const
  expect(await runCommand(cancel, desk)).toMatchObject({ ok: true })
  // Of the copies only this order is theirs. An earlier release wrote it, and an earlier secret hashed another.
  const email = 'only@example.com'
  const own = (table: string, column: string, by: string) =>
    `UPDATE ${table} SET ${column} = json_set(${column}, '$.email', '${email}')
     WHERE ${by} = (SELECT MAX(${by}) FROM ${table} WHERE json_valid(${column}))`
  await makeDraft(site.DB, JSON.stringify(someValues({ email })), new Date())
  await env.DB.batch(
    [
      "UPDATE orders SET email_hash = '!' WHERE order_key = (SELECT MIN(order_key) FROM orders)",
      `UPDATE orders SET content = json_set(content, '$.email', '${email}'), email_hash = NULL
       WHERE number = '${number}'`,
      own('contact_messages', 'body', 'message_key'),
      'UPDATE contact_messages SET email_hash = NULL WHERE message_key = (SELECT MAX(message_key) FROM contact_messages)',
      own('summaries', 'content', 'order_key'),
    ].map((sql) => env.DB.prepare(sql)),
  )
  await env.PROVIDER_DB.batch(
    ['orders', 'messages'].map((table) =>
      env.PROVIDER_DB.prepare(
        `UPDATE ${table} SET email = ?, email_hash = NULL WHERE id = (SELECT MAX(id) FROM ${table})`,
      ).bind(email),
    ),
  )
  const once = { key: crypto.randomUUID(), commandHash: 'hash' }
  await runCommand({ command: 'settle', item: number }, { ...desk, once })
  await runCommand({ command: 'export', email }, desk)
  expect(await runCommand({ command: 'erase', email }, desk)).toMatchObject({
    found: { erased: { orders: [number] } },
  })
  await eraseGuest(desk)
  expect(await repeatErasures(site, new Date())).toBe(0)
}

/** A guest of an order that was rejected, who is named in the books too. */
async function eraseGuest(desk: Parameters<typeof runCommand>[1]): Promise<void> {
  const guest = { name: 'Hana Hostová', phone: '+420777111222' }
  const order = aNewOrder()
  const placed = { ...order, order: { ...order.order, guest } }
  const { number } = await placeOrder(env.DB, placed, new Date())
  const doing = { act: { event: 'reject', reason: 'Plno' }, actor: 'carrier', seq: null } as const
  await actOnOrder(env.DB, number, doing, new Date())
  await env.PROVIDER_DB.prepare(
    `UPDATE orders SET body = json_set(body, '$.guest', json(?)), email_hash = NULL
     WHERE id = (SELECT MIN(id) FROM orders WHERE body <> '{}')`,
  )
    .bind(JSON.stringify(guest))
    .run()
  await runCommand({ command: 'export', phone: guest.phone }, desk)
  expect(await runCommand({ command: 'erase', phone: guest.phone }, desk)).toMatchObject({
    found: { erased: { named: [number] } },
  })
}

/** An order whose documents are needed, taken back, struck, read, and at last cannot be made. */
async function keepPapers(): Promise<void> {
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, new Date())
  const by = async (act: Doing['act']) => {
    const doing = { act, actor: 'carrier', seq: null } as const
    expect(await actOnOrder(env.DB, number, doing, new Date())).toMatchObject({ ok: true })
  }
  const issue = async () => {
    vi.setSystemTime(Date.now() + MINUTE)
    await issueDocuments(env.DB, new Date())
  }
  const done = { event: 'finish', why: 'Dřívější let' } as const
  const undone = { event: 'reopen', reason: 'Omyl' } as const
  await by({ event: 'confirm' })
  await by({ event: 'price', total: 700_000, reason: 'Dohoda' })
  await issue()
  await by(done)
  await by({ event: 'paid', amount: null })
  await issue()
  await by(undone)
  await issue()
  const documents = await documentsOf(env.DB, order.orderKey)
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'advance'])
  const [first] = documents
  const token = first ? await mintDocumentToken(first, 0) : ''
  expect(await documentByToken(env.DB, token, new Date())).toMatchObject({ state: 'issued' })
  expect(await documentsOfMonth(env.DB, '2026-11')).toHaveLength(3)
  expect(await paymentsOfMonth(env.DB, '2026-11')).not.toEqual([])
  await by(done)
  await by({ event: 'undo', of: null })
  await by(done)
  await env.DB.prepare("UPDATE orders SET content = '{}' WHERE number = ?").bind(number).run()
  await issue()
}

/** A back office of the carrier's own is told of an act, tells one, and puts a deadline off. */
async function tellBothWays(): Promise<void> {
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, new Date())
  await env.DB.batch([
    oweEvent(env.DB, { orderKey: order.orderKey, seq: 1 }, new Date()),
    postpone(env.DB, number, 1, Date.now() + DAY),
    keepAnswer(env.DB, 'notice', { status: 200, json: {} }, new Date()),
  ])
  expect(await findAnswer(env.DB, 'notice')).toEqual({ status: 200, json: {} })
  const at = new Date().toISOString()
  const body = { seq: 2, event: 'confirm', actor: 'carrier', at, data: {} } as const
  const stamp = { idempotencyKey: 'told', bodyHash: 'hash', receivedAt: at }
  expect(await keepEvent(env.PROVIDER_DB, { number, body }, stamp)).toMatchObject({ ok: false })
}

/** Two rides of one driver meet; the driver of one presses; a telephone is corrected; an old order is listed. */
async function drive(): Promise<void> {
  const orders = [aNewOrder(), aNewOrder()]
  const numbers = await Promise.all(
    orders.map(async (order) => (await placeOrder(env.DB, order, new Date())).number),
  )
  const by = (number: string, act: Doing['act']) =>
    actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null, insists: true }, new Date())
  let assignment = 0
  for (const number of numbers) {
    await by(number, acts.confirm.act)
    const done = await by(number, acts.assign.act)
    assignment = done.ok ? done.life.seq : 0
  }
  const [number = '', other = ''] = numbers
  const task = { number: other, seq: assignment, leg: 1, kind: 'tell', item: '' } as const
  expect(await endTask(env.DB, task, { person: 'dana', now: new Date() })).toBe(true)
  const token = await mintRideToken(linkSecret(env), { number: other, leg: 1, assignment })
  const found = await findRide(token, new Date())
  if (found?.state !== 'ride') throw new Error('no ride')
  expect(await wrongClocks(env.DB, found.ride.orderKey)).toEqual(new Map())
  const pressed = {
    act: 'onTheWay',
    id: crypto.randomUUID(),
    at: new Date(),
    sent: null,
    sum: null,
  } as const
  expect(await press(env.DB, found.ride, pressed, { now: new Date(), requestId: '?' })).toBe(
    'happened',
  )
  const before = { name: someValues().name }
  await by(number, { event: 'correct', before, after: { name: 'Jiří Jiný' } })
  const late = { ...pressed, id: crypto.randomUUID() }
  await tellForeignPress(env.DB, found.ride.link, late, new Date())
  await changeFleet(number)
}

/** A driver of the list is given a ride, loses his links, is given the ride again, and that is taken back. */
async function changeFleet(number: string): Promise<void> {
  const { driver: name, phone, ...car } = acts.assign.act
  const email = 'karel@example.com'
  await addDriver(env.DB, { name, phone, email, languages: [], daysOff: [] })
  const [driver] = await listDrivers(env.DB)
  const driverId = driver?.id ?? ''
  const by = (act: Doing['act']) =>
    actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null, insists: true }, new Date())
  const assign = { ...acts.assign.act, ...car, email, driverId }
  expect(await by(assign)).toMatchObject({ ok: true })
  const fleet = await readFleet(env.DB)
  await endLinks(env.DB, driverId, new Date())
  await tellOfFleetChange(env.DB, driverId, fleet, new Date())
  expect(await by(assign)).toMatchObject({ ok: true })
  expect(await by({ event: 'undo' })).toMatchObject({ ok: true })
  expect(await emailOf(env.DB, driverId)).toBe(email)
  expect((await staffByHash(env)).size).toBeGreaterThan(0)
  await removeDriver(env.DB, driverId)
}

/** A bank statement pays one order and has a line for nobody; a card is asked for, paid, and put off. */
async function moveMoney(): Promise<void> {
  const { number } = await placeOrder(env.DB, aNewOrder(), new Date())
  const act = { event: 'confirm' } as const
  await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, new Date())
  const line = {
    day: toLocalTime(new Date()).slice(0, 10),
    weakId: '',
    currency: 'CZK',
    name: '',
    account: '',
    message: '',
  }
  const lines = [
    { ...line, bankId: 'a', symbol: number, amount: 790_000 },
    { ...line, bankId: 'b', symbol: '', amount: 1 },
  ]
  const noting = { actor: 'carrier', now: new Date() } as const
  const statement: Statement = { form: 'csv', lines, out: 0, waiting: 0, faults: [] }
  const noted = await noteStatement(env.DB, statement, noting)
  expect(noted.lines.map(({ match }) => match.is)).toEqual(['noted', 'open'])
  const [open] = await openLines(env.DB, 10)
  expect(await settleLine(env.DB, open?.key ?? '', new Date())).toBe(true)
  await openSettled(env.DB, open?.key ?? '')
  const given = { key: open?.key ?? '', numbers: [number] }
  expect(await giveLine(env.DB, given, { actor: 'carrier' }, new Date())).toEqual({ ok: true })
  await reopenLine(env.DB, number, { event: 'paid', reference: 'b' }, new Date()).run()
  await paidParts(env.DB, open?.key ?? '')
  await takePart(env.DB, 'none', 1).run()
  await noteRead(env.DB, (await readUntil(env.DB)) ?? 1, null)
  await closeGap(env.DB)
  await countOpen(env.DB, 10)
  await keepReading(env.DB, { id: 'r', form: 'csv', noted: 1, open: 1 }, new Date())
  const again = { ...statement, lines: [{ ...line, bankId: 'c', symbol: number, amount: 1 }] }
  await noteStatement(env.DB, again, { ...noting, reading: 'r' })
  const third = (await openLines(env.DB, 10)).find(({ reading }) => reading === 'r')
  await giveLine(
    env.DB,
    { key: third?.key ?? '', numbers: [number] },
    { actor: 'carrier' },
    new Date(),
  )
  expect(await takeBackReading(env.DB, 'r', { actor: 'carrier' }, new Date())).toMatchObject({
    taken: 1,
    kept: [],
  })
  await readMoney(env.DB, new Date())
  await readUnpaid(env.DB, new Date(), 1)
  const session = 'cs_test'
  await keepPayment(env.DB, { session, number, seq: 2, locale: 'cs' }, new Date())
  expect(await paymentsOf(env.DB, number)).toHaveLength(1)
  await askLater(env.DB, [session], new Date())
  await closePayment(env.DB, session, 'paid').run()
  for (const why of ['http_401', null]) await noteAnswer(env.DB, 'start', why, Date.now())
  await noteReadUpTo(env.DB, Date.now())
  expect(await readUpTo(env.DB)).not.toBeNull()
  const news = { what: 'open', amount: 1, currency: 'CZK' } as const
  await tellGatewayNews(env.DB, { orderKey: 'disputed', item: 'du_1' }, news, new Date()).run()
}

/** A year of a busy carrier around one order and one message: most items are done, some wait, some have expired. */
async function fillDatabases(): Promise<void> {
  await orderRide()
  await sendMessage()
  // What left after its answer has to be at the back office, whose rows are copied.
  const waiting = () =>
    env.DB.prepare(
      "SELECT COUNT(*) AS n FROM outbox WHERE kind IN ('order', 'contact') AND state <> 'delivered'",
    ).first()
  for (let tries = 0; tries < 20 && (await waiting())?.['n'] !== 0; tries += 1) {
    // What leaves after an answer may be under way, or have failed once on a busy machine.
    vi.setSystemTime(Date.now() + 9 * MINUTE)
    await everyMinute(env, siteProvider())
  }
  expect(await waiting()).toEqual({ n: 0 })
  await env.DB.prepare("INSERT INTO mail_counts VALUES ('n', 'received', '2026-11-20', 1)").run()
  const over = now - 365 * DAY
  const state = `CASE WHEN n <= ${OPEN} THEN 'pending' WHEN n <= ${2 * OPEN} THEN 'needs_review'
    WHEN n <= ${3 * OPEN} THEN 'dead' WHEN n <= ${3 * OPEN + HELD} THEN 'held' ELSE 'delivered' END`
  const owed = {
    item: NTH_KEY,
    state,
    next_at: String(now + HOUR),
    created_at: `iif(n = ${4 * OPEN}, ${over}, ${now - DAY})`,
    announced_at: `iif(n % 1000 = 0, NULL, ${now})`,
  }
  const isOld = `n > ${MANY - 5}`
  await copyRows(env.DB, 'orders', MANY, {
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    ride_at: `iif(${isOld}, ${over}, ${now + DAY})`,
    // One of many stayed unanswered.
    expires_at: `iif(n = 7, ${now}, iif(n % 2, NULL, ${now + DAY}))`,
  })
  await copyRows(env.DB, 'order_events', MANY, { order_key: NTH_KEY })
  await copyRows(env.DB, 'contact_messages', MANY, {
    message_key: NTH_KEY,
    sent_at: `iif(${isOld}, ${over}, ${now - DAY})`,
  })
  await env.DB.prepare("DELETE FROM outbox WHERE kind = 'contact'").run()
  await copyRows(env.DB, 'outbox', MANY, owed)
  await copyRows(env.DB, 'outbox', MANY, { ...owed, kind: "'contact'" })
  for (const role of ['carrier', 'customer']) {
    const item = `'${role}:event:' || ${NTH_KEY} || ':1'`
    await copyRows(env.DB, 'outbox', MANY, { ...owed, kind: "'mail'", item, next_at: String(now) })
  }
  await env.DB.prepare(
    `INSERT INTO documents VALUES ('debit', 2016, 0, 'key', 1, 1, '{}', '2016-01-01', '2016-01-01', 0, NULL, NULL)`,
  ).run()
  await copyRows(env.DB, 'documents', MANY, {
    no: 'n',
    order_key: NTH_KEY,
    supply_on: `iif(${isOld}, '2016-01-01', '2026-10-01')`,
    email_hash: "'hash ' || n",
  })
  await copyRows(env.DB, 'mail_counts', MANY, { recipient: NTH_KEY, day: `'2026-11-21'` })
  // Each of the oldest drafts has a summary or became an order.
  await copyRows(env.DB, 'drafts', MANY, {
    seq: 'NULL',
    id: NTH_KEY,
    placed_number: 'iif(n % 2, NULL, placed_number)',
  })
  await copyRows(env.DB, 'summaries', MANY, { order_key: NTH_KEY, draft_id: NTH_KEY, hash: 'n' })
  await env.DB.prepare(
    `WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?)
     INSERT INTO gazetteer SELECT 'town ' || n, n, 'Město', 'Town', 'Stadt', 'CZ', '', 1000, 50, 14 FROM many`,
  )
    .bind(MANY)
    .run()
  const kept = { id: NTH_KEY, idempotency_key: `'kept ' || n` }
  await copyRows(env.PROVIDER_DB, 'orders', MANY, {
    ...kept,
    pickup_at: `iif(${isOld}, '2020-01-01T00:00:00.000Z', pickup_at)`,
  })
  await copyRows(env.PROVIDER_DB, 'messages', MANY, {
    ...kept,
    received_at: `iif(${isOld}, '2020-01-01T00:00:00.000Z', received_at)`,
  })
}

/** The statements that read too many rows or a whole growing table, each with its query plan. */
async function faultsOf(db: D1Database, ran: Ran[]): Promise<string[]> {
  const partial = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'")
    .all<{ name: string }>()
  const mayBeScanned = [...SMALL, ...partial.results.map(({ name }) => name)]
  const faults = new Map<string, string>()
  for (const statement of ran) {
    const { sql, rowsRead } = statement
    const plan = await planOf(db, statement)
    const scanned = plan.flatMap((step) => {
      const [, table = '', index] =
        /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(step) ?? []
      return table === '' ? [] : [index ?? table]
    })
    const isBounded = ANY_ROW.test(sql) || READS_NEWEST.test(sql)
    const readsAll = !isBounded && scanned.some((name) => !mayBeScanned.includes(name))
    const readsMuch = rowsRead > (COUNTS_OPEN.test(sql) ? 3 * ALL_OPEN : MOST)
    const isSmall = scanned.length > 0 && scanned.every((name) => SMALL.includes(name))
    if (readsAll || (readsMuch && !isSmall)) {
      faults.set(sql, `${rowsRead} rows read by ${sql}\n${plan.join('\n')}`)
    }
  }
  return [...faults.values()]
}

/** The beginning of each statement and fragment in the source, up to its first placeholder. */
function statementsOfSource(): string[] {
  const sources = import.meta.glob<string>(
    ['/src/**/*.ts', '!/src/**/*.test.ts', '!/src/back-office/embedded/seed/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  const literal =
    /(['"`])(\s*(?:\/\/[^\n]*\s*)*\(?(?:SELECT|INSERT|UPDATE|DELETE) [\s\S]*?)(?:\1|\$\{)/g
  return Object.values(sources)
    .flatMap((source) => [...source.matchAll(literal)].map(([, , begin = '']) => inOneLine(begin)))
    .filter((begin) => begin !== SELECT_PROVIDER_END)
}

function inOneLine(sql: string): string {
  return sql.replace(/\s+/g, ' ').trim()
}

test('no statement reads more the more there is, and each finds its rows by an index', async () => {
  await seedDatabase()
  await fillDatabases()
  await putDrafts(CROWD, MOST_OF_NETWORK, new Date(now - 2 * HOUR))
  const site = countedDatabase(env.DB)
  const provider = countedDatabase(env.PROVIDER_DB)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const mails = { MAIL_API_URL: 'https://mail.example/emails', MAIL_API_TOKEN: 'token' }
  const settings = { ...mails, SITE_ORIGIN: 'https://vozka.example' }
  const posting = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  const databases = { DB: site.database, PROVIDER_DB: provider.database }
  await withEnv({ ...env, ...settings, ...databases }, async () => {
    await orderRide()
    await comeFromCrowd()
    await sendMessage()
    await healthReport(env, new Date(), { isLocal: true })
    await runCron()
    const report = {
      id: 'report',
      mailId: 'mail',
      news: 'bounced',
      word: 'bounced',
      at: now,
    } as const
    expect(await noteReport(env.DB, report, NOW)).toBe('later')
    await loadTowns(env.DB, ['town 7', 'Hradec Králové'])
    await loadTownsByPrefix(env.DB, 'to')
    await visitDesk()
    await useTerminal({ ...env, ...databases })
    await keepPapers()
    await moveMoney()
    await drive()
    await tellBothWays()
  })
  log.mockRestore()
  posting.mockRestore()
  expect(await faultsOf(env.DB, site.ran)).toEqual([])
  expect(await faultsOf(env.PROVIDER_DB, provider.ran)).toEqual([])
  const ran = [...site.ran, ...provider.ran].map(({ sql }) => inOneLine(sql))
  const unseen = statementsOfSource().filter((begin) => !ran.some((sql) => sql.includes(begin)))
  expect(unseen).toEqual([])
  // For `npm run release`: this list is complete, because of the line before.
  if (env.RECORD_STATEMENTS) printStatements({ site: site.ran, provider: provider.ran })
}, 60_000)
