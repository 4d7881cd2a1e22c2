import { env } from 'cloudflare:workers'
import type { Dispute, PaidMoney, PaymentGateway, Refund } from '~/gateway/gateway'
import { noteReadUpTo, readUpTo } from '~/gateway/gateway-answers.server'
import type { Act } from '~/order/life/event-data'
import type { LedgerRow, Life } from '~/order/life/life'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { notePaid, orderOf, type Settling } from '~/order/payments/settle-payment.server'
import { actOnOrder } from '~/order/store/act.server'
import { type GatewayNews, tellGatewayNews } from '~/order/store/desk/task-store.server'
import { DAY, MINUTE } from '~/lib/duration'
import { errorFacts, logEvent } from '~/lib/log'
import { toLocalTime } from '~/lib/local-time'

/** Another act may come between reading the order and noting the money, a few times. */
const TRIES = 5

/** What a refund or a dispute comes to. */
type Returned = Pick<Refund, 'reference' | 'amount' | 'at'> & {
  currency: string
  /** The money is gone, or with us (again); null: that is not decided. */
  isGone: boolean | null
  /** What the desk is told of it in any case. */
  news: GatewayNews | null
  /** Somebody returned it in the gateway's dashboard. */
  isByHand: boolean
}

/**
 * Asks the gateway what went back of a payment and notes it: refunds, also those made in its dashboard, refunds that
 * failed, and disputes that were lost or won, each once, however often and in whatever order it is asked. What a person
 * has to know is told to the desk. Throws GatewaySilent.
 */
export async function settleReturns(payment: string, settling: Settling): Promise<void> {
  const { gateway, occasion } = settling
  const read = await gateway.readReturns(payment)
  const all = read
    ? [...read.refunds.map((one) => ofRefund(one, read.paid)), ...read.disputes.map(ofDispute)]
    : []
  // The notice of the payment itself may be late or lost.
  if (read && all.length > 0) await notePaid(read.paid, settling)
  // The gateway lists the last first.
  for (const one of all.toReversed().toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const said = read ? await settleReturn(one, read.paid, settling) : 'unknown'
    logEvent({ event: 'payment', outcome: `${occasion}.return.${said}` })
  }
}

function ofRefund({ reference, amount, at, isGone, rest }: Refund, { currency }: PaidMoney) {
  const isByHand = rest === null
  const failed = { what: 'failed', amount, currency } as const
  const news = isGone || !isByHand ? null : failed
  return { reference, amount, currency, at, isGone, news, isByHand } satisfies Returned
}

function ofDispute(dispute: Dispute): Returned {
  const { reference, amount, currency, at, stage, reason, answerBy } = dispute
  const isOpen = stage === 'inquiry' || stage === 'open'
  const answer = isOpen && answerBy ? { answerBy: answerBy.toISOString() } : {}
  const news = { what: stage, amount, currency, reason, ...answer }
  const isGone = isOpen ? null : stage === 'lost'
  return { reference, amount, currency, at, isGone, news, isByHand: false }
}

async function settleReturn(
  returned: Returned,
  { number, currency }: PaidMoney,
  { db, now }: Settling,
): Promise<string> {
  const { reference, amount } = returned
  const tell = (orderKey: string, news: GatewayNews) =>
    tellGatewayNews(db, { orderKey, item: reference }, news, now)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await orderOf(db, { number, currency }, now)
    if (!row?.life) return 'unknown'
    const { orderKey, life } = row
    const act = missingOf(returned, { life, currency, now })
    const unnoted = { what: 'unnoted', amount, currency: returned.currency } as const
    if (act === null || act === 'unnoted') {
      const news = act === 'unnoted' ? unnoted : returned.news
      if (news) await tell(orderKey, news).run()
      return act ?? 'known'
    }
    const also = (after: Life) => {
      const news = newsAfter(returned, act, after)
      return news ? [tell(orderKey, news)] : []
    }
    const done = await actOnOrder(db, number, { act, actor: 'site', seq: null, also }, now)
    if (done.ok) {
      sendMailSoon(env)
      return act.event
    }
    if (done.error === 'overtaken' || done.error === 'alreadyNoted') continue
    // The money moved, whatever the order allows.
    await tell(orderKey, unnoted).run()
    return done.error
  }
  throw new Error('the order changes all the time')
}

/** What the ledger of the order lacks; `unnoted` for what it cannot say. */
function missingOf(
  { reference, amount, at, currency: of, isGone }: Returned,
  { life, currency, now }: { life: Life; currency: string; now: Date },
): (Act & { event: 'paid' | 'refunded' }) | 'unnoted' | null {
  const has = (event: LedgerRow['event']) =>
    life.ledger.some((row) => row.event === event && row.reference === reference)
  const way = 'card'
  if (isGone === true) {
    // An amount in another currency, or money that went back, came and went again.
    if (of !== currency || has('paid')) return 'unnoted'
    const day = dayOf(at < now ? at : now)
    return has('refunded') ? null : { event: 'refunded', amount, day, way, reference }
  }
  const isBack = isGone === false && has('refunded') && !has('paid')
  return isBack ? { event: 'paid', amount, day: dayOf(now), way, reference } : null
}

function dayOf(at: Date): string {
  return toLocalTime(at).slice(0, 10)
}

/** What the desk is told of money that was noted: that a refund failed, or that more went back than we owed. */
function newsAfter(
  { amount, currency, news }: Returned,
  { event }: Act,
  { balance: { due } }: Life,
): GatewayNews | null {
  if (news) return news
  if (event === 'paid') return { what: 'failed', amount, currency }
  return due > 0 ? { what: 'returned', amount, currency } : null
}

/** So far back the gateway's list of what happened reaches. */
const LISTED_FOR = 30 * DAY
/** An event may be listed this long after its time. */
const LATE = 5 * MINUTE
/** As many payments are asked for at once; the others in the next minute. */
const MOST = 20

/**
 * Finds what went back although its notice was lost: reads the gateway's list of what happened, from where it was last
 * read to the end. A payment that cannot be settled stops the list there, so that the job fails until it can.
 */
export async function askReturns(
  db: D1Database,
  open: () => Promise<PaymentGateway | null>,
  now: Date,
): Promise<{ count: number; isLeft: boolean }> {
  const gateway = await open()
  if (!gateway) return { count: 0, isLeft: false }
  const listedFrom = now.getTime() - LISTED_FOR
  const from = (await readUpTo(db)) ?? listedFrom
  if (from < listedFrom) logEvent({ event: 'payment', outcome: 'returns.gap' })
  const happened = await gateway.returnsSince(new Date(Math.max(from, listedFrom)))
  const payments = happened.filter(
    ({ payment }, index) => happened.findIndex((one) => one.payment === payment) === index,
  )
  // The list is read on by whole seconds, so a second is never left in two.
  const last = payments[MOST - 1]?.at.getTime()
  const cut = payments.findIndex(({ at }, index) => index >= MOST && at.getTime() !== last)
  const first = payments.slice(0, cut < 0 ? undefined : cut)
  const failures: unknown[] = []
  for (const { payment } of first) {
    try {
      await settleReturns(payment, { db, gateway, now, occasion: 'cron' })
    } catch (error) {
      failures.push(error)
      logEvent({ event: 'payment', outcome: 'returns.silent', ...errorFacts(error) })
    }
  }
  if (failures.length > 0) throw failures[0]
  const next = payments[first.length]
  await noteReadUpTo(db, next ? next.at.getTime() : now.getTime() - LATE)
  return { count: first.length, isLeft: next !== undefined }
}
