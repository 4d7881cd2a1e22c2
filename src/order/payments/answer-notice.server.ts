import { openGateway } from '~/gateway/open-gateway.server'
import { refusal } from '~/http/plain/refusal'
import { emptyAnswer, readPost } from '~/http/program-post.server'
import type { Counters } from '~/http/rate-limit'
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
  const text = await readPost(request, env, { bucket: 'payments', max: MAX_BODY })
  if (text instanceof Response) return text
  const signature = request.headers.get('Stripe-Signature') ?? ''
  const notice = await gateway.readNotice(text, signature)
  if (notice === 'refused') {
    logEvent({ event: 'payment', outcome: 'notice.refused' })
    return emptyAnswer(401)
  }
  if (notice === 'ofNoInterest') return emptyAnswer(204)
  try {
    const settling = { db: env.DB, gateway, now: new Date(), occasion: 'notice' } as const
    await ('session' in notice
      ? settlePayment(notice.session, settling)
      : settleReturns(notice.payment, settling))
    return emptyAnswer(204)
  } catch (error) {
    logEvent({ event: 'payment', outcome: 'notice.silent', ...errorFacts(error) })
    return emptyAnswer(503)
  }
}
