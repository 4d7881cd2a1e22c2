import { appConfig } from '~config'
import { browserFunctions } from '~/browser-functions'
import { deskPeople } from '~/access/people'
import { type Admission, admitForm } from '~/http/admit-form.server'
import { canonicalRedirect, chosenLanguage } from '~/http/canonical-redirect'
import { answerCall, isFunctionCall } from '~/http/function-calls'
import { fatalErrorPage } from '~/http/plain/fatal-error-page'
import { ordersClosed } from '~/http/plain/orders-closed'
import { refusal } from '~/http/plain/refusal'
import { discardBody } from '~/http/read-form.server'
import { isOfDesk } from '~/i18n/desk-path'
import { isNoPage, refuseRequest } from '~/http/refuse-request'
import {
  ACTS_PATH,
  DESK_LINKS_PATH,
  HEALTH_PATH,
  MAIL_EVENTS_PATH,
  PAYMENTS_PATH,
  PROVIDER_EVENTS_PATH,
  requestLine,
} from '~/http/request-line'
import { routeRules } from '~/http/route-rules'
import { withSecurityHeaders } from '~/http/security-headers'
import { startVisit } from '~/http/visit'
import { openGatewayFor } from '~/carrier/offered-ways'
import { errorFacts, logEvent, sendFiguresTo } from '~/lib/log'
import { answerForAll, findReady } from '~/cached-pages'

const carrierRedirect = routeRules(appConfig.routeRules)

type Asked = { url: URL; requestId: string; env: Env; isHidden: boolean }
type Answer = { response: Response; fault: ReturnType<typeof errorFacts> | null }

function isLook({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** True when the handler of an address checks its sender itself. */
function takesNoForm(path: string): boolean {
  return isFunctionCall(path) || isApi(path)
}

/** True for the addresses of programs that prove themselves by a token or a signature. */
function isApi(path: string): boolean {
  const isOurs = path === ACTS_PATH || path === DESK_LINKS_PATH
  return isOurs || [MAIL_EVENTS_PATH, PAYMENTS_PATH, PROVIDER_EVENTS_PATH].includes(path)
}

/** True for an address of the desk while DESK_PEOPLE names nobody: then no page has it. */
function isHiddenDesk({ pathname }: URL, env: Env): boolean {
  return isOfDesk(pathname) && deskPeople(env).length === 0
}

/** Answers a request with a wrong address: refuses it, or redirects to the canonical spelling. */
async function turnAway(request: Request, { url, isHidden }: Asked): Promise<Response | null> {
  if (isHidden) return isLook(request) ? null : refusal(request, 404)
  if (isApi(url.pathname)) return null
  const refused = refuseRequest(request, url)
  if (refused || isFunctionCall(url.pathname)) return refused
  return carrierRedirect(url) ?? canonicalRedirect(url)
}

/**
 * Answers server functions, the health check, and pages for this visitor only. Loads modules on demand that a first
 * visit does not need.
 */
async function respond(request: Request, asked: Asked, posted: Admission): Promise<Response> {
  const { url, env } = asked
  if (!posted.ok) return posted.response
  const visit = startVisit(request, env, { ...asked, ...posted })
  if (isFunctionCall(url.pathname)) {
    const run = async (bounded: Request) => {
      const { callFunction } = await import('~/http/document/render-page')
      return callFunction(bounded, visit)
    }
    return answerCall(request, { functions: browserFunctions, counters: env, run })
  }
  if (url.pathname === ACTS_PATH) {
    const [{ answerActs }, { personsOf }] = await Promise.all([
      import('~/order/commands/answer-acts.server'),
      import('~/jobs/persons.server'),
    ])
    return answerActs(request, env, personsOf(env), asked.requestId)
  }
  if (url.pathname === DESK_LINKS_PATH) {
    const { answerDeskLinks } = await import('~/desk/sign-in/answer-links.server')
    return answerDeskLinks(request, env)
  }
  if (url.pathname === MAIL_EVENTS_PATH) {
    const { answerMailEvents } = await import('~/jobs/mail-events.server')
    return answerMailEvents(request, env)
  }
  if (url.pathname === PAYMENTS_PATH) {
    const { answerNotice } = await import('~/order/payments/answer-notice.server')
    return answerNotice(request, env)
  }
  if (url.pathname === PROVIDER_EVENTS_PATH) {
    const { answerProviderEvents } = await import('~/order/notices/answer-provider-events.server')
    return answerProviderEvents(request, env, asked.requestId)
  }
  if (url.pathname === HEALTH_PATH) {
    const { answerHealth } = await import('~/jobs/health/health.server')
    return answerHealth(request, env)
  }
  if (isNoPage(request, url)) return refusal(request, 404)
  const { renderPage } = await import('~/http/document/render-page')
  const made = await renderPage(request.method, visit)
  return new Response(request.method === 'HEAD' ? null : made.body, made)
}

/** Answers a request that the cache cannot answer; catches every error. */
async function answerAnew(request: Request, asked: Asked): Promise<Answer> {
  const { url, env } = asked
  let posted: Admission = { ok: true, form: new FormData(), isOverLimit: false }
  let made: Answer
  try {
    const away = await turnAway(request, asked)
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

/** Handles every request: first from the page cache, by its address alone. */
async function answer(request: Request, env: Env): Promise<Response> {
  sendFiguresTo(env.FIGURES)
  openGatewayFor(env)
  const url = new URL(request.url)
  const requestId = crypto.randomUUID()
  const startedAt = Date.now()
  const chosen = chosenLanguage(request, url)
  const ready = chosen
    ? withSecurityHeaders(chosen, url.protocol === 'https:')
    : findReady(request, url)
  const { response, fault } = ready
    ? { response: ready, fault: null }
    : await answerAnew(request, { url, requestId, env, isHidden: isHiddenDesk(url, env) })
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
  scheduled: async (_controller, env) => {
    sendFiguresTo(env.FIGURES)
    openGatewayFor(env)
    const { everyMinute } = await import('~/jobs/every-minute.server')
    await everyMinute(env)
  },
} satisfies ExportedHandler<Env>
