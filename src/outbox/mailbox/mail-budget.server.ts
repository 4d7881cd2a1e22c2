import type { ClaimedMail, Letter, Rendered } from '~/outbox/mail'
import { findProved, mailboxKey } from '~/outbox/mailbox/mailboxes.server'
import { DAY } from '~/lib/duration'
import { signHmac } from '~/lib/hash'

/** Owns the table `mail_counts`: how many mails a day may go to whom. It holds keyed hashes and no address. */

/** Mails a day. */
export const BUDGET = {
  /** To a mailbox that has proved nothing, over all kinds, … */
  unproved: 10,
  /** … and to a proved one of those that a stranger may set off: high enough for the desk of a hotel. */
  proved: 100,
  /** Lost links to a mailbox, proved or not. */
  links: 5,
  /** To all mailboxes that have proved nothing: beyond it the health check alerts, and nothing is held back. */
  alarm: 2_000,
} as const

/** The row of all unproved mails of a day. */
const SITE = 'site'

const OCCASIONS = ['unproved', 'proved', 'link'] as const
type Occasion = (typeof OCCASIONS)[number]
type Group = { recipient: string; occasion: Occasion | 'all'; wanted: number; items: string[] }

/**
 * Items of mails that may not leave because their mailbox had its share of the day. Until a mailbox has proved itself
 * everything to it counts; afterwards only what a stranger can set off.
 */
export async function findCapped(
  db: D1Database,
  secret: string,
  { mails, letters }: { mails: ClaimedMail[]; letters: Rendered[] },
  now: Date,
): Promise<Set<string>> {
  const capped = new Set(mails.flatMap((mail) => (mail.isRepeated ? [mail.item] : [])))
  // A mail that is retried was counted before.
  const fresh = mails.flatMap((mail, index) => {
    const letter = letters[index]
    const isFirst = mail.role === 'customer' && mail.attempts === 1 && !mail.isRepeated
    return isFirst && typeof letter === 'object' && letter.to !== null
      ? [{ mail, letter, to: letter.to }]
      : []
  })
  if (fresh.length === 0) return capped
  const keyed = await Promise.all(
    fresh.map(async (one) => ({
      ...one,
      key: await mailboxKey(secret, one.to),
      recipient: await recipientKey(secret, one.to),
    })),
  )
  const proved = await findProved(
    db,
    keyed.map(({ key }) => key),
  )
  const groups = new Map<string, Group>()
  for (const { mail, letter, key, recipient } of keyed) {
    for (const occasion of occasionsOf(mail, letter, proved.has(key))) {
      add(groups, { recipient, occasion }, mail.item)
      if (occasion === 'unproved') add(groups, { recipient: SITE, occasion: 'all' }, mail.item)
    }
  }
  const counted = [...groups.values()]
  const before = await countMails(db, counted, now)
  for (const [index, { occasion, items }] of counted.entries()) {
    if (occasion === 'all') continue
    const most = occasion === 'link' ? BUDGET.links : BUDGET[occasion]
    for (const item of items.slice(Math.max(0, most - (before[index] ?? 0)))) capped.add(item)
  }
  return capped
}

function occasionsOf(
  { subject }: ClaimedMail,
  { isOfStranger }: Letter,
  isProved: boolean,
): Occasion[] {
  const links = subject.about === 'link' ? (['link'] as const) : []
  if (!isProved) return ['unproved', ...links]
  return isOfStranger ? ['proved', ...links] : links.slice()
}

function add(groups: Map<string, Group>, of: Pick<Group, 'recipient' | 'occasion'>, item: string) {
  const key = `${of.occasion} ${of.recipient}`
  const items = [...(groups.get(key)?.items ?? []), item]
  groups.set(key, { ...of, items, wanted: items.length })
}

/** Adds to the counts of the day; returns the earlier counts, in the same order. */
async function countMails(db: D1Database, counted: Group[], now: Date): Promise<number[]> {
  if (counted.length === 0) return []
  const { results } = await db
    .prepare(
      `INSERT INTO mail_counts (recipient, occasion, day, sent)
       SELECT value ->> 'recipient', value ->> 'occasion', ?2, value ->> 'wanted'
       FROM json_each(?1) WHERE true
       ON CONFLICT (recipient, occasion, day) DO UPDATE SET sent = sent + excluded.sent
       RETURNING recipient, occasion, sent`,
    )
    .bind(JSON.stringify(counted), dayOf(now.getTime()))
    .all<{ recipient: string; occasion: string; sent: number }>()
  return counted.map(({ recipient, occasion, wanted }) => {
    const row = results.find((one) => one.recipient === recipient && one.occasion === occasion)
    return (row?.sent ?? wanted) - wanted
  })
}

/** SQL for the number of mails that went to unproved mailboxes on the UTC day of `time`, ms. */
export function unprovedTodaySql(time: number): string {
  return `COALESCE((SELECT sent FROM mail_counts
    WHERE day = '${dayOf(time)}' AND occasion = 'all' AND recipient = '${SITE}'), 0)`
}

/** The key of a recipient: of the folded address. */
export function recipientKey(secret: string, email: string): Promise<string> {
  return signHmac(secret, `mail|${foldAddress(email)}`)
}

/** The statement that forgets the counts of a recipient, by its key; those of the day before may still be there. */
export function forgetCountsOf(db: D1Database, recipient: string, now: Date): D1PreparedStatement {
  const today = now.getTime()
  return db
    .prepare(
      `DELETE FROM mail_counts WHERE day IN (?, ?)
         AND occasion IN ('${OCCASIONS.join("', '")}') AND recipient = ?`,
    )
    .bind(dayOf(today), dayOf(today - DAY), recipient)
}

/** The statement that deletes the counts of days before that of `time`, ms. */
export function forgetCounts(db: D1Database, time: number): D1PreparedStatement {
  return db.prepare('DELETE FROM mail_counts WHERE day < ?').bind(dayOf(time))
}

/** The day of an instant, `YYYY-MM-DD`. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * The mailbox of an e-mail address as strangers may spell it: small letters, without dots and without what follows a
 * plus. Two people whose addresses differ by that alone share a cap.
 */
function foldAddress(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [box = ''] = address.slice(0, at).split('+')
  return `${box.replaceAll('.', '')}${address.slice(at)}`
}
