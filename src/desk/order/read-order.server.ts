import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { personById } from '~/access/people'
import { actForm, type Intent, possibleActs } from '~/desk/order/acts/intents'
import { readRoster } from '~/desk/order/acts/roster.server'
import { toldWords } from '~/desk/order/acts/told-words.server'
import type { KnownView, OfferedAct, OrderMail, OrderPaper } from '~/desk/order/order-view'
import { correctableValues } from '~/order/commands/correction.server'
import type { Act } from '~/order/life/acts'
import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { orderNow } from '~/order/life/order-now'
import { toldOf } from '~/order/life/states'
import type { PlacedOrder } from '~/order/model/order'
import { documentsOf } from '~/order/papers/document-store.server'
import { documentPath, mintDocumentToken } from '~/order/papers/document-token.server'
import { showOrderSql } from '~/order/store/order-sql'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import type { Locale } from '~/lib/locale'
import { isDecidedHere } from '~/carrier/decider'

/** An order with all that its page shows; `ordered` is the order as it was placed. */
export type ReadOrder = { row: OrderRow; ordered: PlacedOrder; view: KnownView }

type Looking = { number: string; locale: Locale; origin: string; now: Date }

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
  const [mails, papers, roster, correctable] = await Promise.all([
    mailsOf(db, number),
    papersOf(db, { orderKey, life, locale }),
    readRoster(db, placed.order, life),
    correctableValues(db, number, now),
  ])
  const isOurs = isDecidedHere(env)
  const acts = isOurs ? offeredActs({ row, life, ordered }, looking) : []
  const undone = new Set(log.flatMap((one) => (one.event === 'undo' ? [one.data.of] : [])))
  const view: KnownView = {
    state: 'known',
    placed,
    life,
    isHeld,
    isDecidedHere: isOurs,
    currency: row.currency ?? 'CZK',
    acts: acts.filter(({ intent }) => intent !== 'undo'),
    isUndoable: acts.some(({ intent }) => intent === 'undo'),
    roster,
    correctable,
    history: log.map((event) => ({
      event,
      person: personOf(event),
      isUndone: undone.has(event.seq),
    })),
    mails,
    papers,
    back: null,
    returned: null,
  }
  return { row, ordered, view }
}

/** The name of who acted at the desk, also of somebody who has left; null for anybody else. */
function personOf({ person }: LifeEvent): string | null {
  return person === undefined ? null : (personById(env, person)?.name ?? person)
}

function offeredActs(
  { row, life, ordered }: { row: OrderRow; life: Life; ordered: PlacedOrder },
  { origin, now }: Looking,
): OfferedAct[] {
  const subject = { orderKey: row.orderKey, placed: ordered, life }
  return possibleActs({ life, isHeld: row.isHeld, now }).map((intent) => {
    const isTold = ordered.order.email !== '' && isActTold(intent)
    const sample = isTold ? sampleAct(intent) : null
    return { intent, isTold, words: sample && toldWords(subject, sample, { origin, now }) }
  })
}

function isActTold(intent: Intent): boolean {
  return toldOf(actForm(intent).probe.event, 'carrier').includes('customer')
}

/** The act of an untouched form, with … for the words that it asks for; null where its mail names an amount. */
function sampleAct(intent: Intent): Act | null {
  switch (intent) {
    case 'assign':
      return { event: 'assign', driver: '…', phone: '+420777123456', car: '…', plate: '…' }
    case 'confirm':
    case 'reject':
    case 'done':
    case 'no-show':
    case 'cancel':
    case 'reopen':
      return actForm(intent).probe
    case 'quote':
    case 'answer':
    case 'progress':
    case 'note':
    case 'undo':
    case 'correct':
    case 'surcharge':
    case 'paid':
    case 'refunded':
    case 'waive':
    case 'price':
      return null
  }
}

const mailsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ about: v.string(), state: v.string() })),
)

/** The mails about an order that were sent or are owed. */
async function mailsOf(db: D1Database, number: string): Promise<OrderMail[]> {
  const row = await db.prepare(showOrderSql(number, 'NULL')).first()
  return v.parse(mailsSchema, row?.['mails'] ?? '[]').flatMap(({ about, state }) => {
    const [role, subject, seq = ''] = about.split(':')
    if (role !== 'customer' && role !== 'carrier') return []
    return [{ role, seq: subject === 'event' ? Number(seq) : null, state }]
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
