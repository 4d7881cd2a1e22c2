import { NO_CURRENCY } from '~/order/bank/currencies'
import {
  insertNoted,
  isPaidAlready,
  isReferenceTaken,
  openLine,
  type OpenLine,
  paidParts,
  partOf,
  referenceOf,
  takePart,
} from '~/order/bank/line-store.server'
import { payByLine } from '~/order/bank/note-statement.server'
import { namedOrders, type OwingOrder } from '~/order/store/orders/unpaid.server'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { actOnOrder, type Done } from '~/order/store/act.server'
import { readOrderRow } from '~/order/store/order-store.server'

/**
 * Why a line was not given. `noLine`: somebody gave it to an order meanwhile, or it was forgotten. `otherSum`: several
 * orders do not owe exactly its amount together. `oneOrder`: a payment that was taken back is of one. `noRefund`: the
 * order gave nothing back that could have come back.
 */
export type Given =
  | { ok: true }
  | {
      ok: false
      error:
        | 'noLine'
        | 'otherCurrency'
        | 'currencyUnknown'
        | 'dayUnclear'
        | 'otherSum'
        | 'oneOrder'
        | 'noRefund'
        | 'sameReference'
        | Extract<Done, { ok: false }>['error']
    }

type By = Pick<Doing, 'actor' | 'person' | 'requestId'>

/**
 * Gives a line for which a person decides to the orders that they name. One order gets a payment of the line's amount,
 * day and reference, once; where another line has paid it under this reference, the payment gets one of its own. More
 * than is due becomes money to be given back, as any payment. Several orders get what each owes. A payment that the bank
 * took back leaves the order again, and money that could not be given back is with us again.
 */
export async function giveLine(
  db: D1Database,
  { key, numbers }: { key: string; numbers: readonly string[] },
  by: By,
  now: Date,
): Promise<Given> {
  const line = await openLine(db, key)
  if (!line) return { ok: false, error: 'noLine' }
  const found = await namedOrders(db, numbers)
  const orders = numbers.flatMap((number) => found.filter((one) => one.number === number))
  const [order, ...others] = orders
  if (!order || orders.length < numbers.length) return { ok: false, error: 'unknown' }
  if (line.currency === NO_CURRENCY) return { ok: false, error: 'currencyUnknown' }
  if (orders.some(({ currency }) => currency !== line.currency))
    return { ok: false, error: 'otherCurrency' }
  if (line.day === '') return { ok: false, error: 'dayUnclear' }
  if (line.amount < 0 || line.why === 'returned') {
    if (others.length > 0) return { ok: false, error: 'oneOrder' }
    const note = line.amount < 0 ? takeBack : comeBack
    return note(db, line, order.number, by, now)
  }
  return others.length > 0 ? share(db, line, orders, by, now) : pay(db, line, order.number, by, now)
}

async function pay(
  db: D1Database,
  line: OpenLine,
  number: string,
  by: By,
  now: Date,
  also: D1PreparedStatement[] = [],
): Promise<Given> {
  const isTaken = await isReferenceTaken(db, line, number)
  const paying = isTaken ? { ...line, reference: referenceOf({ bankId: '', key: line.key }) } : line
  const done = await payByLine(db, paying, number, by, now, also)
  return done.ok ? { ok: true } : { ok: false, error: done.error }
}

/**
 * Gives each order what it owes, where that is the whole line. Each payment takes its part from the line, so that after a
 * failure half way the same again pays the rest.
 */
async function share(
  db: D1Database,
  line: OpenLine,
  orders: readonly OwingOrder[],
  by: By,
  now: Date,
): Promise<Given> {
  const before = await paidParts(db, line.key)
  const owing = orders.filter(({ number }) => !before.includes(number))
  const sum = owing.reduce((total, { due }) => total + due, 0)
  if (sum !== line.amount || owing.some(({ due }) => due <= 0))
    return { ok: false, error: 'otherSum' }
  const last = owing.at(-1)
  for (const [index, { number, due }] of owing.entries()) {
    const rest = { ...line, amount: due }
    const given =
      number === last?.number
        ? await pay(db, rest, number, by, now)
        : await pay(db, partOf(rest, due, before.length + index), number, by, now, [
            takePart(db, line.key, due),
          ])
    if (!given.ok) return given
  }
  return { ok: true }
}

/** Notes that money which was given back to the customer is with us again: it has the reference of that refund. */
async function comeBack(
  db: D1Database,
  line: OpenLine,
  number: string,
  by: By,
  now: Date,
): Promise<Given> {
  const ledger = (await readOrderRow(db, number, now))?.life?.ledger ?? []
  const refund = ledger.findLast(
    ({ event, way, amount, reference }) =>
      event === 'refunded' &&
      way === 'transfer' &&
      amount === line.amount &&
      (reference === '' ||
        !ledger.some((row) => row.event === 'paid' && row.reference === reference)),
  )
  if (!refund) return { ok: false, error: 'noRefund' }
  const reference = refund.reference || line.reference
  const done = await payByLine(db, { ...line, reference }, number, by, now)
  return done.ok ? { ok: true } : { ok: false, error: done.error }
}

/** Notes that a payment of the order left again. */
async function takeBack(
  db: D1Database,
  line: OpenLine,
  number: string,
  by: By,
  now: Date,
): Promise<Given> {
  const { day, reference } = line
  const money = { amount: -line.amount, day, way: 'transfer', reference } as const
  const act = { event: 'refunded', ...money, isReversed: true } as const
  const also = () => [insertNoted(db, line, number, now)]
  try {
    const done = await actOnOrder(db, number, { ...by, act, seq: null, also }, now)
    return done.ok ? { ok: true } : { ok: false, error: done.error }
  } catch (error) {
    if (!isPaidAlready(error)) throw error
    return { ok: false, error: 'noLine' }
  }
}
