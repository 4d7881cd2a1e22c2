import { appConfig } from '~config'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { personById } from '~/access/people'
import { deskFields, type Intent, mainAct, possibleActs } from '~/desk/order/acts/intents'
import { readHome } from '~/desk/home/read-home.server'
import { driverLinks, shownTasks } from '~/desk/order/shown-tasks.server'
import { type Waiting, waitingOf } from '~/desk/order/waiting'
import { wrongClocks } from '~/order/store/driver/act-store.server'
import { toldWords } from '~/desk/order/acts/told-words.server'
import type { KnownView, OfferedAct, OrderMail, OrderPaper } from '~/desk/order/order-view'
import { correctableValues } from '~/order/commands/correction.server'
import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { orderNow } from '~/order/life/order-now'
import { ACT_COMMANDS, sampleAct } from '~/order/acts/commands'
import { toldOf } from '~/order/acts/acts'
import type { PlacedOrder } from '~/order/model/order'
import { documentsOf } from '~/order/papers/document-store.server'
import { documentPath, mintDocumentToken } from '~/order/papers/document-token.server'
import { OUTBOX_STATES, SETTLED } from '~/outbox/outbox-sql'
import { showOrderSql } from '~/order/store/order-sql'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { currencyOf } from '~/order/model/order-money'
import { formatDuration } from '~/i18n/format'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { m } from '~/paraglide/messages'
import type { Locale } from '~/lib/locale'
import type { Person } from '~/lib/people/desk-people'
import { isDecidedHere } from '~/carrier/decider'
import { type Fitting, whoFits } from '~/desk/rows/who-fits'
import { readFleet } from '~/roster/fleet.server'
import { DAY } from '~/lib/duration'
import { rideOf } from '~/order/life/rides/rides'
import { rideRowsOf } from '~/order/store/desk/ride-rows'
import { ridesBetween } from '~/order/store/desk/ride-store.server'

/** Reads the carrier's drivers and cars for the ride of an order that waits for them, or else for its next one. */
async function readRoster(
  db: D1Database,
  { orderKey, placed, life }: { orderKey: string; placed: PlacedOrder; life: Life },
): Promise<Fitting> {
  const leg = legToAssign(life)
  const ride = rideRowsOf(placed, life).find((row) => row.leg === leg)
  if (!ride) return { drivers: [], cars: [] }
  const around = { from: ride.pickup_at - DAY, to: ride.end_at + DAY }
  const [{ drivers, cars }, rides] = await Promise.all([readFleet(db), ridesBetween(db, around)])
  const { order } = placed
  const wanting = {
    ride,
    category: order.service,
    passengers: order.passengers ?? 0,
    language: order.driverLanguage ?? null,
  }
  const others = rides.filter((row) => row.order_key !== orderKey || row.leg !== leg)
  return whoFits(wanting, others, { drivers, cars })
}

/** The leg that an assignment is about first: the one without a driver, else the next one. */
function legToAssign(life: Life): number {
  const bare = life.rides.find(({ over, driver }) => over === null && driver === null)
  return bare?.leg ?? rideOf(life, null)?.leg ?? 1
}

/** An order with all that its page shows; `ordered` is the order as it was placed. */
type ReadOrder = { row: OrderRow; ordered: PlacedOrder; view: KnownView }

/** `wanted`: the act that a row of a list led to. */
type Looking = {
  number: string
  locale: Locale
  origin: string
  now: Date
  wanted: Intent | null
  role: Person['role']
}

/** Reads the page of an order. */
export async function readOrder(
  db: D1Database,
  looking: Looking,
): Promise<ReadOrder | 'unknown' | 'emptied'> {
  const { number, locale, now } = looking
  if (!/^\d{10}$/.test(number)) return 'unknown'
  const row = await readOrderRow(db, number, now)
  if (!row) return 'unknown'
  const ordered = readStoredOrder(row.stored)
  if (row.isEmptied || !row.life || !ordered) return 'emptied'
  const { life, orderKey, isHeld, log } = row
  const placed = orderNow(ordered, life)
  const [mails, papers, roster, correctable, links, clocks, home] = await Promise.all([
    mailsOf(db, number),
    papersOf(db, { orderKey, life, locale }),
    readRoster(db, { orderKey, placed, life }),
    correctableValues(db, number, now),
    driverLinks(db, row, looking),
    wrongClocks(db, orderKey),
    readHome(db, now),
  ])
  const tasks = await shownTasks(db, { orderKey, placed, life }, { links, origin: looking.origin })
  const isOurs = isDecidedHere(env)
  const acts = isOurs ? offeredActs({ row, life, ordered }, looking) : []
  const waiting = waitingOf(life, row.events, placed.order.service, now)
  const undone = new Set(log.flatMap((one) => (one.event === 'undo' ? [one.data.of] : [])))
  const view: KnownView = {
    state: 'known',
    placed,
    life,
    isHeld,
    isDecidedHere: isOurs,
    currency: row.currency ?? appConfig.market.currency,
    main: isOurs
      ? mainAct({ life, isHeld, wanted: looking.wanted, role: looking.role, now })
      : null,
    acts: acts.filter(({ intent }) => intent !== 'undo'),
    isUndoable: acts.some(({ intent }) => intent === 'undo'),
    roster,
    correctable,
    history: log.map((event) => ({
      event,
      person: personOf(event),
      isUndone: undone.has(event.seq),
      phoneClock: clocks.get(event.phone?.id ?? '') ?? null,
    })),
    mails,
    papers,
    driverLinks: links,
    tasks,
    waiting,
    surchargeWords: surchargeWords(waiting, { placed, life, acts }),
    home,
    back: null,
    returned: null,
    etag: null,
  }
  return { row, ordered, view }
}

/** Why the waiting costs more, as the customer reads it; null where nothing is to be charged, or it was already. */
function surchargeWords(
  waiting: Waiting | null,
  { placed, life, acts }: { placed: PlacedOrder; life: Life; acts: OfferedAct[] },
): string | null {
  const isCharged = life.surcharges.some(({ at }) => waiting && at > waiting.freeUntil)
  const isOffered = acts.some(({ intent }) => intent === 'surcharge')
  if (!waiting?.to || waiting.amount === 0 || isCharged || !isOffered) return null
  if (currencyOf(placed.order) !== appConfig.market.currency) return null
  return runInLocale(placed.locale, () =>
    m.desk_waits_reason({ time: formatDuration(waiting.extraMin) }),
  )
}

/** The name of who acted at the desk, also of somebody who has left; null for anybody else. */
function personOf({ person }: LifeEvent): string | null {
  return person === undefined ? null : (personById(env, person)?.name ?? person)
}

function offeredActs(
  { row, life, ordered }: { row: OrderRow; life: Life; ordered: PlacedOrder },
  { origin, now, wanted, role }: Looking,
): OfferedAct[] {
  const subject = { orderKey: row.orderKey, placed: ordered, life }
  return possibleActs({ life, isHeld: row.isHeld, wanted, role, now }).map((intent) => {
    const { event } = ACT_COMMANDS[intent]
    const isTold = ordered.order.email !== '' && toldOf(event, 'carrier').includes('customer')
    const sample = isTold && ACT_COMMANDS[intent].isReadable ? sampleAct(intent) : null
    const fields = deskFields(intent).map(({ word, kind, isNeeded }) => ({ word, kind, isNeeded }))
    return { intent, fields, isTold, words: sample && toldWords(subject, sample, { origin, now }) }
  })
}

const mailsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      about: v.string(),
      state: v.picklist(OUTBOX_STATES),
      lastError: v.nullable(v.string()),
    }),
  ),
)

/** The mails about an order that were sent or are owed. */
async function mailsOf(db: D1Database, number: string): Promise<OrderMail[]> {
  const row = await db.prepare(showOrderSql(number, 'NULL')).first()
  return v.parse(mailsSchema, row?.['mails'] ?? '[]').flatMap(({ about, lastError, ...mail }) => {
    const [role, subject, seq = ''] = about.split(':')
    if (role !== 'customer' && role !== 'carrier') return []
    const isNeedless = mail.state === 'delivered' && lastError === 'forgotten'
    const state = lastError === SETTLED ? 'settled' : isNeedless ? 'needless' : mail.state
    const to = subject === 'driverNews' ? 'driver' : role
    const isOfEvent = subject === 'event' || subject === 'driverNews'
    return [{ to, seq: isOfEvent ? Number.parseInt(seq, 10) : null, state }]
  })
}

async function papersOf(
  db: D1Database,
  { orderKey, life, locale }: { orderKey: string; life: Life; locale: Locale },
): Promise<OrderPaper[]> {
  const issued = await documentsOf(db, orderKey)
  return Promise.all(
    issued.map(async ({ document, ...name }) => ({
      number: document.number,
      path: documentPath(locale, await mintDocumentToken(name, life.correctedEmails.length)),
    })),
  )
}
