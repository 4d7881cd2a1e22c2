import { env, waitUntil } from 'cloudflare:workers'
import { siteProvider } from '~/edge/provider.server'
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
import { readFields } from '~/lib/read-fields'

type Shown = { page: ContactPage; status: 200 | 422 }

/** The empty contact form, or the confirmation after a message was sent (`?sent=1`). */
export function openContactPage(request: Request): Shown {
  const isSent = new URL(request.url).searchParams.get('sent') === '1'
  const values = { name: '', email: '', phone: '', subject: '', message: '' }
  return { page: { messageKey: crypto.randomUUID(), values, errors: {}, isSent }, status: 200 }
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
  if (!message) return { page: { messageKey, values, errors, isSent: false }, status: 422 }
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
  for (const field of CONTACT_FIELDS) {
    const value = form.get(field)
    if (typeof value === 'string') values[field] = value.replace(/\r\n/g, '\n').slice(0, 2_500)
  }
  return values
}
