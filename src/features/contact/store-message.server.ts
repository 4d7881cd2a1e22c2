import { oweDelivery, oweMail } from '~/delivery/outbox.server'
import type { ContactBody } from '~/provider/contract'

type NewMessage = {
  messageKey: string
  body: ContactBody
  /** True when a robot seems to have sent it: it is kept, but held for the carrier's review. */
  isFlagged: boolean
}

/**
 * Stores a message together with the duty to deliver it and to tell the carrier, in one transaction, and returns its key. The same
 * message again, in either language, is the one that is there; another message under a used key gets a key of
 * its own.
 */
export async function storeMessage(
  db: D1Database,
  message: NewMessage,
  now: Date,
): Promise<string> {
  const { messageKey, body, isFlagged } = message
  try {
    await db.batch([
      db
        .prepare(
          'INSERT INTO contact_messages (message_key, body, is_flagged, sent_at) VALUES (?, ?, ?, ?)',
        )
        .bind(messageKey, JSON.stringify(body), isFlagged ? 1 : 0, now.getTime()),
      oweDelivery(db, { kind: 'contact', item: messageKey, isHeld: isFlagged }, now),
      oweMail(
        db,
        { role: 'carrier', subject: { about: 'message', messageKey }, isHeld: isFlagged },
        now,
      ),
    ])
    return messageKey
  } catch (error) {
    const row = await db
      .prepare('SELECT body FROM contact_messages WHERE message_key = ?')
      .bind(messageKey)
      .first<{ body: string }>()
    if (!row) throw error
    if (isSameMessage(row.body, body)) return messageKey
  }
  return storeMessage(db, { ...message, messageKey: crypto.randomUUID() }, now)
}

function isSameMessage(stored: string, message: ContactBody): boolean {
  const known: ContactBody = JSON.parse(stored)
  return contentOf(known) === contentOf(message)
}

/** What the message says; when and in which language it was sent is not part of it. */
function contentOf({ locale: _locale, sentAt: _sentAt, ...content }: ContactBody): string {
  return JSON.stringify(content)
}
