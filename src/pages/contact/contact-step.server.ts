import { env, waitUntil } from 'cloudflare:workers'
import { isTooFast } from '~/http/admit-form.server'
import { siteProvider } from '~/back-office/site-provider.server'
import type { Visit } from '~/http/visit'
import { announceNew } from '~/outbox/announce.server'
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactPage,
  contactSchema,
  type ContactValues,
} from '~/pages/contact/contact-schema'
import { deliverNow, oweDelivery, oweMail } from '~/outbox/outbox.server'
import { screenPath } from '~/i18n/screens'
import { isUuid } from '~/lib/uuid'
import { formText } from '~/lib/fields/typed-text'
import { readFields } from '~/lib/fields/read-fields'
import { insertMessage, type NewMessage, readMessage } from '~/outbox/message-store.server'
import type { ContactBody } from '~/back-office/contract'
import { personHashes } from '~/back-office/persons/person-hash.server'

/**
 * Stores a message together with its delivery and the mail to the carrier, in one transaction, and returns its key.
 * The same message again, in either language, returns the stored one; a different message under a used key gets a new
 * key.
 */
export async function storeMessage(
  db: D1Database,
  message: NewMessage,
  now: Date,
): Promise<string> {
  const { messageKey, body, isFlagged } = message
  try {
    await db.batch([
      insertMessage(db, message, await personHashes(body), now),
      oweDelivery(db, { kind: 'contact', item: messageKey, isHeld: isFlagged }, now),
      oweMail(
        db,
        { role: 'carrier', subject: { about: 'message', messageKey }, isHeld: isFlagged },
        now,
      ),
    ])
    return messageKey
  } catch (error) {
    const stored = await readMessage(db, messageKey)
    if (stored === null) throw error
    if (isSameMessage(stored, body)) return messageKey
  }
  return storeMessage(db, { ...message, messageKey: crypto.randomUUID() }, now)
}

function isSameMessage(stored: string, message: ContactBody): boolean {
  const known: ContactBody = JSON.parse(stored)
  return contentOf(known) === contentOf(message)
}

/** The content of the message; the time and language of sending are not part of it. */
function contentOf({ locale: _locale, sentAt: _sentAt, ...content }: ContactBody): string {
  return JSON.stringify(content)
}

type Shown = { page: ContactPage; status: 200 | 422 | 429 }

/** The empty contact form, or the confirmation after a message was sent (`?sent=1`). */
export function openContactPage({ url, now, freshKey }: Visit): Shown {
  const isSent = url.searchParams.get('sent') === '1'
  const values = { name: '', email: '', phone: '', subject: '', message: '' }
  const renderedAt = now.getTime()
  return {
    page: { messageKey: freshKey, values, errors: {}, isSent, notice: null, renderedAt },
    status: 200,
  }
}

/** Stores the message together with its delivery, tries to deliver it, and redirects to the confirmation. */
export async function submitContactPage(visit: Visit): Promise<Shown | Response> {
  const { form, locale } = visit
  const values = readContactValues(form)
  const errors: ContactErrors = {}
  const key = form.get('messageKey')
  const messageKey = isUuid(key) ? key : visit.freshKey
  const shown = { messageKey, values, errors, isSent: false, notice: null, renderedAt: null }
  if (visit.isOverLimit) return { page: { ...shown, notice: 'tooMany' }, status: 429 }
  const message = readFields(contactSchema, values, errors)
  if (!message) return { page: shown, status: 422 }
  if (isTooFast(form.get('renderedAt'), new Date())) {
    return { page: { ...shown, notice: 'tooFast' }, status: 422 }
  }
  const now = new Date()
  const isFlagged = Boolean(form.get('leaveEmpty'))
  const stored = { locale, ...message, sentAt: now.toISOString() }
  const storedKey = await storeMessage(env.DB, { messageKey, body: stored, isFlagged }, now)
  await deliverNow(
    {
      db: env.DB,
      connection: siteProvider(),
      now: () => new Date(),
      orders: null,
    },
    { kind: 'contact', item: storedKey },
  )
  waitUntil(announceNew(env.DB, new Date()))
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
