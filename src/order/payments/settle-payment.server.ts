import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import type { PaidMoney, PaymentGateway, PaymentState } from '~/gateway/gateway'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { actOnOrder } from '~/order/store/act.server'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import { askLater, closePayment, findUnasked } from '~/order/store/orders/payments.server'
import { errorFacts, logEvent } from '~/lib/log'
import { toLocalTime } from '~/lib/local-time'

/** Another act may come between reading the order and noting the money, a few times. */
const TRIES = 5

/**
 * Where a payment was asked for: by a notice, by the customer who came back, by the cron, at the next press, or at a
 * refund.
 */
type Occasion = 'notice' | 'back' | 'cron' | 'press' | 'refund'

export type Settling = { db: D1Database; gateway: PaymentGateway; now: Date; occasion: Occasion }

/**
 * Asks the gateway for the state of a payment and notes money that came: once, however often and in whatever order it
 * is asked. Throws GatewaySilent.
 */
export async function settlePayment(session: string, settling: Settling): Promise<PaymentState> {
  const { db, gateway, occasion } = settling
  const payment = await gateway.read(session)
  const said = payment.state === 'paid' ? await notePaid(payment, settling, session) : payment.state
  if (payment.state === 'failed') await closePayment(db, session, 'failed').run()
  logEvent({ event: 'payment', outcome: `${occasion}.${said}` })
  return payment
}

/**
 * Notes the money with its day and its reference, also where the amount is no longer due: it is then owed back. Money
 * that has no order (any more) is only logged; the gateway's dashboard has it. `session` is that of the payment, where
 * it is known: it is asked for no more.
 */
export async function notePaid(
  { number, amount, currency, reference, at }: PaidMoney,
  { db, now }: Settling,
  session: string | null = null,
): Promise<string> {
  if (!(await orderOf(db, { number, currency }, now))) return 'unknown'
  const day = toLocalTime(at < now ? at : now).slice(0, 10)
  const act = { event: 'paid', amount, day, way: 'card', reference } as const
  const also = () => (session === null ? [] : [closePayment(db, session, 'paid')])
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await actOnOrder(db, number, { act, actor: 'site', seq: null, also }, now)
    if (done.ok) {
      // The customer who comes back from the gateway finds the document on the page.
      sendMailSoon(env)
      return 'noted'
    }
    if (done.error === 'overtaken') continue
    for (const statement of also()) await statement.run()
    return done.error
  }
  throw new Error('the order changes all the time')
}

/** The order of money, in its currency; null where there is none (any more). */
export async function orderOf(
  db: D1Database,
  { number, currency }: Pick<PaidMoney, 'number' | 'currency'>,
  now: Date,
): Promise<OrderRow | null> {
  const row = await readOrderRow(db, number, now)
  return row && (row.currency ?? appConfig.market.currency) === currency ? row : null
}

/**
 * Asks for payments whose notice has not come, at most `limit`; returns how many. A gateway that does not answer is
 * asked later, and the job has failed.
 */
export async function askOpenPayments(
  db: D1Database,
  open: () => Promise<PaymentGateway | null>,
  now: Date,
  limit: number,
): Promise<number> {
  const sessions = await findUnasked(db, now, limit)
  const gateway = sessions.length === 0 ? null : await open()
  if (!gateway) return 0
  // First, so that a session which stops this run does not stop the next one.
  await askLater(db, sessions, now)
  const failures: unknown[] = []
  for (const session of sessions) {
    try {
      await settlePayment(session, { db, gateway, now, occasion: 'cron' })
    } catch (error) {
      failures.push(error)
      logEvent({ event: 'payment', outcome: 'cron.silent', ...errorFacts(error) })
    }
  }
  if (failures.length > 0) throw failures[0]
  return sessions.length
}
