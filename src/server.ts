import { appConfig } from '~config'
import { announceNew } from '~/features/announcements/announce.server'
import { drainOutbox } from '~/features/outbox/outbox.server'
import { enforceRetention } from '~/features/retention/retention.server'
import { warmCatalogue } from '~/edge/catalogue.server'
import { siteProvider } from '~/edge/provider.server'
import { canonicalRedirect } from '~/edge/canonical-redirect'
import { fatalErrorPage } from '~/edge/fatal-error-page'
import { errorName, logEvent } from '~/edge/log'
import { isWithinLimit } from '~/edge/rate-limit'
import { discardBody } from '~/edge/read-form.server'
import { refusal } from '~/edge/refusal'
import { refuseRequest } from '~/edge/refuse-request'
import { routeRules } from '~/edge/route-rules'
import { renderPage } from '~/edge/render-page'
import { siteOrigin } from '~/edge/site-origin'
import { withSecurityHeaders } from '~/edge/security-headers'

const carrierRedirect = routeRules(appConfig.routeRules)

/** Order of a request: refused, redirected, or rendered; nothing escapes the outermost try. */
async function respond(request: Request, env: Env, requestId: string): Promise<Response> {
  const refused = refuseRequest(request)
  if (refused) return refused
  const isHelper = new URL(request.url).pathname.startsWith('/api/')
  if (isHelper && !(await isWithinLimit(env.LOOKUP_LIMIT, request))) return refusal(request, 429)
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
  let response: Response
  try {
    response = await respond(request, env, requestId)
    await discardBody(request)
  } catch (error) {
    logEvent({ event: 'fatal', requestId, error: errorName(error) })
    response = fatalErrorPage(request, requestId)
  }
  const secured = withSecurityHeaders(response, {
    requestId,
    isHttps: request.url.startsWith('https:'),
  })
  logEvent({
    event: 'request',
    requestId,
    method: request.method,
    status: secured.status,
    ms: Date.now() - startedAt,
  })
  return secured
}

/**
 * Each minute: deliver what is due, announce what is new, forget what is past its time, refresh the
 * catalogue. One job that fails does not stop the others.
 */
async function everyMinute(env: Env): Promise<void> {
  const now = new Date()
  const jobs = {
    deliver: () => drainOutbox({ db: env.DB, connection: siteProvider(), now: () => new Date() }),
    announce: () => announceNew(env.DB, env, now),
    forget: () => enforceRetention(env, now),
    warm: () => warmCatalogue(),
  }
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      logEvent({ event: 'cron', outcome: job, error: errorName(error) })
    }
  }
}

export default {
  fetch: (request, env) => answer(request, env),
  scheduled: (_controller, env, context) => context.waitUntil(everyMinute(env)),
} satisfies ExportedHandler<Env>
