import { canonicalRedirect } from '~/edge/canonical-redirect'
import { fatalErrorPage } from '~/edge/fatal-error-page'
import { logEvent } from '~/edge/log'
import { refuseRequest } from '~/edge/refuse-request'
import { renderPage } from '~/edge/render-page'
import { siteOrigin } from '~/edge/site-origin'
import { withSecurityHeaders } from '~/edge/security-headers'

/** Order of a request: refused, redirected, or rendered; nothing escapes the outermost try. */
async function respond(request: Request, env: Env, requestId: string): Promise<Response> {
  const refusal = refuseRequest(request)
  if (refusal) return refusal
  const redirect = canonicalRedirect(request)
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
  } catch (error) {
    logEvent({ event: 'fatal', requestId, error: error instanceof Error ? error.name : 'unknown' })
    response = fatalErrorPage(request, requestId)
  }
  const secured = withSecurityHeaders(response, { requestId, isHttps: request.url.startsWith('https:') })
  logEvent({
    event: 'request',
    requestId,
    method: request.method,
    status: secured.status,
    ms: Date.now() - startedAt,
  })
  return secured
}

export default {
  fetch: (request, env) => answer(request, env),
} satisfies ExportedHandler<Env>
