import type { OwingEvent } from '~/order/acts/acts'
import type { EventName, LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { payingOf } from '~/order/life/money/paying'
import { orderNow } from '~/order/life/order-now'
import type { PlacedOrder } from '~/order/model/order'
import type { Bill, TaxRules } from '~/order/papers/bill-of-life'
import { dayOf, type DraftDocument, frameOf } from '~/order/papers/document-frame'
import { exchangeOf } from '~/order/papers/exchange'
import { grossOf } from '~/order/papers/rate-sums'
import type { Named } from '~/order/papers/standing-documents'
import type { RateSum, TaxDocument } from '~/order/papers/tax-document'
import { inEach, type L10n, ownWords } from '~/lib/locale'

/** The act after which documents are made, and the order after it. */
export type Act = {
  placed: PlacedOrder
  life: Life
  event: LifeEvent
  /** All events up to it. */
  events: readonly LifeEvent[]
  bill: Bill
  rules: TaxRules
  /** Payments net of refunds. */
  kept: number
  /** The payment or refund of the act; null if it is another act. */
  row: TaxDocument['payments'][number] | null
  /** True for what is credited because the customer is another one. */
  isReplacing: boolean
}

/** Lines and reasons in words, where the carrier wrote none. */
export const WORDS = {
  payment: ownWords({
    cs: 'Platba před jízdou',
    en: 'Payment before the ride',
    de: 'Zahlung vor der Fahrt',
  }),
  cash: ownWords({
    cs: 'Platba v\u00a0hotovosti',
    en: 'Payment in cash',
    de: 'Barzahlung',
  }),
  refunded: ownWords({ cs: 'Vrácená platba', en: 'Payment returned', de: 'Rückzahlung' }),
  cancelled: ownWords({
    cs: 'Zrušená objednávka',
    en: 'Cancelled order',
    de: 'Stornierte Bestellung',
  }),
  noShow: ownWords({
    cs: 'Jízda, ke které nikdo nepřišel',
    en: 'Missed ride',
    de: 'Nicht angetretene Fahrt',
  }),
  customer: ownWords({
    cs: 'Změna odběratele',
    en: 'Change of the customer',
    de: 'Änderung des Rechnungsempfängers',
  }),
  price: ownWords({ cs: 'Změna ceny', en: 'Change of the price', de: 'Preisänderung' }),
  undone: ownWords({
    cs: 'Chybný záznam',
    en: 'Entry made by mistake',
    de: 'Irrtümlicher Eintrag',
  }),
} as const satisfies Record<string, L10n>

type Parts = Pick<DraftDocument, 'lines' | 'rates'> & Partial<DraftDocument>

/** A document of an act; `parts` is what its kind has of its own. */
export function draft(
  { placed, life, event, rules }: Act,
  kind: DraftDocument['kind'],
  parts: Parts,
): DraftDocument {
  const made = {
    kind,
    ...frameOf(placed, life, event, rules),
    supplyOn: dayOf(event.at),
    dueOn: null,
    deducted: [],
    total: grossOf(parts.rates),
    paid: 0,
    due: 0,
    dueWay: 'transfer' as const,
    payments: [],
    corrects: null,
    ...parts,
  }
  return { ...made, exchange: parts.exchange ?? exchangeOf(made) }
}

/** What a document asks for, how it is paid and until when. The driver takes cash at the ride, so it has no day. */
export function askedFor(
  { placed, life }: Act,
  due: number,
): Pick<DraftDocument, 'due' | 'dueOn' | 'dueWay'> {
  const isCash = due > 0 && payingOf(orderNow(placed, life), life).by === 'driver'
  const { dueAt } = life
  return {
    due,
    dueOn: due > 0 && !isCash && dueAt !== null ? dayOf(dueAt) : null,
    dueWay: isCash ? 'cash' : 'transfer',
  }
}

/** The day of the ride, or of its fee; an end that is noted before that day counts. */
export function suppliedOn({ life, event }: Act): string {
  const noted = dayOf(life.end?.at ?? event.at)
  if (life.state === 'cancelled') return noted
  const day = dayOf(life.state === 'noShow' ? life.pickupAt : life.rideAt)
  return day < noted ? day : noted
}

/** The payment or refund of an event; null if it is another event. */
export function movedBy({ life, event }: Pick<Act, 'life' | 'event'>): Act['row'] {
  const row = life.ledger.find(({ seq }) => seq === event.seq)
  return row ? signed(row) : null
}

/** All payments and refunds of the order. */
export function paymentsOf({ life }: Pick<Act, 'life'>): TaxDocument['payments'] {
  return life.ledger.map(signed)
}

function signed({ event, amount, day, way, reference }: Life['ledger'][number]) {
  return { amount: event === 'paid' ? amount : 0 - amount, day, way, reference }
}

/** The lines of a correction. */
export function corrections(sums: readonly RateSum[], act: Act): TaxDocument['lines'] {
  const label = reasonOf(act)
  return sums.map((sum) => ({ label, qty: 1, ...sum }))
}

/** The day of a correction. What never happened is corrected on its own day, so that its month comes to nothing. */
export function correctedOn({ supplyOn }: Named, { event }: Act): string {
  return event.event === 'undo' ? supplyOn : dayOf(event.at)
}

/** What a correction has of the document that it corrects: also its customer, whoever pays the order now. */
export function correcting({ kind, number, supplyOn, exchange, customer }: Named, act: Act) {
  const reason = reasonOf(act)[act.placed.locale]
  return { corrects: { kind, number, supplyOn, reason }, exchange, customer }
}

/** Why a document is corrected, where the carrier said no reason. */
const REASONS: Readonly<Record<OwingEvent, L10n>> = {
  refunded: WORDS.refunded,
  undo: WORDS.undone,
  cancel: WORDS.cancelled,
  noShow: WORDS.noShow,
  finish: WORDS.price,
  acceptChange: WORDS.price,
  surcharge: WORDS.price,
  price: WORDS.price,
  reopen: WORDS.price,
  paid: WORDS.price,
  correct: WORDS.price,
}

function isOwing(event: EventName): event is OwingEvent {
  return Object.hasOwn(REASONS, event)
}

/** Why a document is corrected: as the carrier said, else what happened. */
function reasonOf({ event, life, isReplacing }: Act): L10n {
  if (isReplacing) return WORDS.customer
  const said = (saidIn(event, life) ?? '').slice(0, 1_000)
  if (said !== '') return inEach(() => said)
  return isOwing(event.event) ? REASONS[event.event] : WORDS.price
}

function saidIn(event: LifeEvent, { repriced }: Act['life']): string | undefined {
  const { event: name, data } = event
  if (name === 'finish') return repriced?.reason
  return name === 'price' || name === 'surcharge' || name === 'reopen' ? data.reason : undefined
}
