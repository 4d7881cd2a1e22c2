import { Stripe } from 'stripe'
import {
  type Dispute,
  type DisputeStage,
  GatewayLocked,
  GatewaySilent,
  type Notice,
  type PaidMoney,
  type PaymentGateway,
  type PaymentReturns,
  type PaymentStart,
  type PaymentStarted,
  type PaymentState,
  type Refund,
} from '~/gateway/gateway'
import type { GatewayQuestion } from '~/gateway/gateway-answers.server'
import { SECOND } from '~/lib/duration'
import type { GatewaySettings } from '~/lib/setting/gateway'

/** A notice is signed at most this long ago, in seconds. */
const TOLERANCE = 300

/** More refunds or disputes than this has no payment. */
const LISTED = 100

/** The events that tell of money of a payment that went back or is claimed. */
const OF_RETURNS = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

/** Told of each answer: why a question was refused for reasons that only an operator can mend, or null. */
type Hear = (question: GatewayQuestion, why: string | null) => Promise<void>

type StripeError = Stripe.errors.StripeError

/** What a refusal by the gateway comes to; null where nobody answered. */
type Otherwise<T> = (error: StripeError) => { result: T } | null

/** Stripe Checkout: a session is a payment that was started, the payment intent the money. */
export function stripeGateway(settings: GatewaySettings, hear: Hear): PaymentGateway {
  const stripe = openStripe(settings)
  const crypto = Stripe.createSubtleCryptoProvider()
  const ask = asking(hear)
  const refundsOf = (reference: string) =>
    ask(
      'refunds',
      async () => {
        const { data } = await stripe.refunds.list({ payment_intent: reference, limit: LISTED })
        return data.map(refundOf)
      },
      unknownIs<Refund[]>([]),
    )
  return {
    start: (payment, back) =>
      ask<PaymentStarted>(
        'start',
        async () => {
          const options = { idempotencyKey: payment.key }
          const session = toSession(payment, back)
          const { id, url } = await stripe.checkout.sessions.create(session, options)
          if (!url) throw new GatewaySilent('no address')
          return { session: id, address: url }
        },
        notStarted,
      ),
    readNotice: async (body, signature) => {
      const { webhookSecret: secret } = settings
      try {
        return noticeOf(
          await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE, crypto),
        )
      } catch {
        return 'refused'
      }
    },
    read: (session) =>
      ask<PaymentState>(
        'read',
        async () => {
          const expand = ['payment_intent.latest_charge']
          return stateOf(await stripe.checkout.sessions.retrieve(session, { expand }))
        },
        // A session that Stripe does not know will never be paid.
        unknownIs<PaymentState>({ state: 'failed' }),
      ),
    owns: (reference) => reference.startsWith('pi_'),
    readReturns: async (reference) => {
      const returns = await ask<Omit<PaymentReturns, 'refunds'> | null>(
        'returns',
        async () => {
          const expand = ['latest_charge']
          const paid = paidOf(await stripe.paymentIntents.retrieve(reference, { expand }))
          if (!paid) return null
          const asked = { payment_intent: reference, limit: LISTED }
          const { data } = await stripe.disputes.list(asked)
          return { paid, disputes: data.map(disputeOf) }
        },
        unknownIs(null),
      )
      return returns && { ...returns, refunds: await refundsOf(reference) }
    },
    returnsSince: (since) =>
      ask('events', async () => {
        const created = { gte: Math.floor(since.getTime() / SECOND) }
        const happened: { payment: string; at: Date }[] = []
        const events = stripe.events.list({ types: OF_RETURNS, created, limit: 100 })
        for await (const event of events) {
          const payment = paymentOf(event)
          if (payment !== null) happened.push({ payment, at: new Date(event.created * SECOND) })
        }
        return happened.toSorted((one, other) => one.at.getTime() - other.at.getTime())
      }),
    refundsOf,
    refund: ({ reference, number, amount, rest, key }) =>
      ask<string | null>(
        'refund',
        async () => {
          const metadata = { order: number, rest: String(rest) }
          const asked = { payment_intent: reference, amount, metadata }
          const refund = await stripe.refunds.create(asked, { idempotencyKey: key })
          return isGone(refund) ? refund.id : null
        },
        notRefunded,
      ),
  }
}

function openStripe({ key, apiUrl }: GatewaySettings): Stripe {
  return new Stripe(key, {
    ...(apiUrl === null ? {} : hostOf(new URL(apiUrl))),
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: 8 * SECOND,
    telemetry: false,
  })
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

function noticeOf(event: Stripe.Event): Notice {
  const { object } = event.data
  if (event.type.startsWith('checkout.session.') && 'id' in object) {
    return typeof object.id === 'string' ? { session: object.id } : 'ofNoInterest'
  }
  const payment = paymentOf(event)
  return payment === null ? 'ofNoInterest' : { payment }
}

/** The payment of which an event tells that something went back; null for any other event. */
function paymentOf({ type, data: { object } }: Stripe.Event): string | null {
  if (!OF_RETURNS.includes(type) || !('payment_intent' in object)) return null
  const { payment_intent: intent } = object
  return (typeof intent === 'string' ? intent : intent?.id) ?? null
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

/** The money of a payment; null for one of another site, or without money. */
function paidOf(intent: Stripe.PaymentIntent): PaidMoney | null {
  const { id: reference, metadata, status, amount_received: amount, currency, created } = intent
  const number = metadata['order']
  if (number === undefined || status !== 'succeeded') return null
  const charge = intent.latest_charge
  const at = typeof charge === 'object' ? charge?.created : null
  return {
    number,
    amount,
    currency: currency.toUpperCase(),
    reference,
    at: new Date((at ?? created) * SECOND),
  }
}

function refundOf(refund: Stripe.Refund): Refund {
  const { id: reference, amount, created, metadata } = refund
  const isOurs = metadata?.['order'] !== undefined
  return {
    reference,
    amount,
    at: new Date(created * SECOND),
    isGone: isGone(refund),
    rest: isOurs ? Number(metadata['rest'] ?? amount) : null,
  }
}

/** Money that waits for the payer's bank or for the payer is on its way. */
function isGone({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled'
}

function disputeOf(dispute: Stripe.Dispute): Dispute {
  const { id: reference, amount, currency, created, reason, evidence_details: evidence } = dispute
  const by = evidence.due_by
  return {
    reference,
    amount,
    currency: currency.toUpperCase(),
    at: new Date(created * SECOND),
    stage: stageOf(dispute.status),
    reason,
    answerBy: by ? new Date(by * SECOND) : null,
  }
}

/** A status that Stripe adds later is a dispute that is open until it is won or lost, as an appeal is. */
function stageOf(status: Stripe.Dispute['status']): DisputeStage {
  if (status === 'lost') return 'lost'
  if (status === 'warning_needs_response' || status === 'warning_under_review') return 'inquiry'
  // One that was prevented was settled by a refund, which is in the list of refunds.
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open'
}

/** Asks the gateway: its answer, or of a refusal what `otherwise` makes of it. Everything else is silence. */
function asking(hear: Hear) {
  return async <T>(
    question: GatewayQuestion,
    call: () => Promise<T>,
    otherwise: Otherwise<T> = () => null,
  ): Promise<T> => {
    try {
      const answer = await call()
      await hear(question, null)
      return answer
    } catch (error) {
      const refused = error instanceof Stripe.errors.StripeError ? error : null
      const known = refused && otherwise(refused)
      if (refused && isForOperator(refused, question)) {
        await hear(question, refused.code ?? `http_${refused.statusCode}`)
      }
      if (known) return known.result
      if (refused && isLocked(refused)) {
        throw new GatewayLocked('the gateway refuses our key', { cause: error })
      }
      throw error instanceof GatewaySilent
        ? error
        : new GatewaySilent('no answer of the gateway', { cause: error })
    }
  }
}

function isLocked({ statusCode }: StripeError): boolean {
  return statusCode === 401 || statusCode === 403
}

/** A key, a right or an account that nobody but an operator can mend; that a sum is too small is none of it. */
function isForOperator(error: StripeError, question: GatewayQuestion): boolean {
  if (isLocked(error)) return true
  const refused = question === 'start' ? notStarted(error)?.result : null
  return refused !== null && refused !== undefined && 'refused' in refused
    ? refused.refused === 'other'
    : false
}

/** What Stripe does not know. */
function unknownIs<T>(result: T): Otherwise<T> {
  return ({ code }) => (code === 'resource_missing' ? { result } : null)
}

/**
 * True if a question was refused for what it says, so that it is of no use to ask again. A key that is in use belongs to
 * another question of the same moment, of which we know no more than of silence.
 */
function isRefused({ statusCode, type, code }: StripeError): boolean {
  if (type === 'StripeIdempotencyError' || code === 'rate_limit') return false
  return statusCode === 400 || statusCode === 402 || statusCode === 404
}

/** A session that Stripe refuses as it was asked. */
function notStarted(error: StripeError): { result: PaymentStarted } | null {
  if (!isRefused(error)) return null
  if (error.code === 'amount_too_small') return { result: { refused: 'tooSmall' } }
  return { result: { refused: error.code === 'amount_too_large' ? 'tooLarge' : 'other' } }
}

/** Refused for good: too much, returned already, or disputed. */
function notRefunded(error: StripeError): { result: null } | null {
  return isRefused(error) ? { result: null } : null
}
