import { nextAttemptAt, type Note, noteAll } from '~/outbox/outcome.server'
import type { ClaimedMail, Letter, Posted, Rendered, RenderMails } from '~/outbox/mail'
import { claimMails, MAIL } from '~/outbox/mail-claim.server'
import { type MailSettings, mailPost, type Post } from '~/outbox/mail-post.server'
import { findCapped } from '~/outbox/mailbox/mail-budget.server'
import { SECOND } from '~/lib/duration'
import { sha256, traceKey } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { orderLinkSecret, siteOrigin } from '~/lib/settings'
import { RETRY } from '~/back-office/retry'

/** Mails sent in parallel: a Worker has six connections. */
const MOST_AT_ONCE = 5
/** Wait between two mails after the service refused one as too many, ms; doubled with each refusal. */
const FIRST_GAP = 200
const LONGEST_GAP = 2 * SECOND
/** A longer Retry-After ends the run; the next minute continues. */
const LONGEST_WAIT = 5 * SECOND
/** Handfuls without an accepted mail after which the service counts as down. */
const HOPELESS = 3

/**
 * How fast a run calls the mail service: at full speed until it refuses a mail as too many (429), then one by one and
 * slower, and faster again while it takes them. `isOver`: the service takes nothing now.
 */
type Pace = { atOnce: number; gap: number; failed: number; isOver: boolean }

/** The pace at which a run begins. */
function fullPace(): Pace {
  return { atOnce: MOST_AT_ONCE, gap: 0, failed: 0, isOver: false }
}

/** True when the service refused a mail only because there were too many. */
function isTooFast(posted: Posted): boolean {
  return !posted.ok && posted.error === 'http 429'
}

/** The pace after a handful of results, and how long to wait before the next, ms. */
function nextPace(pace: Pace, posted: Posted[]): { pace: Pace; wait: number } {
  if (posted.length === 0) return { pace, wait: 0 }
  const isStuck = posted.every((one) => !one.ok && !one.isFinal)
  const failed = isStuck ? pace.failed + 1 : 0
  const refused = posted.filter(isTooFast)
  if (refused.length === 0) {
    const gap = pace.gap < FIRST_GAP / 2 ? 0 : pace.gap * 0.9
    const atOnce = gap === 0 ? Math.min(MOST_AT_ONCE, pace.atOnce + 1) : pace.atOnce
    return { pace: { atOnce, gap, failed, isOver: failed >= HOPELESS }, wait: gap }
  }
  const gap = Math.min(LONGEST_GAP, Math.max(FIRST_GAP, pace.gap * 2))
  const asked = Math.max(...refused.map((one) => (one.ok ? 0 : (one.retryAfterMs ?? SECOND))))
  const isOver = failed >= HOPELESS || asked > LONGEST_WAIT
  return { pace: { atOnce: 1, gap, failed, isOver }, wait: isOver ? 0 : Math.max(gap, asked) }
}

/** Result of a mail: tried, or why it was not. `left`: the time of the run was over before its turn. */
type Fate = Posted | 'forgotten' | 'unreadable' | 'capped' | 'left'

/** A run: until when it works (ms), and how fast. */
type Run = { until: number; pace: Pace }

const NOTHING_TAKEN = { taken: 0, settled: 0 }
/** A mail that was one too many is tried again at a random moment within this time. */
const SOON = 5 * SECOND

/**
 * Sends due mails until none is due, `most` were taken, the service takes none, or the time of a run is over; returns
 * the number of taken mails.
 */
export async function drainMails(
  db: D1Database,
  settings: MailSettings,
  render: RenderMails,
  most: number,
): Promise<number> {
  const run = { until: Date.now() + RETRY.drain, pace: fullPace() }
  let taken = 0
  while (taken < most && Date.now() < run.until && !run.pace.isOver) {
    const batch = await sendBatch({ db, settings, render }, run, new Date())
    taken += batch.taken
    if (batch.taken < MAIL.most || batch.settled === 0) break
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
  const run = { until: Date.now() + RETRY.drain, pace: fullPace() }
  return (await sendBatch({ db, settings, render }, run, now)).taken
}

type Way = { db: D1Database; settings: MailSettings; render: RenderMails }

/**
 * Sends one claim of due mails: five statements and one call per mail. Does nothing without a mail service, an origin
 * or a secret: then the mails wait. Sending requires a lease, so it may be called at any time and concurrently.
 * `settled` counts the mails that need no further attempt.
 */
async function sendBatch(
  { db, settings, render }: Way,
  run: Run,
  now: Date,
): Promise<{ taken: number; settled: number }> {
  const secret = orderLinkSecret(settings)
  const origin = siteOrigin(settings)
  const post = origin === null ? null : mailPost(settings, new URL(origin).hostname)
  if (secret === null || origin === null || post === null) return NOTHING_TAKEN
  const rows = await claimMails(db, now, MAIL.most)
  if (rows.length === 0) return NOTHING_TAKEN
  const mails = rows.flatMap((row) => (row.role === null ? [] : [row]))
  const odd = rows.flatMap((row) => (row.role === null ? [row] : []))
  const letters = await render(db, mails, origin, now)
  const capped = await findCapped(db, secret, { mails, letters }, now)
  const fates = await sendAll({ mails, letters, capped }, post, run)
  const notes = [
    ...mails.map((mail, index) => noteOf(mail, fates[index] ?? 'unreadable', now.getTime())),
    ...odd.map((row) =>
      noteOf({ ...row, attempts: 1, owed_since: 0 }, 'unreadable', now.getTime()),
    ),
  ]
  await noteAll(db, notes).run()
  return { taken: rows.length, settled: notes.filter(({ state }) => state !== 'pending').length }
}

type Batch = { mails: ClaimedMail[]; letters: Rendered[]; capped: Set<string> }

/** Sends a few mails at once, as fast as the service takes them; what is not reached in time is `left`. */
async function sendAll({ mails, letters, capped }: Batch, post: Post, run: Run): Promise<Fate[]> {
  const fates: Fate[] = []
  while (fates.length < mails.length && Date.now() < run.until && !run.pace.isOver) {
    const start = fates.length
    const handful = mails
      .slice(start, start + run.pace.atOnce)
      .map((mail, index) =>
        sendOne(mail, capped.has(mail.item) ? 'capped' : letters[start + index], post),
      )
    const tried = await Promise.all(handful)
    fates.push(...tried)
    const { pace, wait } = nextPace(
      run.pace,
      tried.flatMap((fate) => (typeof fate === 'string' ? [] : [fate])),
    )
    run.pace = pace
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  }
  await Promise.all(fates.map((fate, index) => logFate(mails[index], fate)))
  return mails.map((_, index) => fates[index] ?? 'left')
}

async function logFate(mail: ClaimedMail | undefined, fate: Fate): Promise<void> {
  if (!mail) return
  const outcome = typeof fate === 'string' ? fate : fate.ok ? 'delivered' : wordOf(fate.error)
  const key = await sha256(`mail|${mail.item}`)
  const trace = await traceOf(mail)
  logEvent({ event: 'mail', key: key.slice(0, 12), trace, outcome, count: mail.attempts })
}

async function sendOne(
  mail: ClaimedMail,
  letter: Rendered | 'capped' = 'unreadable',
  post: Post,
): Promise<Fate> {
  if (letter === 'later') return NO_FILE
  return typeof letter === 'object' ? post(letter, await keyOf(mail, letter)) : letter
}

const NO_FILE: Posted = {
  ok: false,
  error: 'file unavailable',
  isFinal: false,
  isUnknown: false,
  retryAfterMs: null,
}

/**
 * The key of a mail for the mail service, not traceable to the order: the same for each attempt, and another one once
 * a person has it sent again or its text says another end of an offer.
 */
function keyOf({ item, replayed_at: replayed }: ClaimedMail, letter: Letter): Promise<string> {
  const again = replayed === null ? '' : `|${replayed}`
  const moved = letter.movedHours === 0 ? '' : `|+${letter.movedHours}`
  return sha256(`mail|${item}${again}${moved}`)
}

/** The key of the order, message or sign-in that the mail is about, for the log. */
function traceOf({ subject }: ClaimedMail): Promise<string> {
  switch (subject.about) {
    case 'message':
      return traceKey(subject.messageKey)
    case 'signIn':
    case 'signedIn':
      return traceKey(subject.linkId)
    case 'event':
    case 'former':
    case 'unanswered':
    case 'driverless':
    case 'driverNews':
    case 'link':
    case 'document':
      return traceKey(subject.orderKey)
  }
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
  if (fate === 'left') return { ...note, ...none, state: 'pending' }
  if (fate === 'unreadable') return { ...note, ...none, state: 'needs_review', lastError: fate }
  // No recipient is left.
  if (fate === 'forgotten') {
    return { ...note, state: 'delivered', deliveredAt: time, lastError: fate }
  }
  if (fate.ok) {
    return { ...note, ...none, state: 'delivered', deliveredAt: time, receipt: fate.id }
  }
  const isOverdue = since + RETRY.deadAfter < time
  return {
    ...note,
    state: fate.isFinal ? 'needs_review' : isOverdue ? 'dead' : 'pending',
    nextAt: isTooFast(fate)
      ? time + (fate.retryAfterMs ?? SECOND) + Math.round(Math.random() * SOON)
      : nextAttemptAt(time, attempts, fate.retryAfterMs, Math.random(), MAIL.backoffLongest),
    isUnknown: fate.isUnknown ? 1 : 0,
    lastError: fate.error,
    deliveredAt: null,
  }
}
