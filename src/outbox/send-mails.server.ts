import { nextAttemptAt } from '~/outbox/backoff'
import type { ClaimedMail, Letter, Posted, Rendered, RenderMails } from '~/outbox/mail'
import { claimMails, type Counted, countMails, dayOf, MAIL } from '~/outbox/mail-claim.server'
import { type MailSettings, mailPost, type Post } from '~/outbox/mail-post.server'
import { type Note, noteAll } from '~/outbox/outcome.server'
import { sha256, signHmac, traceKey } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { orderLinkSecret, siteOrigin } from '~/lib/settings'
import { RETRY } from '~/back-office/retry'

/** Result of a mail: tried, or why it was not. */
type Fate = Posted | 'forgotten' | 'unreadable' | 'capped'

const NOTHING_TAKEN = { taken: 0, hasFailed: false }

/**
 * Sends due mails until none is due, `most` were taken, a mail failed that will be retried, or 25 seconds are over;
 * returns the number of taken mails.
 */
export async function drainMails(
  db: D1Database,
  settings: MailSettings,
  render: RenderMails,
  most: number,
): Promise<number> {
  const until = Date.now() + RETRY.drain
  let taken = 0
  while (taken < most && Date.now() < until) {
    const batch = await sendBatch(db, settings, render, new Date())
    taken += batch.taken
    // After a temporary refusal the service must not get hundreds of further mails.
    if (batch.taken < MAIL.most || batch.hasFailed) break
  }
  return taken
}

/** Sends one claim of due mails; returns the number of taken mails. */
export async function sendMails(
  db: D1Database,
  settings: MailSettings,
  render: RenderMails,
  now: Date,
): Promise<number> {
  return (await sendBatch(db, settings, render, now)).taken
}

/**
 * Sends one claim of due mails: four statements and one call per mail. Does nothing without a mail service, an origin
 * or a secret: then the mails wait. Sending requires a lease, so it may be called at any time and concurrently.
 */
async function sendBatch(
  db: D1Database,
  settings: MailSettings,
  render: RenderMails,
  now: Date,
): Promise<{ taken: number; hasFailed: boolean }> {
  const secret = orderLinkSecret(settings)
  const origin = siteOrigin(settings)
  const post = origin === null ? null : mailPost(settings, new URL(origin).hostname)
  if (secret === null || origin === null || post === null) return NOTHING_TAKEN
  const rows = await claimMails(db, now, MAIL.most)
  if (rows.length === 0) return NOTHING_TAKEN
  const mails = rows.flatMap((row) => (row.role === null ? [] : [row]))
  const odd = rows.flatMap((row) => (row.role === null ? [row] : []))
  const letters = await render(db, mails, origin)
  const capped = await findCapped(db, secret, mails, letters, now)
  const fates = await sendAll(mails, letters, capped, post)
  const notes = [
    ...mails.map((mail, index) => noteOf(mail, fates[index] ?? 'unreadable', now.getTime())),
    ...odd.map((row) =>
      noteOf({ ...row, attempts: 1, owed_since: 0 }, 'unreadable', now.getTime()),
    ),
  ]
  await noteAll(db, notes).run()
  const hasFailed = fates.some((fate) => typeof fate === 'object' && !fate.ok && !fate.isFinal)
  return { taken: rows.length, hasFailed }
}

/** Items of mails that strangers triggered more often than allowed. */
async function findCapped(
  db: D1Database,
  secret: string,
  mails: ClaimedMail[],
  letters: Rendered[],
  now: Date,
): Promise<Set<string>> {
  const capped = new Set(mails.flatMap((mail) => (mail.isRepeated ? [mail.item] : [])))
  const groups = new Map<string, Counted & { items: string[] }>()
  for (const [index, mail] of mails.entries()) {
    const occasion = occasionOf(mail)
    const letter = letters[index]
    // A mail that is retried was counted before.
    if (!occasion || mail.attempts > 1 || mail.isRepeated || !isLetter(letter)) continue
    const recipient = await signHmac(secret, `mail|${(letter.to ?? '').toLowerCase()}`)
    const group = groups.get(`${occasion} ${recipient}`) ?? {
      recipient,
      occasion,
      day: dayOf(now.getTime()),
      wanted: 0,
      items: [],
    }
    group.items.push(mail.item)
    groups.set(`${occasion} ${recipient}`, { ...group, wanted: group.items.length })
  }
  const counted = [...groups.values()]
  const before = await countMails(db, counted)
  for (const [index, { occasion, items }] of counted.entries()) {
    const most = occasion === 'link' ? MAIL.linksADay : MAIL.receivedADay
    for (const item of items.slice(Math.max(0, most - (before[index] ?? 0)))) capped.add(item)
  }
  return capped
}

/**
 * Mails that a stranger can trigger to another person's address; mails about the carrier's acts are never counted.
 */
function occasionOf({ role, subject }: ClaimedMail): Counted['occasion'] | null {
  if (role !== 'customer') return null
  if (subject.about === 'link') return 'link'
  return subject.about === 'event' && subject.seq === 1 ? 'received' : null
}

async function sendAll(
  mails: ClaimedMail[],
  letters: Rendered[],
  capped: Set<string>,
  post: Post,
): Promise<Fate[]> {
  const fates: Fate[] = []
  for (let start = 0; start < mails.length; start += MAIL.atOnce) {
    const handful = mails.slice(start, start + MAIL.atOnce).map(async (mail, index) => {
      const letter = letters[start + index] ?? 'unreadable'
      const fate = capped.has(mail.item) ? 'capped' : await sendOne(mail, letter, post)
      const outcome = typeof fate === 'string' ? fate : fate.ok ? 'delivered' : wordOf(fate.error)
      const key = await keyOf(mail.item)
      const trace = await traceOf(mail)
      logEvent({ event: 'mail', key: key.slice(0, 12), trace, outcome, count: mail.attempts })
      return fate
    })
    fates.push(...(await Promise.all(handful)))
  }
  return fates
}

async function sendOne(mail: ClaimedMail, letter: Rendered, post: Post): Promise<Fate> {
  return isLetter(letter) ? post(letter, await keyOf(mail.item)) : letter
}

/** The key of the order or message that the mail is about, for the log. */
function traceOf({ subject }: ClaimedMail): Promise<string> {
  return traceKey(subject.about === 'message' ? subject.messageKey : subject.orderKey)
}

/** The key of a mail for the mail service: the same for each attempt, and not traceable to the order. */
function keyOf(item: string): Promise<string> {
  return sha256(`mail|${item}`)
}

function isLetter(rendered: Rendered | undefined): rendered is Letter {
  return typeof rendered === 'object'
}

function wordOf(error: string): string {
  return error.replace(/\W/g, '_')
}

type Noted = Pick<ClaimedMail, 'item' | 'attempts' | 'owed_since' | 'lease_until'>

function noteOf(
  { item, lease_until: leaseUntil, attempts, owed_since: since }: Noted,
  fate: Fate,
  time: number,
): Note {
  const note = {
    kind: 'mail',
    item,
    leaseUntil,
    isUnknown: 0,
    nextAt: time,
    receipt: null,
  } as const
  const none = { lastError: null, deliveredAt: null }
  if (fate === 'capped') return { ...note, ...none, state: 'capped' }
  if (fate === 'unreadable') return { ...note, ...none, state: 'needs_review', lastError: fate }
  // No recipient is left.
  if (fate === 'forgotten') {
    return { ...note, state: 'delivered', deliveredAt: time, lastError: fate }
  }
  if (fate.ok) return { ...note, ...none, state: 'delivered', deliveredAt: time }
  const isOverdue = since + RETRY.deadAfter < time
  return {
    ...note,
    state: fate.isFinal ? 'needs_review' : isOverdue ? 'dead' : 'pending',
    nextAt: nextAttemptAt(time, attempts, fate.retryAfterMs, Math.random()),
    isUnknown: fate.error === 'timeout' || fate.error === 'network' ? 1 : 0,
    lastError: fate.error,
    deliveredAt: null,
  }
}
