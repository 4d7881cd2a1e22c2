/** The recipient of a mail; neither this value nor the outbox contains a name. */
export type MailRole = 'carrier' | 'customer'

/**
 * The subject of a mail: an event of an order, a contact message, a lost order link that is sent again, or the address
 * that the event `seq` put another in the place of (`former`), which gets one line; or a tax document, the `nth` that was
 * issued after an event. `driverNews` is what an event means for who drives the ride `leg`, or drove it until now: also the link
 * to its page. `unanswered` and `driverless` remind the carrier of an order. Of the desk: a link to sign in, and the word to another `person` that it was used.
 */
export type MailSubject =
  | { about: 'event'; orderKey: string; seq: number }
  | { about: 'former'; orderKey: string; seq: number }
  | { about: 'document'; orderKey: string; seq: number; nth: number }
  | { about: 'unanswered'; orderKey: string }
  | { about: 'driverless'; orderKey: string }
  | { about: 'driverNews'; orderKey: string; seq: number; leg: 1 | 2; to: 'driver' | 'former' }
  | { about: 'message'; messageKey: string }
  | { about: 'link'; orderKey: string; asked: string }
  | { about: 'signIn'; linkId: string }
  | { about: 'signedIn'; linkId: string; person: string }

/**
 * The item of a mail in the outbox (kind `mail`). It begins with the role, so that the carrier's mails sort first.
 * The item is part of the primary key, so each person gets one mail per event.
 */
export function mailItem(role: MailRole, subject: MailSubject): string {
  if (subject.about === 'event' || subject.about === 'former') {
    return `${role}:${subject.about}:${subject.orderKey}:${subject.seq}`
  }
  if (subject.about === 'driverNews') {
    const { orderKey, seq, leg, to } = subject
    return `${role}:driverNews:${orderKey}:${seq}.${leg}.${to}`
  }
  if (subject.about === 'document') {
    return `${role}:document:${subject.orderKey}:${subject.seq}.${subject.nth}`
  }
  if (subject.about === 'message') return `${role}:message:${subject.messageKey}`
  if (subject.about === 'unanswered' || subject.about === 'driverless') {
    return `${role}:${subject.about}:${subject.orderKey}`
  }
  if (subject.about === 'signIn') return `${role}:signIn:${subject.linkId}`
  if (subject.about === 'signedIn') return `${role}:signedIn:${subject.linkId}:${subject.person}`
  return `${role}:link:${subject.orderKey}:${subject.asked}`
}

/** Parses an item of kind `mail`; null when it is malformed. */
export function readMailItem(item: string): { role: MailRole; subject: MailSubject } | null {
  const [role, about, key = '', rest = ''] = item.split(':')
  if ((role !== 'carrier' && role !== 'customer') || !key) return null
  if (about === 'document') {
    const [seq, nth] = rest.split('.').map(Number)
    return seq && nth ? { role, subject: { about, orderKey: key, seq, nth } } : null
  }
  if (about === 'driverNews') {
    const [, seq, leg, to] = /^(\d+)\.([12])\.(driver|former)$/.exec(rest) ?? []
    if (!seq) return null
    const whose = { leg: leg === '2' ? 2 : 1, to: to === 'former' ? to : 'driver' } as const
    return { role, subject: { about, orderKey: key, seq: Number(seq), ...whose } }
  }
  if (about === 'event' || about === 'former') {
    return { role, subject: { about, orderKey: key, seq: Number(rest) } }
  }
  if (about === 'unanswered' || about === 'driverless') {
    return { role, subject: { about, orderKey: key } }
  }
  if (about === 'message') return { role, subject: { about, messageKey: key } }
  if (about === 'signIn') return { role, subject: { about, linkId: key } }
  if (about === 'signedIn') return { role, subject: { about, linkId: key, person: rest } }
  return about === 'link' ? { role, subject: { about, orderKey: key, asked: rest } } : null
}
