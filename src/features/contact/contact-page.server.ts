import { env, waitUntil } from 'cloudflare:workers'
import { isTooFast } from '~/edge/fill-time'
import { siteProvider } from '~/edge/provider.server'
import { isWithinLimit } from '~/edge/rate-limit'
import { readForm } from '~/edge/read-form.server'
import { announceNew } from '~/features/announcements/announce.server'
import {
  CONTACT_FIELDS,
  type ContactErrors,
  contactSchema,
  type ContactValues,
} from '~/features/contact/contact-schema'
import { storeMessage } from '~/features/contact/store-message.server'
import type { ContactPage } from '~/features/contact/contact-page-data'
import { deliverNow } from '~/features/outbox/outbox.server'
import { pathLocale, screenPath } from '~/i18n/screens'
import { isUuid } from '~/lib/uuid'
import { formText } from '~/lib/form-text'
import { readFields } from '~/lib/read-fields'

type Shown = { page: ContactPage; status: 200 | 422 | 429 }

/** The empty contact form, or the confirmation after a message was sent (`?sent=1`). */
export function openContactPage(request: Request): Shown {
  const isSent = new URL(request.url).searchParams.get('sent') === '1'
  const values = { name: '', email: '', phone: '', subject: '', message: '' }
  const messageKey = crypto.randomUUID()
  const renderedAt = Date.now()
  return {
    page: { messageKey, values, errors: {}, isSent, notice: null, renderedAt },
    status: 200,
  }
}

/** Stores the message with the duty to deliver it, tries to deliver it, and leads to the confirmation. */
export async function submitContactPage(request: Request): Promise<Shown | Response> {
  const body = await readForm(request)
  if (!body.ok) return body.response
  const values = readContactValues(body.form)
  const errors: ContactErrors = {}
  const message = readFields(contactSchema, values, errors)
  const key = body.form.get('messageKey')
  const messageKey = isUuid(key) ? key : crypto.randomUUID()
  const shown = { messageKey, values, errors, isSent: false, notice: null, renderedAt: null }
  if (!message) return { page: shown, status: 422 }
  if (isTooFast(body.form.get('renderedAt'), new Date())) {
    return { page: { ...shown, notice: 'tooFast' }, status: 422 }
  }
  if (!(await isWithinLimit(env.CONTACT_LIMIT, request))) {
    return { page: { ...shown, notice: 'tooMany' }, status: 429 }
  }
  const locale = pathLocale(new URL(request.url).pathname)
  const now = new Date()
  const isFlagged = Boolean(body.form.get('leaveEmpty'))
  const stored = { locale, ...message, sentAt: now.toISOString() }
  const storedKey = await storeMessage(env.DB, { messageKey, body: stored, isFlagged }, now)
  await deliverNow({ db: env.DB, connection: siteProvider(), now: () => new Date() }, storedKey)
  waitUntil(announceNew(env.DB, env, new Date()))
  return new Response(null, {
    status: 303,
    headers: { Location: `${screenPath('contact', locale)}?sent=1` },
  })
}

function readContactValues(form: FormData): ContactValues {
  const values = { name: '', email: '', phone: '', subject: '', message: '' }
  for (const field of CONTACT_FIELDS) values[field] = formText(form.get(field))
  return values
}
