import { reopenLine } from '~/order/bank/line-store.server'
import { openGateway } from '~/gateway/open-gateway.server'
import type { Act, Money } from '~/order/acts/typed'
import type { Refusal } from '~/order/acts/act'
import { decide } from '~/order/acts/acts'
import type { Life } from '~/order/life/life'
import {
  isPaidByGateway,
  type Refunded,
  refundPayment,
} from '~/order/payments/refund-payment.server'
import { actOnOrder, type Done } from '~/order/store/act.server'
import type { Doing } from '~/order/store/orders/doing'
import type { Settings } from '~/lib/setting/names'

type Returning = { event: 'refunded' } & Money

/** A refund that happened is noted even if the order changes meanwhile, a few times. */
const TRIES = 5

type GatewayError = Extract<Refunded, string>
type Desk = { env: Settings & { DB: D1Database }; life: Life | null }
type DeskDone = Done | { ok: false; error: GatewayError | 'overtaken' | Refusal; life: Life }

/** Performs an act of the carrier; money that came through the gateway is first returned by it. */
export async function actOfDesk(
  { env, life }: Desk,
  number: string,
  doing: Doing,
  now: Date,
): Promise<DeskDone> {
  const { act, seq } = doing
  const back = life && (await returnByGateway(env, { number, life, act, seq }, now))
  if (life && typeof back === 'string') return { ok: false, error: back, life }
  return back && typeof back === 'object'
    ? noteReturned(env.DB, number, { ...doing, act: back }, now)
    : actOnOrder(env.DB, number, { ...doing, also: alsoOf({ env, life }, number, doing) }, now)
}

/** What is written with an act: of a payment that is taken back, the line of the statement waits for a person again. */
function alsoOf({ env, life }: Desk, number: string, { act, also }: Doing): Doing['also'] {
  const last = life?.ledger.at(-1)
  const isTakenBack =
    act.event === 'undo' && last?.event === 'paid' && last.seq === (act.of ?? life?.seq)
  if (!isTakenBack || last.reference === '') return also
  return (after) => [...(also?.(after) ?? []), reopenLine(env.DB, number, last.reference)]
}

/**
 * Lets the gateway return money by card before it is noted: the act with the gateway's reference, or why there is none.
 * Null for an act that is no such refund; it then goes on as it is.
 */
async function returnByGateway(
  env: Settings,
  { number, life, act, seq }: { number: string; life: Life; act: Act; seq: number | null },
  now: Date,
): Promise<Returning | Refusal | 'overtaken' | GatewayError | null> {
  if (act.event !== 'refunded') return null
  const isByCard = act.way === 'card' || (!act.way && life.ledger.some(({ way }) => way === 'card'))
  const gateway = isByCard ? await openGateway(env) : null
  if (!gateway || !isPaidByGateway(gateway, life)) return null
  if (seq !== null && seq !== life.seq) return 'overtaken'
  const asked = { ...act, event: 'refunded', way: 'card' } as const
  const decision = decide(life, asked, 'carrier', now)
  if (!decision.ok) return decision.error
  const amount = act.amount ?? -life.balance.due
  const refunded = await refundPayment(gateway, { number, life, amount })
  if (typeof refunded === 'string') return refunded
  return { ...asked, amount, reference: refunded.reference }
}

/** Notes money that the gateway has returned, whatever the order has become since. */
async function noteReturned(
  db: D1Database,
  number: string,
  doing: Doing,
  now: Date,
): Promise<Done> {
  let done = await actOnOrder(db, number, { ...doing, seq: null }, now)
  for (let tries = 1; tries < TRIES && !done.ok && done.error === 'overtaken'; tries += 1) {
    done = await actOnOrder(db, number, { ...doing, seq: null }, now)
  }
  return done
}
