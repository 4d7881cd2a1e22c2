import { reopenLine } from '~/order/bank/line-store.server'
import { GatewaySilent, type PaymentGateway } from '~/gateway/gateway'
import { openGateway } from '~/gateway/open-gateway.server'
import type { Money } from '~/order/life/event-data'
import type { Refusal } from '~/order/acts/act'
import { decide } from '~/order/acts/acts'
import { mistakenEntry } from '~/order/acts/correct'
import type { Life } from '~/order/life/life'
import {
  paymentsByGateway,
  type Refunded,
  type Refunding,
  refundPayments,
} from '~/order/payments/refund-payment.server'
import { settleReturns } from '~/order/payments/settle-returns.server'
import { actOnOrder, type Done } from '~/order/store/act.server'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { HOUR } from '~/lib/duration'
import type { Settings } from '~/lib/setting/names'

type Returning = { event: 'refunded' } & Money

/** A refund that happened is noted even if the order changes meanwhile, a few times. */
const TRIES = 5

/** A command that was typed without seeing the order is taken for a repeated one this long after a refund was noted. */
const REPEATED_WITHIN = HOUR

type GatewayError = Exclude<Refunded, 'returned' | 'unnoted'>
type Desk = { env: Settings & { DB: D1Database }; life: Life | null }
type DeskDone = Done | { ok: false; error: GatewayError | 'overtaken' | Refusal; life: Life }

/** Performs an act of the carrier; money that came through the gateway is returned by it and noted part by part. */
export async function actOfDesk(
  { env, life }: Desk,
  number: string,
  doing: Doing,
  now: Date,
): Promise<DeskDone> {
  const { act } = doing
  const returning = life && act.event === 'refunded' ? await byGateway(env, act, life) : null
  if (life && returning) {
    return returnByGateway(env, { number, life, doing, ...returning }, now)
  }
  return actOnOrder(
    env.DB,
    number,
    { ...doing, also: alsoOf({ env, life }, number, doing, now) },
    now,
  )
}

/** What is written with an act: of money that is taken back, the line of the statement waits for a person again. */
function alsoOf(
  { env, life }: Desk,
  number: string,
  { act, also }: Doing,
  now: Date,
): Doing['also'] {
  if (!life || act.event !== 'undo') return also
  const entry = mistakenEntry(life, act.of ?? (act.money ? null : life.seq))
  if (!entry || entry.reference === '') return also
  return (after) => [...(also?.(after) ?? []), reopenLine(env.DB, number, entry, now)]
}

/** The gateway by which money of an order goes back, and the act; null for money that goes back another way. */
async function byGateway(
  env: Desk['env'],
  act: Returning,
  life: Life,
): Promise<{ gateway: PaymentGateway; act: Returning } | null> {
  const isByCard = act.way === 'card' || (!act.way && life.ledger.some(({ way }) => way === 'card'))
  const gateway = isByCard ? await openGateway(env) : null
  if (!gateway || paymentsByGateway(gateway, life).length === 0) return null
  return { gateway, act: { ...act, way: 'card' } }
}

type ByGateway = {
  number: string
  life: Life
  doing: Doing
  gateway: PaymentGateway
  act: Returning
}

/** Lets the gateway return money by card, and notes each part with the gateway's reference. */
async function returnByGateway(
  { DB }: Desk['env'],
  { number, life, doing, gateway, act }: ByGateway,
  now: Date,
): Promise<DeskDone> {
  const refused = (error: GatewayError | 'overtaken' | Refusal, as: Life): DeskDone => ({
    ok: false,
    error,
    life: as,
  })
  const { seq } = doing
  if (seq !== null && seq !== life.seq) return refused('overtaken', life)
  const decision = decide(life, act, 'carrier', now)
  if (!decision.ok) return refused(decision.error, life)
  const amount = act.amount ?? -life.balance.due
  if (seq === null && wasJustNoted(life, amount, now)) return refused('alreadyNoted', life)
  let last: Done = { ok: true, life }
  const note: Refunding['note'] = async ({ rest, ...part }) => {
    const noting = { ...doing, act: { ...act, ...part } }
    // The answer to the command belongs to its last part.
    last = await noteReturned(DB, number, rest > 0 ? { ...noting, also: () => [] } : noting, now)
    return last.ok
  }
  const outcome = await refundPayments(gateway, { number, life, amount, note })
  const known = 'life' in last ? last.life : life
  if (outcome === 'returned' || !last.ok) return last
  return refused(
    outcome === 'unnoted' ? await noteUnknown({ db: DB, gateway, life }, now) : outcome,
    known,
  )
}

/** Notes what went back without the order: it is then another than the one that was acted on. */
async function noteUnknown(
  { db, gateway, life }: { db: D1Database; gateway: PaymentGateway; life: Life },
  now: Date,
): Promise<'overtaken' | 'gatewaySilent'> {
  try {
    for (const { reference } of paymentsByGateway(gateway, life)) {
      await settleReturns(reference, { db, gateway, now, occasion: 'refund' })
    }
    return 'overtaken'
  } catch (error) {
    if (error instanceof GatewaySilent) return 'gatewaySilent'
    throw error
  }
}

/**
 * True if the site noted a refund of this amount a short time ago, which did not fail: the answer to the command that made
 * it was lost.
 */
function wasJustNoted({ ledger, history }: Life, amount: number, now: Date): boolean {
  return ledger.some(
    (row) =>
      row.event === 'refunded' &&
      row.way === 'card' &&
      row.amount === amount &&
      now.getTime() - Date.parse(row.at) < REPEATED_WITHIN &&
      !ledger.some((other) => other.event === 'paid' && other.reference === row.reference) &&
      history.some(({ seq, actor }) => seq === row.seq && actor === 'site'),
  )
}

/**
 * Notes money that the gateway has returned, whatever the order has become since. The notice of the gateway may have been
 * faster, and the site has noted it then.
 */
async function noteReturned(
  db: D1Database,
  number: string,
  doing: Doing & { act: Returning },
  now: Date,
): Promise<Done> {
  const { reference } = doing.act
  let done = await actOnOrder(db, number, { ...doing, seq: null }, now)
  for (let tries = 1; tries < TRIES && !done.ok && done.error === 'overtaken'; tries += 1) {
    done = await actOnOrder(db, number, { ...doing, seq: null }, now)
  }
  if (done.ok || done.error === 'unknown') return done
  if (done.error === 'alreadyNoted') {
    const { ledger, history } = done.life
    const row = ledger.find((one) => one.event === 'refunded' && one.reference === reference)
    const isBySite = history.some(({ seq, actor }) => seq === row?.seq && actor === 'site')
    return isBySite ? { ok: true, life: done.life } : done
  }
  // It has gone, also where less is owed by now.
  const { person: _, ...unsigned } = doing
  return actOnOrder(db, number, { ...unsigned, seq: null, actor: 'site' }, now)
}
