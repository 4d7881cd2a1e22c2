import { LISTED } from '~/back-office/newest-rows'
import { signHmac } from '~/lib/hash'
import { DAY } from '~/lib/duration'

/** Owns the table `mailboxes`: those that proved themselves. It holds keyed hashes and no address. */

/** A proof is written again once it is this old, so that an address in use stays proved. */
const RENEWED_AFTER = DAY

/** The key of a mailbox: of the address as typed but for its capitals, because only that one received the mail. */
export function mailboxKey(secret: string, email: string): Promise<string> {
  return signHmac(secret, `mailbox|${email.toLowerCase()}`)
}

/** The statement that notes a proof; it belongs in the batch of the act that proves. */
export function proveMailbox(db: D1Database, mailbox: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO mailboxes (mailbox, proved_at) VALUES (?1, ?2)
       ON CONFLICT (mailbox) DO UPDATE SET proved_at = ?2 WHERE proved_at < ?2 - ${RENEWED_AFTER}`,
    )
    .bind(mailbox, now.getTime())
}

/** Those of the mailboxes that are proved. */
export async function findProved(db: D1Database, mailboxes: string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare(`SELECT mailbox FROM mailboxes WHERE mailbox IN ${LISTED}`)
    .bind(JSON.stringify(mailboxes))
    .all<{ mailbox: string }>()
  return new Set(results.map(({ mailbox }) => mailbox))
}

/** The statement that forgets proofs older than a time, ms. */
export function forgetProofs(db: D1Database, before: number): D1PreparedStatement {
  return db.prepare('DELETE FROM mailboxes WHERE proved_at < ?').bind(before)
}

/** The statement that forgets the proof of a mailbox, by its key. */
export function forgetProof(db: D1Database, mailbox: string): D1PreparedStatement {
  return db.prepare('DELETE FROM mailboxes WHERE mailbox = ?').bind(mailbox)
}
