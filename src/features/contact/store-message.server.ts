import { oweDelivery } from '~/delivery/outbox.server'
import type { ContactBody } from '~/provider/contract'

type NewMessage = {
  messageKey: string
  body: ContactBody
  /** True when a robot seems to have sent it: it is kept, but held for the carrier's review. */
  isFlagged: boolean
}

/**
 * Stores a message together with the duty to deliver it, in one transaction, and returns its key. The
 * same message again, also from the page in the other language, is the one that is there; another message under a used key gets a key of its own.
 */
export async function storeMessage(
  db: D1Database,
  message: NewMessage,
  now: Date,
): Promise<string> {
  const { messageKey, body, isFlagged } = message
  await db.batch([
    db
      .prepare(
        `INSERT INTO contact_messages (message_key, body, is_flagged, sent_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (message_key) DO NOTHING`,
      )
      .bind(messageKey, JSON.stringify(body), isFlagged ? 1 : 0, now.getTime()),
    oweDelivery(db, { key: messageKey, kind: 'contact', isHeld: isFlagged }, now),
  ])
  const row = await db
    .prepare('SELECT body FROM contact_messages WHERE message_key = ?')
    .bind(messageKey)
    .first<{ body: string }>()
  if (row && isSameMessage(row.body, body)) return messageKey
  return storeMessage(db, { ...message, messageKey: crypto.randomUUID() }, now)
}

function isSameMessage(stored: string, message: ContactBody): boolean {
  const known: ContactBody = JSON.parse(stored)
  const said = (body: ContactBody) => JSON.stringify({ ...body, locale: '', sentAt: '' })
  return said(known) === said(message)
}
