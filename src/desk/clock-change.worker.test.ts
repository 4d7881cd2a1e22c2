import { env } from 'cloudflare:workers'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DayPage } from '~/desk/day/day-page'
import { openDay } from '~/desk/day/day-step.server'
import type { AtDesk } from '~/desk/guard/at-desk'
import { HomePage } from '~/desk/home/home-page'
import { openHome } from '~/desk/home/home-step.server'
import { OrderPage } from '~/desk/order/order-page'
import { openOrder } from '~/desk/order/order-step.server'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { openRide } from '~/order/driver/ride-step.server'
import { RidePage } from '~/order/driver/ride-page'
import { correctionOf } from '~/order/commands/correction.server'
import { runCommand } from '~/order/commands/run-command.server'
import { sendOwedMail } from '~/order/mail/send-mail.server'
import type { Order } from '~/order/model/order'
import { actOnOrder } from '~/order/store/act.server'
import { mintRideToken } from '~/order/store/driver/ride-token.server'
import { linkSecret } from '~/order/store/status-token.server'
import { personsOf } from '~/jobs/persons.server'
import { listText } from '../../terminal/print/list.ts'
import { showText } from '../../terminal/print/show.ts'
import { anOrder } from '../../tests/support/builders.ts'
import { acts } from '../../tests/support/lives.ts'
import { boundsOf, instantOn } from '~/desk/rows/days'
import { toLocalTime } from '~/lib/local-time'
import type { OrderValues } from '~/order/model/typed-order'
import { toldOrder } from '../../tests/support/told-order.ts'
import { atDesk } from '../../tests/support/worker/at-desk.ts'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

// The page asks the router for its address in other languages.
vi.mock('~/ui/island/use-page-address', () => ({ useOtherLanguages: () => [] }))
vi.mock('virtual:board-script', () => ({ default: '' }))
vi.mock('virtual:ride-script', () => ({ default: '' }))
vi.mock('virtual:driver-worker', () => ({ default: '' }))
vi.mock('virtual:desk-script', () => ({ default: '' }))
vi.mock('virtual:new-script', () => ({ default: '' }))
vi.mock('virtual:status-script', () => ({ default: '' }))

afterEach(() => {
  vi.restoreAllMocks()
})

const SITE = {
  ...env,
  SITE_ORIGIN: 'https://www.vozka.example',
  ORDER_LINK_SECRET: env.ORDER_LINK_SECRET ?? '',
  MAIL_API_URL: 'https://mail.example/emails',
  MAIL_API_TOKEN: 'token',
  MAIL_FROM: 'site@vozka.example',
  CARRIER_EMAIL: 'carrier@vozka.example',
}

/** The order of a ride whose pickup is at an instant that its local time alone does not tell. */
function orderAt(local: string, pickupAt: string): Order {
  const [date = '', time = ''] = local.split('T')
  const order = anOrder({ date, time })
  return { ...order, isPickupDoubled: false, trip: { ...order.trip, pickupAt } }
}

/** What everybody reads of a confirmed ride with a driver a day before it, by reader. */
async function readers(order: Order): Promise<Record<string, string>> {
  await emptyOutbox()
  const pickup = Date.parse(order.trip.pickupAt)
  const now = new Date(pickup - DAY)
  const { number } = await placeOrder(env.DB, aNewOrder({ order }), now)
  const by = async (act: Parameters<typeof actOnOrder>[2]['act'], at: Date) => {
    const done = await actOnOrder(
      env.DB,
      number,
      { act, actor: 'carrier', seq: null, insists: true },
      at,
    )
    if (!done.ok) throw new Error(done.error)
    return done.life.seq
  }
  await by({ event: 'confirm' }, now)
  const assignment = await by({ ...acts.assign.act, email: 'karel@vozka.example' }, now)
  const mails: Record<string, string> = {}
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const mail: { to: unknown; subject: string; text: string } = await new Request(url, init).json()
    const to = JSON.stringify(mail.to)
    mails[`mail to ${to}: ${mail.subject}`] = `${mail.subject} ${mail.text}`
    return Response.json({ id: '1' })
  })
  await sendOwedMail(SITE, new Date(now.getTime() + 2 * MINUTE))
  const shownAt = new Date(now.getTime() + HOUR)
  const desk = (path: string): AtDesk => atDesk(path, {}, shownAt)
  const page = async <TPage>(
    opening: Promise<{ page: TPage } | Response>,
    component: (props: { page: TPage }) => React.ReactNode,
  ) => {
    const opened = await opening
    if (opened instanceof Response) throw new Error('no page')
    return runInLocale('cs', () =>
      renderToStaticMarkup(createElement(component, { page: opened.page })),
    )
  }
  const day = order.trip.pickupLocal.slice(0, 10)
  const token = await mintRideToken(linkSecret(env), { number, leg: 1, assignment })
  const ride = await openRide(desk('/jizda').visit, token)
  const asked = { env, persons: personsOf(env), now: shownAt }
  const shown = await runCommand({ command: 'show', number }, asked)
  const listed = await runCommand({ command: 'list', limit: 5 }, asked)
  if (!shown.ok || shown.kind !== 'order' || !listed.ok || listed.kind !== 'read') {
    throw new Error('no answer')
  }
  const told = toldOrder({
    order,
    steps: [acts.confirm, { ...acts.assign, at: now }],
    locale: 'cs',
    placedAt: now,
  })
  return {
    ...mails,
    'customer’s page': told.page,
    'guest’s page': told.guest,
    'desk day': await page(openDay(day)(desk('/dispecink/den')), DayPage),
    'desk order': await page(openOrder(number)(desk('/dispecink')), OrderPage),
    'desk home': await page(openHome(desk('/dispecink')), HomePage),
    'driver’s page': runInLocale('cs', () =>
      renderToStaticMarkup(createElement(RidePage, { view: ride.view })),
    ),
    terminal: showText(shown.row, shown.sections),
    'terminal’s list': listText(listed.rows, [], 5),
  }
}

/** The words of a page or a mail. */
const spaced = (text: string) =>
  text.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ').replaceAll('\u00a0', ' ')

test.each([
  ['the first', '2027-10-31T00:30:00.000Z', /2:30 (?:SELČ|CEST)/, /2:30 (?:SEČ|CET)/],
  ['the second', '2027-10-31T01:30:00.000Z', /2:30 (?:SEČ|CET)/, /2:30 (?:SELČ|CEST)/],
])('everybody reads which hour is meant: %s of the two', async (_, at, said, other) => {
  const found = await readers(orderAt('2027-10-31T02:30', at))
  expect(Object.keys(found).length).toBeGreaterThan(10)
  for (const [reader, text] of Object.entries(found)) {
    expect.soft(spaced(text), reader).toMatch(said)
    expect.soft(spaced(text), reader).not.toMatch(other)
    expect
      .soft(spaced(text), reader)
      .not.toMatch(/31\. ?(?:října(?: 2027)?|10\.)\D{0,6}2:30(?! (?:SE|CE))/)
  }
})

test('the calendar has the instant of either', () => {
  for (const at of ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']) {
    const order = orderAt('2027-10-31T02:30', at)
    const { calendar } = toldOrder({ order, steps: [acts.confirm], locale: 'cs' })
    expect(calendar).toContain(`DTSTART:${at.replaceAll(/[-:]|\.000/g, '')}`)
  }
})

test('a ride across the hour that is missing lasts as long as any other, for everybody', async () => {
  const order = orderAt('2027-03-28T01:30', '2027-03-28T00:30:00.000Z')
  const found = await readers(order)
  for (const [reader, text] of Object.entries(found)) {
    expect.soft(spaced(text), reader).toMatch(/1:30/)
  }
  // Two hours and twenty minutes later the clocks show an hour more.
  expect(spaced(found['desk day'] ?? '')).toContain('2 h 20 min')
  const row = await env.DB.prepare('SELECT end_at FROM rides').first<{ end_at: number }>()
  expect(toLocalTime(new Date(row?.end_at ?? 0))).toBe('2027-03-28T04:50')
})

test.each([
  ['2027-03-28', 5 * 60],
  ['2027-10-31', 7 * 60],
  ['2027-11-01', 6 * 60],
])('on %s the mark of six o’clock is %i minutes after midnight', (day, minutes) => {
  expect((instantOn(day, 6) - (boundsOf(day)?.from ?? 0)) / MINUTE).toBe(minutes)
})

test('a correction of anything else leaves the second of two equal hours as it is', async () => {
  const order = orderAt('2027-10-31T02:30', '2027-10-31T01:30:00.000Z')
  const now = new Date('2027-10-01T08:00:00Z')
  const { number } = await placeOrder(env.DB, aNewOrder({ order }), now)
  const read = await correctionOf(env.DB, number, { passengers: '3' }, now)
  expect(read?.ok ? read.correction : null).toEqual({
    before: { passengers: 2 },
    after: { passengers: 3 },
  })
  const moved = await correctionOf(env.DB, number, { time: '03:30' }, now)
  expect(moved?.ok ? moved.correction.after.trip?.pickupAt : null).toBe('2027-10-31T02:30:00.000Z')
})

test('a ride across midnight stands in the lanes of both days, and what it meets is marked in both', async () => {
  await env.DB.prepare('DELETE FROM rides').run()
  const now = new Date('2027-01-20T08:00:00Z')
  const driven = async (date: string, time: string, more: Partial<OrderValues> = {}) => {
    const order = anOrder({ date, time, ...more })
    const { number } = await placeOrder(env.DB, aNewOrder({ order }), now)
    for (const act of [acts.confirm.act, acts.assign.act]) {
      const done = await actOnOrder(
        env.DB,
        number,
        { act, actor: 'carrier', seq: null, insists: true },
        now,
      )
      if (!done.ok) throw new Error(done.error)
    }
    return number
  }
  // The last night of a month, the night after it, and a day later.
  const late = await driven('2027-01-31', '23:30')
  const early = await driven('2027-02-01', '00:30')
  const next = await driven('2027-02-01', '18:00')
  const marked = async (day: string) => {
    const opened = await openDay(day)(atDesk('/dispecink/den'))
    if (opened instanceof Response) throw new Error('no page')
    return opened.page.lanes.flatMap(({ rides }) =>
      rides.map(({ number, isOverlapping }) => `${number} ${isOverlapping ? 'overlaps' : ''}`),
    )
  }
  expect(await marked('2027-01-31')).toEqual([`${late} overlaps`])
  expect(await marked('2027-02-01')).toEqual([`${late} overlaps`, `${early} overlaps`, `${next} `])
  // One of 26 hours is on each of the days that it touches.
  await env.DB.prepare('UPDATE rides SET end_at = pickup_at + ? WHERE pickup_at = ?')
    .bind(26 * HOUR, Date.parse('2027-01-31T22:30:00Z'))
    .run()
  expect((await marked('2027-02-02'))[0]).toBe(`${late} `)
})
