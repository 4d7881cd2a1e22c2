import * as v from 'valibot'
import { refusal } from '~/http/plain/refusal'
import { emptyAnswer, isSignedBy, readPost } from '~/http/program-post.server'
import type { Counters } from '~/http/rate-limit'
import type { Settings } from '~/lib/setting/names'
import { mailEventsSecret } from '~/lib/settings'
import { type MailNews, noteReport } from '~/outbox/sent/mail-reports.server'

const MAX_BODY = 64 * 1_024

/** What Resend's events say of a mail: null says nothing of what became of it. */
const NEWS: Readonly<Record<string, MailNews | null>> = {
  delivered: 'delivered',
  bounced: 'bounced',
  suppressed: 'bounced',
  failed: 'bounced',
  complained: 'complained',
  sent: null,
  scheduled: null,
  // Tried again; another event says how it ended.
  delivery_delayed: null,
  opened: null,
  clicked: null,
  received: null,
}

/** A report in Resend's format. */
const reportSchema = v.object({
  type: v.pipe(v.string(), v.maxLength(100)),
  created_at: v.optional(v.string(), ''),
  data: v.object({ email_id: v.optional(v.string()) }),
})

type EventsEnv = Settings & Counters & { DB: D1Database }

/**
 * `POST /api/mail-events`: what the mail service reports of the mails that it took (Standard Webhooks; also with the
 * headers `svix-…`, as Resend sends them). Responds 404 if MAIL_EVENTS_SECRET is not configured, 401 to a wrong or old
 * signature (more than five minutes), 400 to what is no report or names no mail, 204 when the report was noted or is of no
 * interest, 503 when its mail is not known yet, so that the service reports again.
 */
export async function answerMailEvents(request: Request, env: EventsEnv): Promise<Response> {
  const secret = mailEventsSecret(env)
  if (secret === null) return refusal(request, 404)
  const text = await readPost(request, env, { bucket: 'mailEvents', max: MAX_BODY })
  if (text instanceof Response) return text
  const headers = signedHeaders(request.headers)
  if (!isSignedBy(secret, text, headers)) return emptyAnswer(401)
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text)
  if (!report.success) return emptyAnswer(400)
  const { type, created_at: createdAt, data } = report.output
  const [about, word = ''] = type.split(/\.(.*)/)
  const news = about === 'email' ? newsOf(word) : null
  if (news === null) return emptyAnswer(204)
  if (!data.email_id) return emptyAnswer(400)
  const at = Date.parse(createdAt) || Number(headers['webhook-timestamp']) * 1_000
  const told = { id: headers['webhook-id'], mailId: data.email_id, news, word, at }
  return emptyAnswer((await noteReport(env.DB, told, new Date())) === 'later' ? 503 : 204)
}

function newsOf(word: string): MailNews | null {
  const known = Object.hasOwn(NEWS, word) ? NEWS[word] : 'unknown'
  return known ?? null
}

function signedHeaders(headers: Headers) {
  const of = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? ''
  return {
    'webhook-id': of('id'),
    'webhook-timestamp': of('timestamp'),
    'webhook-signature': of('signature'),
  }
}
