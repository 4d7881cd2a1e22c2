import { appConfig } from '~config'
import { browserFunctions } from '~/browser-functions'
import { callFunction, renderPage } from '~/document/render-page'
import { type Admission, admitForm } from '~/edge/admit-form.server'
import { canonicalRedirect } from '~/edge/canonical-redirect'
import { answerCall, isFunctionCall } from '~/edge/function-calls'
import { fatalErrorPage } from '~/edge/plain/fatal-error-page'
import { ordersClosed } from '~/edge/plain/orders-closed'
import { refusal } from '~/edge/plain/refusal'
import { discardBody } from '~/edge/read-form.server'
import { isNoPage, refuseRequest } from '~/edge/refuse-request'
import { requestLine } from '~/edge/request-line'
import { routeRules } from '~/edge/route-rules'
import { withSecurityHeaders } from '~/edge/security-headers'
import { startVisit } from '~/edge/visit'
import { ACTS_PATH, answerActs } from '~/features/order/desk/answer-acts.server'
import { everyMinute } from '~/jobs/every-minute.server'
import { answerHealth, HEALTH_PATH } from '~/jobs/health.server'
import { personsOf } from '~/jobs/persons.server'
import { errorFacts, logEvent } from '~/lib/log'
import { answerForAll, findReady } from '~/pages'

const carrierRedirect = routeRules(appConfig.routeRules)

type Asked = { url: URL; requestId: string; env: Env }
type Answer = { response: Response; fault: ReturnType<typeof errorFacts> | null }

/** Whether an address judges by itself who sends what. */
function takesNoForm(path: string): boolean {
  return isFunctionCall(path) || path === ACTS_PATH
}

/** A request that is not for this address: refused, or sent to the one spelling its page has. */
async function turnAway(request: Request, url: URL): Promise<Response | null> {
  if (url.pathname === ACTS_PATH) return null
  const refused = refuseRequest(request, url)
  if (refused || isFunctionCall(url.pathname)) return refused
  return carrierRedirect(url) ?? canonicalRedirect(url)
}

/** A function called, the health told, or what an address shows to this visitor alone. */
async function respond(request: Request, asked: Asked, posted: Admission): Promise<Response> {
  const { url, env } = asked
  if (!posted.ok) return posted.response
  const visit = startVisit(request, env, { ...asked, ...posted })
  if (isFunctionCall(url.pathname)) {
    const run = (bounded: Request) => callFunction(bounded, visit)
    return answerCall(request, { functions: browserFunctions, counters: env, run })
  }
  if (url.pathname === ACTS_PATH) return answerActs(request, env, personsOf(env))
  if (url.pathname === HEALTH_PATH) return answerHealth(request, env)
  if (isNoPage(request, url)) return refusal(request, 404)
  const made = await renderPage(request.method, visit)
  return new Response(request.method === 'HEAD' ? null : made.text, made)
}

/** The way of a request that nothing ready answers; nothing escapes the try. */
async function answerAnew(request: Request, asked: Asked): Promise<Answer> {
  const { url, env } = asked
  let posted: Admission = { ok: true, form: new FormData(), isOverLimit: false }
  let made: Answer
  try {
    const away = await turnAway(request, url)
    if (!away && !takesNoForm(url.pathname)) posted = await admitForm(request, url, env)
    const closed = away ?? (posted.ok ? ordersClosed(url, env, posted.form) : null)
    const forAll = closed ? null : await answerForAll(request, asked)
    if (forAll) return { response: forAll, fault: null }
    made = { response: closed ?? (await respond(request, asked, posted)), fault: null }
  } catch (error) {
    const fault = { requestId: asked.requestId, error, form: posted.ok ? posted.form : null }
    made = { response: fatalErrorPage(request, fault), fault: errorFacts(error) }
  }
  await discardBody(request)
  return { ...made, response: withSecurityHeaders(made.response, url.protocol === 'https:') }
}

/** Every request: a page that is ready first, before anything is read of the request but its address. */
async function answer(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url)
  const requestId = crypto.randomUUID()
  const startedAt = Date.now()
  const ready = findReady(request, url)
  const { response, fault } = ready
    ? { response: ready, fault: null }
    : await answerAnew(request, { url, requestId, env })
  response.headers.set('X-Request-Id', requestId)
  logEvent({
    ...requestLine(request.method, url, response.status, browserFunctions),
    requestId,
    durationMs: Date.now() - startedAt,
    ...fault,
  })
  return response
}

export default {
  fetch: (request, env) => answer(request, env),
  scheduled: (_controller, env, context) => context.waitUntil(everyMinute(env)),
} satisfies ExportedHandler<Env>
