/** To whom a mail goes; what is written here and in the outbox names nobody. */
export type MailRole = 'carrier' | 'customer'

/** What a mail is about: an event of an order, a contact message, or a lost link to an order that is sent again. */
export type MailSubject =
  | { about: 'event'; orderKey: string; seq: number }
  | { about: 'message'; messageKey: string }
  | { about: 'link'; orderKey: string; asked: string }

/**
 * The item of a mail in the outbox (kind `mail`): the role first, which the carrier's go before the others by. The
 * same event is never told the same person twice, because the item is part of the primary key.
 */
export function mailItem(role: MailRole, subject: MailSubject): string {
  if (subject.about === 'event') return `${role}:event:${subject.orderKey}:${subject.seq}`
  if (subject.about === 'message') return `${role}:message:${subject.messageKey}`
  return `${role}:link:${subject.orderKey}:${subject.asked}`
}

/** What an item of kind `mail` stands for; null when it is none. */
export function readMailItem(item: string): { role: MailRole; subject: MailSubject } | null {
  const [role, about, key = '', rest = ''] = item.split(':')
  if ((role !== 'carrier' && role !== 'customer') || !key) return null
  if (about === 'event') return { role, subject: { about, orderKey: key, seq: Number(rest) } }
  if (about === 'message') return { role, subject: { about, messageKey: key } }
  return about === 'link' ? { role, subject: { about, orderKey: key, asked: rest } } : null
}
