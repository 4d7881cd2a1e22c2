import { appConfig } from '~config'
import { everyMinute } from '~/edge/cron.server'
import { canonicalRedirect } from '~/edge/canonical-redirect'
import { fatalErrorPage } from '~/edge/fatal-error-page'
import { answerHealth, HEALTH_PATH } from '~/edge/health.server'
import { errorFacts, logEvent } from '~/edge/log'
import { isWithinLimit } from '~/edge/rate-limit'
import { copyOfForm, discardBody } from '~/edge/read-form.server'
import { refusal } from '~/edge/refusal'
import { refuseRequest } from '~/edge/refuse-request'
import { requestLine } from '~/edge/request-line'
import { routeRules } from '~/edge/route-rules'
import { renderPage } from '~/edge/render-page'
import { siteOrigin } from '~/edge/site-origin'
import { withSecurityHeaders } from '~/edge/security-headers'

const carrierRedirect = routeRules(appConfig.routeRules)

/** Order of a request: refused, redirected, or rendered; nothing escapes the outermost try. */
async function respond(request: Request, env: Env, requestId: string): Promise<Response> {
  const refused = refuseRequest(request)
  if (refused) return refused
  const { pathname } = new URL(request.url)
  const isHelper = pathname.startsWith('/api/')
  if (isHelper && !(await isWithinLimit(env.LOOKUP_LIMIT, request))) return refusal(request, 429)
  if (pathname === HEALTH_PATH) return answerHealth(env)
  const redirect = carrierRedirect(request) ?? (await canonicalRedirect(request))
  if (redirect) return redirect
  return renderPage(request, {
    origin: siteOrigin(request, env),
    nonce: crypto.randomUUID().replaceAll('-', ''),
    requestId,
  })
}

async function answer(request: Request, env: Env): Promise<Response> {
  const requestId = crypto.randomUUID()
  const startedAt = Date.now()
  const form = copyOfForm(request)
  let fault: ReturnType<typeof errorFacts> | null = null
  let response: Response
  try {
    response = await respond(request, env, requestId)
    await form?.body?.cancel()
  } catch (error) {
    fault = errorFacts(error)
    response = await fatalErrorPage(request, { requestId, error, form })
  }
  await discardBody(request)
  const isHttps = request.url.startsWith('https:')
  const secured = withSecurityHeaders(response, { requestId, isHttps })
  logEvent({
    ...requestLine(request, secured.status),
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
