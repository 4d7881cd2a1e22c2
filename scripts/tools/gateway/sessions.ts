import { randomUUID } from 'node:crypto'

/** A Checkout session as the documented API shows it, as far as the site reads it. */
export type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  created: number
  url: string | null
  locale: string
  client_reference_id: string | null
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  payment_intent: string | null
  name: string
}
export type Refund = {
  id: string
  object: 'refund'
  status: 'succeeded'
  payment_intent: string
  amount: number
  metadata: Record<string, string>
}
type Charge = { id: string; object: 'charge'; created: number }
type Intent = { id: string; object: 'payment_intent'; amount: number; latest_charge: Charge }

/** An answer of the API that is an error, in its documented shape. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { error: { type: string; code?: string; message: string } }
  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...(code === undefined ? {} : { code }) } }
  }
}

/** The account of the gateway: sessions, the money they brought, and refunds. */
export class Account {
  readonly sessions = new Map<string, Session>()
  readonly intents = new Map<string, Intent>()
  readonly refunds: Refund[] = []
  readonly #answers = new Map<string, { asked: string; answer: unknown }>()

  /** The first answer to a key; the API refuses the key with other data. */
  once(key: string | undefined, asked: string, answer: () => unknown): unknown {
    if (key === undefined) return answer()
    const known = this.#answers.get(key)
    if (known && known.asked !== asked) {
      throw new ApiError(400, 'idempotency_error', 'the key was used with other parameters')
    }
    const given = known?.answer ?? structuredClone(answer())
    this.#answers.set(key, { asked, answer: given })
    return given
  }

  create(fields: URLSearchParams, pageOf: (id: string) => string): Session {
    const price = 'line_items[0][price_data]'
    const amount = Number(fields.get(`${price}[unit_amount]`))
    const currency = fields.get(`${price}[currency]`) ?? ''
    const successUrl = fields.get('success_url') ?? ''
    const isSound = fields.get('mode') === 'payment' && /^[a-z]{3}$/.test(currency)
    if (!isSound || !Number.isInteger(amount) || amount < 1 || !URL.canParse(successUrl)) {
      throw new ApiError(400, 'invalid_request_error', 'invalid session', 'parameter_missing')
    }
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      created: seconds(),
      url: pageOf(id),
      locale: fields.get('locale') ?? 'en',
      client_reference_id: fields.get('client_reference_id'),
      metadata: metadataOf(fields),
      success_url: successUrl,
      cancel_url: fields.get('cancel_url') ?? successUrl,
      payment_intent: null,
      name: fields.get(`${price}[product_data][name]`) ?? '',
    }
    this.sessions.set(id, session)
    return session
  }

  /** A session, with its money where the question wants it. */
  retrieve(id: string, isExpanded: boolean) {
    const session = this.sessions.get(id)
    if (!session) {
      throw new ApiError(404, 'invalid_request_error', 'No such session', 'resource_missing')
    }
    const intent = session.payment_intent && this.intents.get(session.payment_intent)
    return isExpanded && intent ? { ...session, payment_intent: intent } : session
  }

  /** The customer pays on the page of the gateway; false if that is over. */
  pay(id: string): boolean {
    const session = this.sessions.get(id)
    if (session?.status !== 'open') return false
    const intent = `pi_${randomUUID().replaceAll('-', '')}`
    this.intents.set(intent, {
      id: intent,
      object: 'payment_intent',
      amount: session.amount_total,
      latest_charge: { id: `ch_${randomUUID()}`, object: 'charge', created: seconds() },
    })
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: intent,
    })
    return true
  }

  /** The session ends without money. */
  expire(id: string): void {
    const session = this.sessions.get(id)
    if (session?.status === 'open') Object.assign(session, { status: 'expired', url: null })
  }

  /** The refunds of a payment, the last first. */
  refundsOf(intent: string) {
    if (!this.intents.has(intent)) {
      throw new ApiError(404, 'invalid_request_error', 'none', 'resource_missing')
    }
    const data = this.refunds.filter(({ payment_intent: of }) => of === intent).toReversed()
    return { object: 'list', data, has_more: false, url: '/v1/refunds' }
  }

  refund(fields: URLSearchParams): Refund {
    const intent = this.intents.get(fields.get('payment_intent') ?? '')
    if (!intent) throw new ApiError(404, 'invalid_request_error', 'none', 'resource_missing')
    const amount = Number(fields.get('amount') ?? intent.amount)
    const returned = this.refunds
      .filter(({ payment_intent: of }) => of === intent.id)
      .reduce((sum, refund) => sum + refund.amount, 0)
    if (returned === intent.amount) {
      throw new ApiError(400, 'invalid_request_error', 'refunded', 'charge_already_refunded')
    }
    if (amount > intent.amount - returned) {
      throw new ApiError(400, 'invalid_request_error', 'more than is left')
    }
    const id = `re_${randomUUID().replaceAll('-', '')}`
    const refund: Refund = {
      id,
      object: 'refund',
      status: 'succeeded',
      payment_intent: intent.id,
      amount,
      metadata: metadataOf(fields),
    }
    this.refunds.push(refund)
    return refund
  }
}

function metadataOf(fields: URLSearchParams): Record<string, string> {
  const metadata = [...fields].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(metadata)
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000)
}
