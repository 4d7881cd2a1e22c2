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
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  payment_intent: string
  amount: number
  currency: string
  created: number
  metadata: Record<string, string>
}
export type Dispute = {
  id: string
  object: 'dispute'
  status: string
  reason: string
  payment_intent: string
  amount: number
  currency: string
  created: number
  evidence_details: { due_by: number | null }
}
type Charge = { id: string; object: 'charge'; created: number; payment_intent: string }
type Intent = {
  id: string
  object: 'payment_intent'
  status: 'succeeded'
  amount: number
  amount_received: number
  currency: string
  created: number
  latest_charge: Charge
  metadata: Record<string, string>
}

/** What an event of the account is about. */
export type Subject = Session | Refund | Dispute | Charge
export type AccountEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: Subject }
}

/** The smallest and the largest sum that is charged, in the smallest unit, as the documentation has them. */
const LEAST: Record<string, number> = { czk: 1_500, eur: 50 }
const MOST = 99_999_999

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

/** The account of the gateway: sessions, the money they brought, refunds, disputes, and what happened to the latter. */
export class Account {
  readonly sessions = new Map<string, Session>()
  readonly intents = new Map<string, Intent>()
  readonly refunds: Refund[] = []
  readonly disputes: Dispute[] = []
  readonly events: AccountEvent[] = []
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
    if (amount < (LEAST[currency] ?? 1)) {
      throw new ApiError(400, 'invalid_request_error', 'too little', 'amount_too_small')
    }
    if (amount > MOST) {
      throw new ApiError(400, 'invalid_request_error', 'too much', 'amount_too_large')
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
      status: 'succeeded',
      amount: session.amount_total,
      amount_received: session.amount_total,
      currency: session.currency,
      created: seconds(),
      latest_charge: {
        id: `ch_${randomUUID()}`,
        object: 'charge',
        created: seconds(),
        payment_intent: intent,
      },
      metadata: session.metadata,
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

  intent(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw new ApiError(404, 'invalid_request_error', 'none', 'resource_missing')
    return intent
  }

  /** The refunds or the disputes of a payment, the last first. */
  returnsOf(kind: 'refunds' | 'disputes', intent: string) {
    const { id } = this.intent(intent)
    const all: (Refund | Dispute)[] = this[kind]
    return listOf(kind, all.filter(({ payment_intent: of }) => of === id).toReversed())
  }

  /** What happened since a time, in seconds, the last first. */
  eventsSince(created: number, types: readonly string[]) {
    const events = this.events.filter((one) => one.created >= created && types.includes(one.type))
    return listOf('events', events.toReversed())
  }

  refund(fields: URLSearchParams): Refund {
    const intent = this.intent(fields.get('payment_intent') ?? '')
    const amount = Number(fields.get('amount') ?? intent.amount)
    const returned = this.refunds
      .filter(({ payment_intent: of, status }) => of === intent.id && status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0)
    const isDisputed = this.disputes.some(({ payment_intent: of }) => of === intent.id)
    if (isDisputed) {
      throw new ApiError(400, 'invalid_request_error', 'disputed', 'charge_disputed')
    }
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
      currency: intent.currency,
      created: seconds(),
      metadata: metadataOf(fields),
    }
    this.refunds.push(refund)
    this.#happened('charge.refunded', intent.latest_charge)
    this.#happened('refund.created', refund)
    return refund
  }

  /** The payer's bank could not book a refund: its money comes back to the account. */
  failRefund(id: string): void {
    const refund = this.refunds.find((one) => one.id === id)
    if (!refund) return
    refund.status = 'failed'
    this.#happened('refund.failed', refund)
  }

  /** The payer's bank claims money back. */
  dispute(payment: string, what: Partial<Dispute>): Dispute {
    const intent = this.intent(payment)
    const dispute: Dispute = {
      id: `du_${randomUUID().replaceAll('-', '')}`,
      object: 'dispute',
      status: 'needs_response',
      reason: 'fraudulent',
      payment_intent: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      created: seconds(),
      evidence_details: { due_by: null },
      ...what,
    }
    this.disputes.push(dispute)
    this.#happened('charge.dispute.created', dispute)
    return dispute
  }

  /** A dispute goes on, or ends. */
  moveDispute(id: string, status: string): void {
    const dispute = this.disputes.find((one) => one.id === id)
    if (!dispute) return
    dispute.status = status
    const isOver = status === 'won' || status === 'lost'
    this.#happened(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  }

  #happened(type: string, object: Subject): void {
    this.events.push(anEvent(type, object))
  }
}

/** An event of the account, as it is listed and as a notice tells it. */
export function anEvent(type: string, subject: Subject, created = seconds()): AccountEvent {
  const object = structuredClone(subject)
  return { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } }
}

function listOf(name: string, data: readonly unknown[]) {
  return { object: 'list', data, has_more: false, url: `/v1/${name}` }
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
