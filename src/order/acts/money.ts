import { DAY } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import {
  type ActFacts,
  command,
  CUSTOMER,
  fieldsIn,
  OURS,
  type Refusal,
  someWords,
} from '~/order/acts/act'
import { type DataOf, EVENTS, type Money } from '~/order/life/event-data'
import type { LedgerRow, Life } from '~/order/life/life'
import { afterMoney, dueLater } from '~/order/life/money/dues'
import { isEnded } from '~/order/life/states'

/** A payment may be older than its order, which is typed later; not by so much that its year is a slip. */
const BEFORE_ORDER = 60 * DAY

// What an order costs in the end, and the money that moved for it.

const paid = {
  ...OURS,
  event: 'paid',
  // By the site where the bank or a gateway reports it, by the driver who takes it in cash.
  who: ['carrier', 'site', 'driver'],
  // An early or excess payment is recorded too; it becomes a refund that is due.
  decide: (life, money, { actor, now }) => {
    if (actor === 'driver' && money.way !== 'cash') return 'notYours'
    return life.bindingAt === null ? 'nothingDue' : noted(life, 'paid', money, now)
  },
  after: afterMoney,
  // A payment after the ride needs none, because its invoice is there; cash has a receipt.
  mayOweDocuments: ({ state }, { data }) => !isEnded(state) || data.way === 'cash',
} as const satisfies ActFacts<'paid'>

const refunded = {
  ...OURS,
  event: 'refunded',
  isOwners: true,
  // By the site where the gateway reports it.
  who: ['carrier', 'site'],
  // Money that has gone is noted, also where nothing was owed: what is due again follows from it.
  decide: (life, { isReversed = false, ...money }, { actor, now }) => {
    if (isReversed && !isThere(life, money)) return 'nothingToReverse'
    return noted(life, 'refunded', money, now, isReversed || actor === 'site')
  },
  after: afterMoney,
  mayOweDocuments: ({ state }) => state !== 'done' && state !== 'noShow',
} as const satisfies ActFacts<'refunded'>

/** True if the order has a payment of this amount and way that was not returned yet. */
function isThere({ balance: { paid: came, refunded: returned }, ledger }: Life, money: Money) {
  const { amount, way } = money
  const isPayment = (row: LedgerRow) =>
    row.event === 'paid' && row.amount === amount && row.way === (way ?? null)
  return ledger.some(isPayment) && came - returned >= (amount ?? 0)
}

function noted(
  { balance: { due }, ledger, placedAt }: Life,
  event: LedgerRow['event'],
  { way, reference = '', ...money }: Money,
  now: Date,
  hasGone = false,
): DataOf<'paid'> | Refusal {
  const isBack = event === 'refunded'
  const amount = money.amount ?? Math.max(0, isBack ? -due : due)
  if (amount <= 0) return 'nothingDue'
  const isNoted = (row: LedgerRow) =>
    row.event === event && row.way === (way ?? null) && row.reference === reference
  if (reference !== '' && ledger.some(isNoted)) return 'alreadyNoted'
  // A refund of more than is owed would ask the customer for money: the price is lowered first.
  if (isBack && !hasGone && amount > -due) return 'amountTooLarge'
  const today = toLocalTime(now).slice(0, 10)
  const day = money.day ?? today
  if (day > today) return 'dayAhead'
  const earliest = new Date(Date.parse(placedAt) - BEFORE_ORDER)
  if (day < toLocalTime(earliest).slice(0, 10)) return 'dayTooEarly'
  // Who names no day means today.
  const came = money.day && isBack && !hasGone ? ledger.filter((row) => row.event === 'paid') : []
  if (came.length > 0 && came.every((row) => day < row.day)) return 'dayBeforePayment'
  return { amount, day, ...(way ? { way } : {}), ...(reference === '' ? {} : { reference }) }
}

/** The carrier does not ask for it. More than is due would let off what falls due later. */
const waive = {
  ...OURS,
  event: 'waive',
  isOwners: true,
  decide: ({ balance: { due }, bindingAt }, typed) => {
    if (due <= 0 || bindingAt === null) return 'nothingDue'
    const amount = typed.amount ?? due
    return amount > due ? 'moreThanDue' : { amount }
  },
  after: ({ balance }, { data }) => ({
    balance: { ...balance, waived: balance.waived + data.amount },
  }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'waive'>

/** Adds to what a ride cost. */
const surcharge = {
  event: 'surcharge',
  isOwners: true,
  from: ['done', 'noShow'],
  to: null,
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'none',
  decide: (_life, { amount, reason }) => ({ amount, reason }),
  after: (life, { at, data }) => ({
    surcharges: [...life.surcharges, { ...data, at }],
    ...dueLater(life, at),
  }),
  mayOweDocuments: () => true,
} as const satisfies ActFacts<'surcharge'>

/** A new price of a binding order, lower or higher; of a cancelled one, its fee. */
const price = {
  event: 'price',
  isOwners: true,
  from: ['confirmed', 'assigned', 'underway', 'done', 'noShow', 'cancelled'],
  to: null,
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'none',
  decide: ({ price: agreed, fee, state }, { total, reason }) => {
    if (agreed === null) return 'noPrice'
    const charged = fee ?? agreed
    if (state === 'cancelled' && charged === 0) return 'nothingDue'
    return total === charged ? 'samePrice' : { total, reason }
  },
  after: (life, { at, data: { total, reason } }) => {
    const before = life.fee ?? life.price ?? 0
    return {
      ...(life.fee === null ? { price: total } : { fee: total }),
      ...(total > before ? dueLater(life, at) : {}),
      repriced: { before, total, reason },
    }
  },
  mayOweDocuments: () => true,
} as const satisfies ActFacts<'price'>

/** The acts of this module, each under its event. */
export const moneyActs = { paid, refunded, waive, surcharge, price }

/** The commands of money, each under its word. */
export const moneyCommands = {
  paid: command('paid', {
    event: 'paid',
    fields: fieldsIn(EVENTS.paid.typed),
    rank: 7,
    says: 'money came',
    sample: { amount: null },
  }),
  refunded: command('refunded', {
    event: 'refunded',
    // That a bank took a payment back is said by its statement alone.
    fields: fieldsIn(EVENTS.paid.typed),
    rank: 8,
    says: 'money was given back',
    sample: { amount: null },
  }),
  surcharge: command('surcharge', {
    event: 'surcharge',
    fields: { ...fieldsIn(EVENTS.surcharge.typed), reason: someWords },
    rank: 12,
    says: 'adds to what a ride cost',
    sample: { amount: 1, reason: '…' },
  }),
  price: command('price', {
    event: 'price',
    fields: { ...fieldsIn(EVENTS.price.typed), reason: someWords },
    rank: 13,
    says: 'another price, also after the ride; give money back with refunded',
    // No order costs so much.
    sample: { total: 1_000_000_000_000, reason: '…' },
  }),
  waive: command('waive', {
    event: 'waive',
    fields: fieldsIn(EVENTS.waive.typed),
    rank: 14,
    says: 'you do not ask for it',
    sample: { amount: null },
  }),
}
