import * as v from 'valibot'
import { boundsOf, dayAfter, dayOf } from '~/desk/rows/days'
import { judgeRides, type ShownRide } from '~/desk/rows/ride-facts'
import { HOUR } from '~/lib/duration'
import type { Need } from '~/order/life/rides/needs'
import { listNeeds, listRides, type OrderInList } from '~/order/store/desk/lists.server'
import { listTasks, MOST_TASKS, type Task } from '~/order/store/desk/task-store.server'
import { orderNumberSql } from '~/order/store/order-sql'
import { listWaitingMessages, MOST_WAITING } from '~/outbox/message-store.server'
import { failedMailsSql, refusedDeliveriesSql } from '~/outbox/outbox-sql'

/** Before their pickup by this time, ms, rides without a driver need one (design of the desk: 20 hours). */
const DRIVER_BEFORE = 20 * HOUR
/** So long before their pickup, ms, unpaid rides need the desk, and all of today. */
const PAID_BEFORE = 12 * HOUR
/** Characters of a message in its row. */
const EXCERPT = 160

/** A row of „needs you“. `by` is the promised or the latest time, ms; null where there is none. */
export type NeedRow =
  | { kind: 'order'; order: OrderInList; need: Need; by: number | null }
  | { kind: 'message'; key: string; name: string; email: string; words: string; by: number }
  | { kind: 'task'; task: Task; by: null }
  | { kind: 'mail' | 'delivery' | 'document'; key: string; number: string | null; by: null }

/** What needs the desk, the oldest promise first, and the rides of today and tomorrow. */
export type HomeView = {
  now: number
  day: string
  needs: NeedRow[]
  /** More orders or messages wait than the list shows. */
  hasMoreNeeds: boolean
  today: DayRides
  tomorrow: DayRides
}

/** The rides of a day; `hasMore` where it has more than the list shows. */
type DayRides = { rides: ShownRide[]; hasMore: boolean }

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), email: v.string(), message: v.string() }),
)
const troubleSchema = v.object({
  about: v.string(),
  item: v.optional(v.string()),
  kind: v.optional(v.string()),
})

/** Reads the home of the desk. */
export async function readHome(db: D1Database, now: Date): Promise<HomeView> {
  const day = dayOf(now)
  const next = dayAfter(day, 1)
  const [today, reaching] = await Promise.all([ridesOf(db, day), ridesOf(db, next)])
  const tomorrow = begunOn(next, reaching)
  const orders = await needsOf(db, now, [...today.rides, ...tomorrow.rides])
  const [messages, failures, open] = await Promise.all([
    messagesOf(db),
    troublesOf(db),
    listTasks(db, now),
  ])
  const tasks = open.slice(0, MOST_TASKS).map((task): NeedRow => ({ kind: 'task', task, by: null }))
  const promised = [...orders.rows, ...messages.rows].toSorted((one, other) => at(one) - at(other))
  const needs = [...tasks, ...promised, ...failures]
  const hasMoreNeeds = orders.hasMore || messages.hasMore || open.length > MOST_TASKS
  // Minutes are what the page shows: within one it stays the same.
  return {
    now: Math.floor(now.getTime() / 60_000) * 60_000,
    day,
    needs,
    hasMoreNeeds,
    today,
    tomorrow,
  }
}

function at({ by }: NeedRow): number {
  return by ?? Number.MAX_SAFE_INTEGER
}

async function ridesOf(db: D1Database, day: string): Promise<DayRides> {
  const bounds = boundsOf(day)
  if (!bounds) return { rides: [], hasMore: false }
  const { rides, hasMore } = await listRides(db, bounds)
  return { rides: judgeRides(rides), hasMore }
}

/** The rides that begin on a day: the others stand with the day before, above. */
function begunOn(day: string, { rides, hasMore }: DayRides): DayRides {
  const from = boundsOf(day)?.from ?? 0
  return { rides: rides.filter((ride) => ride.ride_pickup_at >= from), hasMore }
}

type Needs = { rows: NeedRow[]; hasMore: boolean }

async function needsOf(db: D1Database, now: Date, soon: ShownRide[]): Promise<Needs> {
  const always = Number.MAX_SAFE_INTEGER
  const time = now.getTime()
  const dayEnds = boundsOf(dayOf(now))?.to ?? time
  const { orders, hasMore } = await listNeeds(db, {
    confirm: always,
    price: always,
    answer: always,
    giveBack: always,
    assign: Math.max(dayEnds, time + DRIVER_BEFORE),
    collect: dayEnds,
    setOff: time,
    finish: time,
  })
  const rows = orders.flatMap((order): NeedRow[] =>
    order.needs === null ? [] : [{ kind: 'order', order, need: order.needs, by: order.needs_by }],
  )
  const numbers = new Set(orders.map(({ number }) => number))
  const unpaid = soon.filter(
    ({ isUnpaid, is_over: isOver, number, leg, ride_pickup_at: pickupAt }) =>
      isUnpaid &&
      isOver === 0 &&
      leg === 1 &&
      !numbers.has(number) &&
      pickupAt < Math.max(dayEnds, time + PAID_BEFORE),
  )
  const collected = unpaid.map((order): NeedRow => ({
    kind: 'order',
    order,
    need: 'collect',
    by: order.ride_pickup_at,
  }))
  return { rows: [...rows, ...collected], hasMore }
}

async function messagesOf(db: D1Database): Promise<Needs> {
  const waiting = await listWaitingMessages(db)
  const rows = waiting.slice(0, MOST_WAITING).flatMap(({ key, sentAt, body }): NeedRow[] => {
    const read = v.safeParse(bodySchema, body)
    if (!read.success) return []
    const { name, email, message } = read.output
    return [{ kind: 'message', key, name, email, words: message.slice(0, EXCERPT), by: sentAt }]
  })
  return { rows, hasMore: waiting.length > MOST_WAITING }
}

async function troublesOf(db: D1Database): Promise<NeedRow[]> {
  const [mails, deliveries] = await Promise.all([
    db.prepare(failedMailsSql(orderNumberSql)).all(),
    db.prepare(refusedDeliveriesSql(orderNumberSql)).all(),
  ])
  return [...troubles('mail', mails.results), ...troubles('delivery', deliveries.results)]
}

function troubles(kind: 'mail' | 'delivery', rows: unknown[]): NeedRow[] {
  return rows.flatMap((row): NeedRow[] => {
    const read = v.safeParse(troubleSchema, row)
    if (!read.success) return []
    const { about, item, kind: of } = read.output
    const number = /^\d{10}$/.test(about) ? about : null
    return [{ kind: of === 'document' ? 'document' : kind, key: item ?? about, number, by: null }]
  })
}
