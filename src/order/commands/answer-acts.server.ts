import * as v from 'valibot'
import { refusal } from '~/http/plain/refusal'
import { readPost } from '~/http/program-post.server'
import type { Counters } from '~/http/rate-limit'
import type { DeskAnswer, DeskError } from '~/order/commands/desk-answer'
import { deskCommandSchema } from '~/order/commands/desk-command'
import type { Persons } from '~/order/commands/desk-persons'
import { runCommand } from '~/order/commands/run-command.server'
import { MOST_STATEMENT } from '~/order/bank/decode-statement'
import { isUnread } from '~/order/bank/statement'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { signHmac } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { parseJson } from '~/lib/parse-json'
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
  const reading = { bucket: 'desk', max: MAX_STATEMENT, token, isJson: true } as const
  const text = await readPost(request, env, reading)
  if (text instanceof Response) return text
  const asked = parseJson(text)
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
  const outcome = [
    command.output.command.replaceAll('-', '_'),
    ...(answer.ok ? [] : [answer.error]),
  ]
  logEvent({ event: 'terminal', requestId, outcome: outcome.join('.') })
  if (answer.ok && answer.kind !== 'read' && answer.kind !== 'trace') sendMailSoon(env)
  return toResponse(answer)
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

function fieldOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  return (issue && v.getDotPath(issue)) ?? 'command'
}
