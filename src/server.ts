import { appConfig } from '~config'
import { browserFunctions } from '~/browser-functions'
import { callFunction, renderPage } from '~/document/render-page'
import { canonicalRedirect } from '~/edge/canonical-redirect'
import { answerCall, isFunctionCall } from '~/edge/function-calls'
import { fatalErrorPage } from '~/edge/plain/fatal-error-page'
import { ordersClosed } from '~/edge/plain/orders-closed'
import { discardBody, type FormBody, readForm } from '~/edge/read-form.server'
import { refuseRequest } from '~/edge/refuse-request'
import { requestLine } from '~/edge/request-line'
import { routeRules } from '~/edge/route-rules'
import { withSecurityHeaders } from '~/edge/security-headers'
import { startVisit } from '~/edge/visit'
import { everyMinute } from '~/jobs/every-minute.server'
import { answerHealth, HEALTH_PATH } from '~/jobs/health.server'
import { errorFacts, logEvent } from '~/lib/log'

const carrierRedirect = routeRules(appConfig.routeRules)

type Asked = { url: URL; requestId: string; posted: FormBody }

/** A function called, the health told, a redirect, or a page. */
async function respond(request: Request, env: Env, asked: Asked): Promise<Response> {
  const { url, requestId, posted } = asked
  if (!posted.ok) return posted.response
  const visit = startVisit(request, env, { url, requestId, form: posted.form })
  if (isFunctionCall(url.pathname)) {
    const run = (bounded: Request) => callFunction(bounded, visit)
    return answerCall(request, { functions: browserFunctions, limiter: env.LOOKUP_LIMIT, run })
  }
  if (url.pathname === HEALTH_PATH) return answerHealth(request, env)
  const redirect = carrierRedirect(url) ?? (await canonicalRedirect(url))
  return redirect ?? ordersClosed(url, env, posted.form) ?? renderPage(request, visit)
}

/** The way of a request: refused, or its form read and an answer made; nothing escapes the try. */
async function answer(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url)
  const requestId = crypto.randomUUID()
  const startedAt = Date.now()
  let posted: FormBody = { ok: true, form: new FormData() }
  let fault: ReturnType<typeof errorFacts> | null = null
  let response: Response
  try {
    const refused = refuseRequest(request, url)
    if (!refused && !isFunctionCall(url.pathname)) posted = await readForm(request)
    response = refused ?? (await respond(request, env, { url, requestId, posted }))
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
