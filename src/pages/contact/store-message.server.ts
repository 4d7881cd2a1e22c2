import { oweDelivery, oweMail } from '~/outbox/outbox.server'
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
