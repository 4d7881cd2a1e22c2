import type { MailRole, MailSubject } from '~/delivery/mail-item'

/** A mail of the outbox under our lease. */
export type ClaimedMail = {
  item: string
  attempts: number
  /** When its time until it is dead began, ms. */
  owed_since: number
  lease_until: number
  role: MailRole
  subject: MailSubject
  /** The contact message it is about, and whether that looks like a robot's. */
  message: string | null
  isMessageHeld: boolean
  /** The order's link was asked for again within minutes. */
  isRepeated: boolean
}

/** A mail as it is sent. */
export type Letter = {
  /** Null: the carrier. */
  to: string | null
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** What stands before the @ of its Message-ID, and of the one that all of its order refer to; null: of no order. */
  id: string
  thread: string | null
  attachments: Attachment[]
}

export type Attachment = { name: string; type: string; content: string }

/** A letter, or why there is none: what it is about was forgotten, or we cannot read it. */
export type Rendered = Letter | 'forgotten' | 'unreadable'

/** Makes letters of mails, in their order; `origin` is that of the site, which absolute addresses begin with. */
export type RenderMails = (
  db: D1Database,
  mails: ClaimedMail[],
  origin: string,
) => Promise<Rendered[]>

/** What became of trying to send a letter; `error` is short and names nobody. */
export type Posted =
  | { ok: true }
  | { ok: false; isFinal: boolean; error: string; retryAfterMs: number | null }
