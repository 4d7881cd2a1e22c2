import { GatewayLocked, GatewaySilent, type PaymentGateway } from '~/gateway/gateway'
import { payingOf } from '~/order/life/money/paying'
import { currencyOf } from '~/order/model/order-money'
import { settlePayment } from '~/order/payments/settle-payment.server'
import { type KnownOrder, linkTo } from '~/order/store/find-order.server'
import { keepPayment, paymentsOf } from '~/order/store/orders/payments.server'
import { orderPath } from '~/order/store/status-token.server'
import { formatOrderNumber } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { errorFacts, logEvent } from '~/lib/log'
import { m } from '~/paraglide/messages'

type Pressed = { known: KnownOrder; locale: Locale; origin: string; now: Date }

/**
 * The address of the gateway's page, or why there is none: nothing is due by card, the gateway is silent, no card is
 * charged so little or so much, or the gateway takes nothing of us (health tells why).
 */
export type Started =
  | { address: string }
  | 'nothingDue'
  | 'gatewaySilent'
  | 'tooSmallForCard'
  | 'tooLargeForCard'
  | 'cardRefused'

const REFUSED = {
  tooSmall: 'tooSmallForCard',
  tooLarge: 'tooLargeForCard',
  other: 'cardRefused',
} as const

/**
 * Starts the payment of what is due at this moment. Whoever presses again gets the same page; a payment that ended
 * without money is followed by another one.
 */
export async function startPayment(
  db: D1Database,
  gateway: PaymentGateway,
  { known, locale, origin, now }: Pressed,
): Promise<Started> {
  const { placed, life } = known
  const { number, order } = placed
  const amount = life.balance.due
  if (amount <= 0 || payingOf(placed, life).by !== 'gateway') return 'nothingDue'
  try {
    const { seq } = life
    const started = await paymentsOf(db, number)
    const same = started.filter((one) => one.seq === seq && one.locale === locale)
    let ended = same.filter(({ state }) => state !== 'open').length
    for (const { session } of same.filter(({ state }) => state === 'open')) {
      const found = await settlePayment(session, { db, gateway, now, occasion: 'press' })
      if (found.state === 'paid') return 'nothingDue'
      if (found.state === 'open' && found.address) return { address: found.address }
      ended += 1
    }
    const back = origin + (await orderPath(locale, linkTo(known, 'back')))
    const payment = {
      number,
      amount,
      currency: currencyOf(order),
      name: m.word_order_of({ number: formatOrderNumber(number) }, { locale }),
      locale,
      key: `${number}-${seq}-${locale}-${ended}`,
    }
    const began = await gateway.start(payment, back)
    if ('refused' in began) {
      logEvent({ event: 'payment', outcome: `press.${began.refused}` })
      return REFUSED[began.refused]
    }
    const { session, address } = began
    await keepPayment(db, { session, number, seq, locale }, now)
    logEvent({ event: 'payment', outcome: 'started' })
    return { address }
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    const isLocked = error instanceof GatewayLocked
    const outcome = isLocked ? 'press.locked' : 'press.silent'
    logEvent({ event: 'payment', outcome, ...errorFacts(error.cause) })
    return isLocked ? 'cardRefused' : 'gatewaySilent'
  }
}
