import { nextAttemptAt } from '~/delivery/backoff'
import type { ClaimedMail, Letter, Posted, Rendered, RenderMails } from '~/delivery/mail'
import { claimMails, type Counted, countMails, dayOf, MAIL } from '~/delivery/mail-claim.server'
import { type MailSettings, mailPost, type Post } from '~/delivery/mail-post.server'
import { type Note, noteAll } from '~/delivery/outcome.server'
import { sha256, signHmac } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { orderLinkSecret, siteOrigin } from '~/lib/settings'
import { RETRY } from '~/provider/retry'

/** What became of a mail: tried, or why it was not. */
type Fate = Posted | 'forgotten' | 'unreadable' | 'capped'

/**
 * Sends mails that are due, at most as many as one run may; returns how many were taken. Four statements and one call a
 * mail. Does nothing where no way of sending, no origin or no secret is set: then they wait. Whoever sends does so
 * under a lease, so that it may be called at any time and by several at once.
 */
export async function sendMails(
  db: D1Database,
  settings: MailSettings,
  render: RenderMails,
  now: Date,
): Promise<number> {
  const secret = orderLinkSecret(settings)
  const origin = siteOrigin(settings)
  const post = origin === null ? null : mailPost(settings, new URL(origin).hostname)
  if (secret === null || origin === null || post === null) return 0
  const rows = await claimMails(db, now, MAIL.most)
  if (rows.length === 0) return 0
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
  return rows.length
}

/** Items of mails that a stranger set off more often than may be. */
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
    // What is tried again was counted before.
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

/** What a stranger can set off to an address that is not theirs; the carrier's own acts are never counted. */
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
      logEvent({ event: 'mail', key: key.slice(0, 12), outcome, count: mail.attempts })
      return fate
    })
    fates.push(...(await Promise.all(handful)))
  }
  return fates
}

async function sendOne(mail: ClaimedMail, letter: Rendered, post: Post): Promise<Fate> {
  return isLetter(letter) ? post(letter, await keyOf(mail.item)) : letter
}

/** The key of a mail for whoever sends it: the same each time, and nothing that leads to the order. */
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
  // There is nobody left to tell.
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
