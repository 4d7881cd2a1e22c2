import type { MailRole, MailSubject } from '~/outbox/mail-item'

/** A mail of the outbox under our lease. */
export type ClaimedMail = {
  item: string
  attempts: number
  /** Start of the time after which the mail is dead, ms. */
  owed_since: number
  /** When a person had it sent again, ms; null if nobody did. */
  replayed_at: number | null
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
  attachments: Attachment[]
  /** True if a stranger can set it off: it tells of the customer's own act, or sends a lost link. */
  isOfStranger: boolean
  /** Whole hours by which the end of an offer in it was moved, because it waited: then it is another mail. */
  movedHours: number
}

export type Attachment = { name: string; type: string; content: string }

/**
 * A letter, or why there is none: its order or message was deleted, or cannot be parsed; `later`: a file of it cannot be
 * read at the moment.
 */
export type Rendered = Letter | 'forgotten' | 'unreadable' | 'later'

/** Renders mails that leave at `now` to letters, in the same order; absolute addresses begin with `origin`. */
export type RenderMails = (
  db: D1Database,
  mails: ClaimedMail[],
  origin: string,
  now: Date,
) => Promise<Rendered[]>

/**
 * Result of sending a letter. `id` is the sender's name for it. `isUnknown`: it may have been sent although the answer
 * does not say so. `error` is short and contains no names.
 */
export type Posted =
  | { ok: true; id: string }
  | {
      ok: false
      isFinal: boolean
      isUnknown: boolean
      error: string
      retryAfterMs: number | null
    }
