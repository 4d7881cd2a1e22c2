import * as v from 'valibot'
import { toLocalTime } from '~/lib/local-time'
import { fieldErrors, problemOf, problemResponse } from '~/back-office/embedded/problem'
import { type Notice, noticeSchema, TAKEN_WITH_DESK } from '~/back-office/events/contract-notice'
import { isDecidedHere } from '~/carrier/decider'
import { isJsonType, isSignedBy, readWithin } from '~/http/program-post.server'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { logEvent } from '~/lib/log'
import { parseJson } from '~/lib/parse-json'
import type { Settings } from '~/lib/setting/names'
import { providerEventsSecrets } from '~/lib/settings'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import type { Life } from '~/order/life/life'
import {
  findAnswer,
  isNoticeTaken,
  keepAnswer,
  type NoticeAnswer,
} from '~/order/notices/notice-store.server'
import { actOnOrder, type Done } from '~/order/store/act.server'
import type { Act } from '~/order/life/event-data'

const MAX_BODY = 64 * 1_024
const MAX_ID = 200

type NoticesEnv = Settings & Counters & { DB: D1Database }
type Received = { id: string; text: string }

/**
 * `POST /api/provider-events`: what a back office of the carrier's own tells of an order (Standard Webhooks; contract:
 * docs/provider-api.yaml). 404 without PROVIDER_EVENTS_SECRET and for an unknown order, 401 to a signature that is wrong
 * or older than five minutes, 400 to a body that is no JSON, 409 where the order has changed since, 422 to what is not of the contract or not allowed.
 * The same id again gets the first answer.
 */
export async function answerProviderEvents(
  request: Request,
  env: NoticesEnv,
  requestId: string,
): Promise<Response> {
  const secrets = providerEventsSecrets(env)
  if (secrets.length === 0) return logged('closed', problemResponse(404), requestId)
  if (request.method !== 'POST') {
    const response = problemResponse(405, { headers: { Allow: 'POST' } })
    return logged('method', response, requestId)
  }
  if (!(await isWithinLimit('providerEvents', request, env))) {
    const response = problemResponse(429, { headers: { 'Retry-After': '60' } })
    return logged('limited', response, requestId)
  }
  const received = await readSigned(request, secrets)
  if ('status' in received) return logged(received.why, problemResponse(received.status), requestId)
  const known = await findAnswer(env.DB, received.id)
  if (known) return answered('repeated', known, requestId)
  const json = parseJson(received.text)
  if (json === undefined) return logged('no_json', problemResponse(400), requestId)
  const notice = v.safeParse(noticeSchema, json, { abortPipeEarly: true })
  if (!notice.success) {
    const response = problemResponse(422, { errors: fieldErrors(notice.issues) })
    return logged('invalid', response, requestId)
  }
  return perform({ ...received, notice: notice.output }, env, requestId)
}

type Unread = { status: 401 | 413 | 415; why: string }

/** The body and the id of a notice that one of the secrets signed within five minutes. */
async function readSigned(
  request: Request,
  secrets: readonly string[],
): Promise<Received | Unread> {
  const text = await readWithin(request, MAX_BODY)
  if (text === null) return { status: 413, why: 'too_large' }
  if (!isJsonType(request)) return { status: 415, why: 'no_json' }
  const headers = {
    'webhook-id': request.headers.get('webhook-id') ?? '',
    'webhook-timestamp': request.headers.get('webhook-timestamp') ?? '',
    'webhook-signature': request.headers.get('webhook-signature') ?? '',
  }
  const id = headers['webhook-id']
  const isSigned =
    id.length <= MAX_ID && secrets.some((secret) => isSignedBy(secret, text, headers))
  return isSigned ? { id, text } : { status: 401, why: 'unsigned' }
}

/** Performs the act of a notice, and keeps its answer in the same transaction. */
async function perform(
  { id, notice }: { id: string; notice: Notice },
  env: NoticesEnv,
  requestId: string,
): Promise<Response> {
  const now = new Date()
  const { DB } = env
  if (isDecidedHere(env) && !TAKEN_WITH_DESK.includes(notice.event)) {
    return keep({ id, db: DB, now }, 'ours', refusalOf('decidedByDesk', null), requestId)
  }
  const pickup = notice.event === 'answerChange' ? notice.data.offer?.pickup : null
  // Of the two times of one pickup none is taken for the right one.
  if (pickup && toLocalTime(new Date(pickup.at)) !== pickup.local) {
    return keep({ id, db: DB, now }, 'timeInvalid', refusalOf('timeInvalid', null), requestId)
  }
  const doing = {
    act: toAct(notice),
    actor: 'carrier',
    seq: notice.after,
    requestId,
    isToldByBackOffice: true,
    also: (life: Life) => [keepAnswer(DB, id, { status: 200, json: standing(life) }, now)],
  } as const
  try {
    const done = await actOnOrder(DB, notice.number, doing, now)
    if (!done.ok) return await keep({ id, db: DB, now }, done.error, answerTo(done), requestId)
    sendMailSoon(env)
    return answered('taken', { status: 200, json: standing(done.life) }, requestId)
  } catch (error) {
    // The same notice came twice at the same time, and the other one acted.
    const first = isNoticeTaken(error) ? await findAnswer(DB, id) : null
    if (!first) throw error
    return answered('repeated', first, requestId)
  }
}

type Keeping = { id: string; db: D1Database; now: Date }

/** Keeps a refusal for the id; where the same notice got an answer meanwhile, that one counts. */
async function keep(
  { id, db, now }: Keeping,
  outcome: string,
  answer: NoticeAnswer,
  requestId: string,
): Promise<Response> {
  try {
    await keepAnswer(db, id, answer, now).run()
    return answered(outcome, answer, requestId)
  } catch (error) {
    const first = isNoticeTaken(error) ? await findAnswer(db, id) : null
    if (!first) throw error
    return answered('repeated', first, requestId)
  }
}

function answerTo(done: Exclude<Done, { ok: true }>): NoticeAnswer {
  if (done.error === 'unknown') return { status: 404, json: problemOf(404) }
  if (done.error === 'overtaken') return { status: 409, json: standing(done.life) }
  return refusalOf(done.error, done.life)
}

/** Why nothing happened, and how the order stands. */
function refusalOf(code: string, life: Life | null): NoticeAnswer {
  const problem = problemOf(422, [{ field: 'event', code }])
  return { status: 422, json: { ...problem, ...(life ? standing(life) : {}) } }
}

function standing({ seq, state }: Life) {
  return { seq, state }
}

/** An answer that holds for the id of the notice. */
function answered(outcome: string, { status, json }: NoticeAnswer, requestId: string): Response {
  const isGood = status === 200 || status === 409
  const type = isGood ? 'application/json' : 'application/problem+json'
  const response = new Response(JSON.stringify(json), {
    status,
    headers: { 'Content-Type': type },
  })
  return logged(outcome, response, requestId)
}

/** The answer, with its line in the log. */
function logged(outcome: string, response: Response, requestId: string): Response {
  logEvent({ event: 'notice', requestId, outcome, status: response.status })
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** The act that a back office tells: its data. */
function toAct(notice: Notice): Act {
  switch (notice.event) {
    case 'finish': {
      const { why, reason, leg } = notice.data
      return { event: notice.event, why: reason ?? why, leg }
    }
    case 'noShow': {
      const { waited, ...data } = notice.data
      return { event: notice.event, ...data, waitedUntil: waited?.until }
    }
    case 'answerChange': {
      const { offer, ...data } = notice.data
      const { total = null, pickup = null, until = null } = offer ?? {}
      return { event: notice.event, ...data, total, time: pickup && pickup.at, until }
    }
    case 'cancel':
      return { event: notice.event, ...notice.data, reason: notice.data.reason ?? null }
    case 'confirm':
      return { event: notice.event }
    case 'reject':
    case 'reopen':
      return { event: notice.event, ...notice.data }
    case 'assign':
      return { event: notice.event, ...notice.data }
    case 'progress':
      return { event: notice.event, ...notice.data }
    case 'surcharge':
      return { event: notice.event, ...notice.data }
    case 'offer':
      return { event: notice.event, ...notice.data }
    case 'price':
      return { event: notice.event, ...notice.data }
    case 'waive':
      return { event: notice.event, ...notice.data }
    case 'paid':
    case 'refunded':
      return { event: notice.event, ...notice.data }
  }
}
