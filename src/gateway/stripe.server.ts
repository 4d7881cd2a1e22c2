import { Stripe } from 'stripe'
import {
  GatewaySilent,
  type Notice,
  type PaymentGateway,
  type PaymentStart,
  type PaymentState,
  type RefundMade,
} from '~/gateway/gateway'
import { SECOND } from '~/lib/duration'
import type { GatewaySettings } from '~/lib/setting/gateway'

/** A notice is signed at most this long ago, in seconds. */
const TOLERANCE = 300

/** Stripe Checkout: a session is a payment that was started, the payment intent the money. */
export function stripeGateway({ key, webhookSecret, apiUrl }: GatewaySettings): PaymentGateway {
  const stripe = new Stripe(key, {
    ...(apiUrl === null ? {} : hostOf(new URL(apiUrl))),
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: 8 * SECOND,
    telemetry: false,
  })
  const crypto = Stripe.createSubtleCryptoProvider()
  return {
    start: (payment, back) =>
      answered(async () => {
        const options = { idempotencyKey: payment.key }
        const { id, url } = await stripe.checkout.sessions.create(toSession(payment, back), options)
        if (!url) throw new GatewaySilent('no address')
        return { session: id, address: url }
      }),
    readNotice: async (body, signature) => {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          TOLERANCE,
          crypto,
        )
        return noticeOf(event)
      } catch {
        return 'refused'
      }
    },
    read: (session) =>
      answered(async () => {
        const expand = ['payment_intent.latest_charge']
        return stateOf(await stripe.checkout.sessions.retrieve(session, { expand }))
      }, isUnknown),
    owns: (reference) => reference.startsWith('pi_'),
    refundsOf: (reference) =>
      answered(async () => {
        const { data } = await stripe.refunds.list({ payment_intent: reference, limit: 100 })
        return data.flatMap(refundOf)
      }, isOfNobody),
    refund: (asked) =>
      answered(async () => {
        const refund = await stripe.refunds.create(
          {
            payment_intent: asked.reference,
            amount: asked.amount,
            metadata: { order: asked.number },
          },
          { idempotencyKey: asked.key },
        )
        return isMoving(refund) ? refund.id : null
      }, isRefused),
  }
}

function hostOf({ protocol, hostname, port }: URL) {
  const isHttp = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  }
}

/** Everything here is the same for the same key: Stripe refuses a key with other data. */
function toSession(payment: PaymentStart, back: string): Stripe.Checkout.SessionCreateParams {
  const { number, amount, currency, name, locale } = payment
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // The amount is charged in the currency of the order.
    adaptive_pricing: { enabled: false },
    locale,
    client_reference_id: number,
    metadata: { order: number },
    payment_intent_data: { description: name, metadata: { order: number } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name },
        },
      },
    ],
    success_url: back,
    cancel_url: back,
  }
}

function noticeOf({ type, data: { object } }: Stripe.Event): Notice {
  const isOfSession = type.startsWith('checkout.session.')
  return isOfSession && 'id' in object && typeof object.id === 'string'
    ? { session: object.id }
    : 'ofNoInterest'
}

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const { metadata, payment_status: paid, amount_total: amount, currency, status, url } = session
  const number = metadata?.['order']
  // The account may have payments of others.
  if (number === undefined || amount === null || currency === null) return { state: 'failed' }
  if (paid !== 'paid') {
    return status === 'expired' ? { state: 'failed' } : { state: 'open', address: url }
  }
  const intent = session.payment_intent
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  const at = typeof charge === 'object' ? charge?.created : null
  return {
    state: 'paid',
    number,
    amount,
    currency: currency.toUpperCase(),
    reference: (typeof intent === 'object' ? intent?.id : intent) ?? session.id,
    at: new Date((at ?? session.created) * SECOND),
  }
}

/** A refund that somebody made in the gateway's dashboard is none that we asked for. */
function refundOf(refund: Stripe.Refund): RefundMade[] {
  const { id: reference, amount, metadata } = refund
  const isOurs = metadata?.['order'] !== undefined
  return isOurs ? [{ reference, amount, isMoving: isMoving(refund) }] : []
}

function isMoving({ status }: Stripe.Refund): boolean {
  return status === 'succeeded' || status === 'pending'
}

/** The answer; of a refusal what `otherwise` makes of it. Everything else is silence. */
async function answered<T>(
  ask: () => Promise<T>,
  otherwise: (error: Stripe.errors.StripeError) => { result: T } | null = () => null,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const known = error instanceof Stripe.errors.StripeError ? otherwise(error) : null
    if (known) return known.result
    throw error instanceof GatewaySilent
      ? error
      : new GatewaySilent('no answer of the gateway', { cause: error })
  }
}

/** A session that Stripe does not know will never be paid. */
function isUnknown({ code }: Stripe.errors.StripeError): { result: PaymentState } | null {
  return code === 'resource_missing' ? { result: { state: 'failed' } } : null
}

/** A payment that Stripe does not know has no refunds. */
function isOfNobody({ code }: Stripe.errors.StripeError): { result: RefundMade[] } | null {
  return code === 'resource_missing' ? { result: [] } : null
}

/**
 * Refused for good: too much, or returned already. A key that is in use belongs to another refund of the same moment,
 * of which we know no more than of silence.
 */
function isRefused({ statusCode, type }: Stripe.errors.StripeError): { result: null } | null {
  if (type === 'StripeIdempotencyError') return null
  return statusCode === 400 || statusCode === 402 || statusCode === 404 ? { result: null } : null
}
