import { GatewayLocked, GatewaySilent, type PaymentGateway, type Refund } from '~/gateway/gateway'
import type { LedgerRow, Life } from '~/order/life/life'
import { errorFacts, logEvent } from '~/lib/log'

/** What was returned, part by part, or why not all of it was. */
export type Refunded =
  | 'returned'
  /** Part of it is returned and noted, the rest is not. */
  | 'gatewayPartly'
  /**
   * Money went back that the order does not know yet: in the gateway's dashboard, or by a refund of another amount whose
   * answer was lost.
   */
  | 'unnoted'
  | 'gatewayRefused'
  | 'gatewaySilent'
  | 'gatewayLocked'

/** What goes back: `note` notes a part as soon as it went, and says whether it could; `rest` is what follows it. */
export type Refunding = {
  number: string
  life: Life
  amount: number
  note: (part: { reference: string; amount: number; rest: number }) => Promise<boolean>
}

/** A payment of the order with what the gateway returned of it. */
type Returnable = { payment: LedgerRow; made: Refund[]; left: number }

/** The payments of an order that went through the gateway, the last first. */
export function paymentsByGateway(gateway: PaymentGateway, life: Life): LedgerRow[] {
  return life.ledger
    .filter((row) => row.event === 'paid' && row.way === 'card' && gateway.owns(row.reference))
    .toReversed()
}

/**
 * Refunds an amount of the order's card payments, of as few of them as have it. First asks the gateway what it returned
 * already: a refund whose answer was lost is the one that is repeated; another that the order does not know is noted before
 * anything else goes back.
 * The key of a refund is its payment and how many were made of it, so that two who ask at the same moment get the same
 * refund.
 */
export async function refundPayments(
  gateway: PaymentGateway,
  refunding: Refunding,
): Promise<Refunded> {
  let parts = 0
  const note: Refunding['note'] = async (part) => {
    const isNoted = await refunding.note(part)
    if (isNoted) parts += 1
    return isNoted
  }
  const outcome = await refundOnce(gateway, { ...refunding, note }).catch((error: unknown) => {
    if (!(error instanceof GatewaySilent)) throw error
    logEvent({ event: 'payment', outcome: 'refund.silent', ...errorFacts(error.cause) })
    return error instanceof GatewayLocked ? 'gatewayLocked' : 'gatewaySilent'
  })
  logEvent({ event: 'payment', outcome: `refund.${outcome}` })
  return outcome === 'returned' || parts === 0 ? outcome : 'gatewayPartly'
}

async function refundOnce(
  gateway: PaymentGateway,
  { number, life, amount, note }: Refunding,
): Promise<Refunded> {
  const payments = await returnable(gateway, life)
  const noted = new Set(life.ledger.map(({ reference }) => reference))
  const unnoted = payments
    .flatMap(({ made }) => made)
    .filter((one) => one.isGone && !noted.has(one.reference))
  const [lost, ...others] = unnoted
  if (others.length > 0 || (lost && lost.rest !== amount)) return 'unnoted'
  let rest = amount
  if (lost) {
    rest -= lost.amount
    if (!(await note({ reference: lost.reference, amount: lost.amount, rest }))) return 'unnoted'
  }
  const open = [...payments]
  while (rest > 0) {
    const next = fittest(open, rest)
    if (!next) return 'gatewayRefused'
    open.splice(open.indexOf(next), 1)
    const { payment, made, left } = next
    const part = Math.min(left, rest)
    const key = `${payment.reference}-${made.length}`
    const asked = { reference: payment.reference, number, amount: part, rest, key }
    const reference = await gateway.refund(asked)
    if (reference === null) continue
    rest -= part
    if (!(await note({ reference, amount: part, rest }))) return 'unnoted'
  }
  return 'returned'
}

async function returnable(gateway: PaymentGateway, life: Life): Promise<Returnable[]> {
  const payments: Returnable[] = []
  for (const payment of paymentsByGateway(gateway, life)) {
    const made = await gateway.refundsOf(payment.reference)
    const gone = made.reduce((sum, one) => sum + (one.isGone ? one.amount : 0), 0)
    payments.push({ payment, made, left: payment.amount - gone })
  }
  return payments
}

/** The latest payment that has all of it, else the one that has most of it. */
function fittest(open: Returnable[], rest: number): Returnable | undefined {
  const [most] = open.filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left)
  return open.find(({ left }) => left >= rest) ?? most
}
