import type { MailRole, MailSubject } from '~/outbox/mail-item'

/** A mail of the outbox under our lease. */
export type ClaimedMail = {
  item: string
  attempts: number
  /** Start of the time after which the mail is dead, ms. */
  owed_since: number
  lease_until: number
  role: MailRole
  subject: MailSubject
  /** The contact message of the mail, and whether it is a suspected bot's. */
  message: string | null
  isMessageHeld: boolean
  /** The order's link was requested again within minutes. */
  isRepeated: boolean
}

/** A mail ready to be sent. */
export type Letter = {
  /** Null: the carrier. */
  to: string | null
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Local part of Message-ID, and of the thread's root; null if not about an order. */
  id: string
  thread: string | null
  /** Under which limit of its address it counts, if a stranger can trigger it; null if it does not count. */
  occasion: 'received' | 'link' | null
  attachments: Attachment[]
}

export type Attachment = { name: string; type: string; content: string }

/** A letter, or why there is none: its order or message was deleted, or cannot be parsed. */
export type Rendered = Letter | 'forgotten' | 'unreadable'

/** Renders mails to letters, in the same order; absolute addresses begin with `origin`. */
export type RenderMails = (
  db: D1Database,
  mails: ClaimedMail[],
  origin: string,
) => Promise<Rendered[]>

/** Result of sending a letter; `error` is short and contains no names. */
export type Posted =
  | { ok: true }
  | { ok: false; isFinal: boolean; error: string; retryAfterMs: number | null }
