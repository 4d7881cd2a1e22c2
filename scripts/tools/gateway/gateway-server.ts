import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { paymentPage } from './payment-page.ts'
import { Account, anEvent, ApiError, type Session, type Subject } from './sessions.ts'
import { listen } from '../listen.ts'

/**
 * What goes wrong with the next question of the API. `half`: it happens, and the answer breaks off. `lost`: it happens,
 * and the answer is an error. `failed`: an error, and nothing happened. `unauthorized`, `forbidden`, `busy`: refused with
 * 401, 403 or 429. `held`: it happens, and the answer waits for `release`. `none`: this question is answered as ever.
 */
export type Fault = 'none' | 'failed' | 'lost' | 'half' | 'slow' | 'held' | keyof typeof REFUSALS

const REFUSALS = { unauthorized: 401, forbidden: 403, busy: 429 } as const

type Options = {
  /** Where notices go; unset: to `/api/payments/stripe` of the site that the customer returns to. */
  noticesTo?: string
  port?: number
}

/**
 * A server on this machine that speaks the documented API of Stripe Checkout: sessions, refunds, disputes, idempotency
 * keys, the list of events, signed notices, and a page to pay on. `npm start` takes no money by it, and tests script its faults.
 */
export async function startGateway({ noticesTo, port = 0 }: Options = {}) {
  const key = `sk_test_${crypto.randomUUID().replaceAll('-', '')}`
  const webhookSecret = `whsec_${crypto.randomUUID().replaceAll('-', '')}`
  const account = new Account()
  const faults: Fault[] = []
  const asked: string[] = []
  const held: (() => void)[] = []

  /** A notice as the gateway signs it, at a time in ms. */
  async function notice(subject: Subject, type = 'checkout.session.completed', at = Date.now()) {
    const created = Math.floor(at / 1_000)
    const payload = JSON.stringify(anEvent(type, subject, created))
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: webhookSecret,
      timestamp: created,
    })
    return { payload, signature }
  }

  /** Sends a notice to the site; returns its status, 0 without an answer. */
  async function tell(
    session: Session,
    type?: string,
    subject: Subject = session,
  ): Promise<number> {
    const { payload, signature } = await notice(subject, type)
    const url = noticesTo ?? `${new URL(session.success_url).origin}/api/payments/stripe`
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const told = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null)
    return told?.status ?? 0
  }

  async function answerApi(request: IncomingMessage, path: string, response: ServerResponse) {
    response.setHeader('Content-Type', 'application/json')
    asked.push(`${request.method} ${path}`)
    const fault = faults.shift()
    if (fault === 'slow') await new Promise((done) => setTimeout(done, 1_500))
    try {
      if (fault === 'failed') throw new ApiError(500, 'api_error', 'try again')
      if (fault === 'unauthorized' || fault === 'forbidden' || fault === 'busy') {
        throw new ApiError(REFUSALS[fault], 'invalid_request_error', fault)
      }
      const answer = JSON.stringify(await answerOf(request, path))
      if (fault === 'held') await new Promise<void>((release) => held.push(release))
      if (fault === 'lost') throw new ApiError(500, 'api_error', 'try again')
      if (fault === 'half') {
        response.writeHead(200, { 'Content-Length': answer.length })
        response.write(answer.slice(0, answer.length / 2))
        response.destroy()
        return
      }
      response.writeHead(200).end(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      response.writeHead(error.status).end(JSON.stringify(error.body))
    }
  }

  async function answerOf(request: IncomingMessage, path: string): Promise<unknown> {
    if (request.headers.authorization !== `Bearer ${key}`) {
      throw new ApiError(401, 'invalid_request_error', 'Invalid API Key')
    }
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path) ?? []
    if (request.method === 'GET' && id) {
      return account.retrieve(id, request.url?.includes('expand') === true)
    }
    const query = new URLSearchParams(request.url?.split('?')[1])
    const [, intent] = /^\/v1\/payment_intents\/(\w+)$/.exec(path) ?? []
    if (request.method === 'GET' && intent) return account.intent(intent)
    const [, kind] = /^\/v1\/(refunds|disputes)$/.exec(path) ?? []
    if (request.method === 'GET' && (kind === 'refunds' || kind === 'disputes')) {
      return account.returnsOf(kind, query.get('payment_intent') ?? '')
    }
    if (request.method === 'GET' && path === '/v1/events') {
      const types = [...query].flatMap(([name, type]) => (name.startsWith('types') ? [type] : []))
      return account.eventsSince(Number(query.get('created[gte]')), types)
    }
    const body = await text(request)
    const fields = new URLSearchParams(body)
    const once = (answer: () => unknown) =>
      account.once(request.headers['idempotency-key']?.toString(), path + body, answer)
    if (path === '/v1/checkout/sessions') return once(() => account.create(fields, pageOf))
    if (path === '/v1/refunds') return once(() => account.refund(fields))
    throw new ApiError(404, 'invalid_request_error', 'Unrecognized request URL')
  }

  /**
   * The page that a customer sees; paying sends the notice and leads back. Once it is paid, what people do in the dashboard
   * of a gateway.
   */
  async function answerPage(request: IncomingMessage, id: string, response: ServerResponse) {
    const session = account.sessions.get(id)
    if (request.method === 'POST' && session?.payment_intent) {
      const before = account.events.length
      goBack(session.payment_intent, new URLSearchParams(await text(request)).get('do'))
      for (const { type, data } of account.events.slice(before)) {
        await tell(session, type, data.object)
      }
      response.writeHead(303, { Location: pageOf(id) }).end()
      return
    }
    if (request.method !== 'POST' || session?.status !== 'open') {
      response.writeHead(session ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
      const dispute = account.disputes.find((one) => one.payment_intent === session?.payment_intent)
      response.end(paymentPage(session, dispute?.status))
      return
    }
    const pressed = new URLSearchParams(await text(request)).get('do')
    if (pressed === 'pay' && account.pay(id)) await tell(session)
    const to = pressed === 'pay' ? session.success_url : session.cancel_url
    response.writeHead(303, { Location: to }).end()
  }

  function goBack(payment: string, pressed: string | null): void {
    const dispute = account.disputes.find((one) => one.payment_intent === payment)
    if (pressed === 'dispute' && !dispute) account.dispute(payment, {})
    if (dispute && (pressed === 'won' || pressed === 'lost'))
      account.moveDispute(dispute.id, pressed)
    const { amount } = account.intent(payment)
    const isWhole = account.refunds.some((one) => one.payment_intent === payment)
    if (pressed !== 'refund' || dispute || isWhole) return
    account.refund(new URLSearchParams({ payment_intent: payment, amount: String(amount) }))
  }

  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const [, id] = /^\/pay\/(\w+)$/.exec(path) ?? []
    const answer =
      id === undefined ? answerApi(request, path, response) : answerPage(request, id, response)
    answer.catch(() => response.destroy())
  })
  const url = await listen(server, port)
  server.unref()
  const pageOf = (id: string) => `${url}/pay/${id}`
  const settings = {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: url,
  }
  const release = () => {
    for (const answer of held.splice(0)) answer()
  }
  return {
    url,
    settings,
    account,
    faults,
    asked,
    notice,
    tell,
    release,
    close: () => server.close(),
  }
}
