import { openGateway } from '~/gateway/open-gateway.server'
import { refusal } from '~/http/plain/refusal'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { readBounded } from '~/http/read-form.server'
import { settleReturns } from '~/order/payments/settle-returns.server'
import { settlePayment } from '~/order/payments/settle-payment.server'
import { errorFacts, logEvent } from '~/lib/log'
import type { Settings } from '~/lib/setting/names'

const MAX_BODY = 256 * 1_024

/**
 * `POST /api/payments/stripe`: a signed notice of the gateway, of a payment or of what went back. It only wakes us: the state is asked of the gateway.
 * 404 without a gateway, 401 to a signature that is wrong or older than five minutes, 204 when nothing is left to do,
 * 503 when the gateway gave no answer, so that it sends the notice again.
 */
export async function answerNotice(
  request: Request,
  env: Settings & Counters & { DB: D1Database },
): Promise<Response> {
  const gateway = await openGateway(env)
  if (!gateway) return refusal(request, 404)
  if (request.method !== 'POST') {
    const refused = refusal(request, 405)
    refused.headers.set('Allow', 'POST')
    return refused
  }
  if (!(await isWithinLimit('payments', request, env))) return refusal(request, 429)
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY) return refusal(request, 413)
  const body = await readBounded(request, MAX_BODY)
  if (!body) return refusal(request, 413)
  const signature = request.headers.get('Stripe-Signature') ?? ''
  const notice = await gateway.readNotice(await body.text(), signature)
  if (notice === 'refused') {
    logEvent({ event: 'payment', outcome: 'notice.refused' })
    return answer(401)
  }
  if (notice === 'ofNoInterest') return answer(204)
  try {
    const settling = { db: env.DB, gateway, now: new Date(), occasion: 'notice' } as const
    await ('session' in notice
      ? settlePayment(notice.session, settling)
      : settleReturns(notice.payment, settling))
    return answer(204)
  } catch (error) {
    logEvent({ event: 'payment', outcome: 'notice.silent', ...errorFacts(error) })
    return answer(503)
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}
