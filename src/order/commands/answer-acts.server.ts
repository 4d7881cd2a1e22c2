import * as v from 'valibot'
import { hasBearer } from '~/http/bearer'
import { refusal } from '~/http/plain/refusal'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { readBounded } from '~/http/read-form.server'
import type { DeskAnswer, DeskError } from '~/order/commands/desk-answer'
import { deskCommandSchema } from '~/order/commands/desk-command'
import type { Persons } from '~/order/commands/desk-persons'
import { runCommand } from '~/order/commands/run-command.server'
import { MOST_STATEMENT } from '~/order/bank/decode-statement'
import { isUnread } from '~/order/bank/statement'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { signHmac } from '~/lib/hash'
import type { Settings } from '~/lib/setting/names'
import { ordersToken } from '~/lib/settings'
import { isUuid } from '~/lib/uuid'

const MISSING: readonly string[] = [
  'unknown',
  'nothingThere',
  'nothingTraced',
] satisfies DeskError[]
const MAX_BODY = 8 * 1_024
/** A bank's statement as JSON, in which a sign of its text may take more than one byte. */
const MAX_STATEMENT = 2 * MOST_STATEMENT

const longSchema = v.looseObject({ command: v.literal('statement') })

type ActsEnv = Settings & Counters & { DB: D1Database }

/**
 * `POST /api/acts`: the API of the carrier's terminal (`npm run orders`). Responds 404 if ORDERS_TOKEN is not
 * configured and an empty 401 to a wrong token; 200 when the command was done, 422 for a file that is no statement, 409 with the current order when it
 * is not allowed, 422 with the first invalid field, 404 for an unknown order or nothing to do. A command with the
 * header Idempotency-Key, a UUID, happens once, and its repetition gets the first answer. It reads no cookie, so
 * another site cannot use a visitor's session.
 */
export async function answerActs(
  request: Request,
  env: ActsEnv,
  persons: Persons,
  requestId?: string,
): Promise<Response> {
  const token = ordersToken(env)
  if (token === null) return refusal(request, 404)
  if (request.method !== 'POST') return withHeader(refusal(request, 405), 'Allow', 'POST')
  if (!(await isWithinLimit('desk', request, env))) return refusal(request, 429)
  if (!(await hasBearer(request, token))) return notKnown()
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  if (type.trim() !== 'application/json') return refusal(request, 415)
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_STATEMENT) {
    return refusal(request, 413)
  }
  const body = await readBounded(request, MAX_STATEMENT)
  if (!body) return refusal(request, 413)
  const text = await body.text()
  const asked = parsed(text)
  if (text.length > MAX_BODY && !v.is(longSchema, asked)) return refusal(request, 413)
  if (asked === undefined) return refusal(request, 400)
  const command = v.safeParse(deskCommandSchema, asked)
  if (!command.success) {
    return toResponse({ ok: false, error: 'invalid', field: fieldOf(command.issues) })
  }
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && !isUuid(key)) {
    return toResponse({ ok: false, error: 'invalid', field: 'Idempotency-Key' })
  }
  // Keyed, because a command may hold an address, which could be guessed from a plain hash.
  const commandHash = await signHmac(token, `command|${JSON.stringify(command.output)}`)
  const once = key === null ? null : { key, commandHash }
  const desk = { env, persons, now: new Date(), once, requestId }
  const answer = await runCommand(command.output, desk)
  if (answer.ok && answer.kind !== 'read' && answer.kind !== 'trace') sendMailSoon(env)
  return toResponse(answer)
}

function notKnown(): Response {
  const headers = { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }
  return new Response(null, { status: 401, headers })
}

function toResponse(answer: DeskAnswer): Response {
  return Response.json(answer, {
    status: statusOf(answer),
    headers: { 'Cache-Control': 'no-store' },
  })
}

function statusOf(answer: DeskAnswer): number {
  if (answer.ok) return answer.kind === 'statement' && isUnread(answer) ? 422 : 200
  if (answer.error === 'invalid') return 422
  return MISSING.includes(answer.error) ? 404 : 409
}

/** Parses JSON; undefined if the text is invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  return (issue && v.getDotPath(issue)) ?? 'command'
}

function withHeader(response: Response, name: string, value: string): Response {
  response.headers.set(name, value)
  return response
}
