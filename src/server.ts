import { appConfig } from '~config'
import { browserFunctions } from '~/browser-functions'
import { callFunction, renderPage } from '~/document/render-page'
import { type Admission, admitForm } from '~/edge/admit-form.server'
import { canonicalRedirect } from '~/edge/canonical-redirect'
import { answerCall, isFunctionCall } from '~/edge/function-calls'
import { fatalErrorPage } from '~/edge/plain/fatal-error-page'
import { ordersClosed } from '~/edge/plain/orders-closed'
import { discardBody } from '~/edge/read-form.server'
import { refuseRequest } from '~/edge/refuse-request'
import { requestLine } from '~/edge/request-line'
import { routeRules } from '~/edge/route-rules'
import { withSecurityHeaders } from '~/edge/security-headers'
import { startVisit } from '~/edge/visit'
import { everyMinute } from '~/jobs/every-minute.server'
import { answerHealth, HEALTH_PATH } from '~/jobs/health.server'
import { errorFacts, logEvent } from '~/lib/log'

const carrierRedirect = routeRules(appConfig.routeRules)

type Asked = { url: URL; requestId: string; posted: Admission }

/** A function called, the health told, or a page. */
async function respond(request: Request, env: Env, asked: Asked): Promise<Response> {
  const { url, requestId, posted } = asked
  if (!posted.ok) return posted.response
  const visit = startVisit(request, env, { url, requestId, ...posted })
  if (isFunctionCall(url.pathname)) {
    const run = (bounded: Request) => callFunction(bounded, visit)
    return answerCall(request, { functions: browserFunctions, counters: env, run })
  }
  if (url.pathname === HEALTH_PATH) return answerHealth(request, env)
  return ordersClosed(url, env, posted.form) ?? renderPage(request, visit)
}

/** A request that is not for this address: refused, or sent to the one spelling its page has. */
async function turnAway(request: Request, url: URL): Promise<Response | null> {
  const refused = refuseRequest(request, url)
  if (refused || isFunctionCall(url.pathname)) return refused
  return carrierRedirect(url) ?? canonicalRedirect(url)
}

/** The way of a request: turned away, or its form counted and read and an answer made; nothing escapes the try. */
async function answer(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url)
  const requestId = crypto.randomUUID()
  const startedAt = Date.now()
  let posted: Admission = { ok: true, form: new FormData(), isOverLimit: false }
  let fault: ReturnType<typeof errorFacts> | null = null
  let response: Response
  try {
    const away = await turnAway(request, url)
    if (!away && !isFunctionCall(url.pathname)) posted = await admitForm(request, url, env)
    response = away ?? (await respond(request, env, { url, requestId, posted }))
  } catch (error) {
    fault = errorFacts(error)
    const form = posted.ok ? posted.form : null
    response = fatalErrorPage(request, { requestId, error, form })
  }
  await discardBody(request)
  const secured = withSecurityHeaders(response, { requestId, isHttps: url.protocol === 'https:' })
  logEvent({
    ...requestLine(request.method, url, secured.status, browserFunctions),
    requestId,
    durationMs: Date.now() - startedAt,
    ...fault,
  })
  return secured
}

export default {
  fetch: (request, env) => answer(request, env),
  scheduled: (_controller, env, context) => context.waitUntil(everyMinute(env)),
} satisfies ExportedHandler<Env>
