import { appConfig } from '~config'
import type { OutboxKind } from '~/delivery/claim.server'
import { MINUTE, SECOND } from '~/lib/duration'
import { sha256 } from '~/lib/hash'
import { logEvent } from '~/lib/log'

type Unannounced = {
  kind: OutboxKind
  item: string
  number: string | null
  /** 1 where an order has no price yet. */
  is_request: number | null
  state: string
  announce_attempts: number
  announce_at: number
}

export type MailSettings = { EMAIL?: SendEmail; CARRIER_EMAIL?: string; MAIL_FROM?: string }

const ANNOUNCE = {
  /** Mails sent at once, and by one call: a Worker holds six connections. */
  atOnce: 5,
  /** How long the mail server may take. */
  patience: 10 * SECOND,
  /** Longer than a call can take, so that nobody is told twice at once. */
  lease: MINUTE,
  /** The next try comes after this, doubled with each, at most … */
  backoffBase: MINUTE,
  backoffLongest: 10 * MINUTE,
} as const

/**
 * Tells the carrier of new orders and messages: with a log line each, written once, and by mail where the
 * EMAIL binding and CARRIER_EMAIL are set. Neither holds personal data; `npm run orders` shows it. A mail that
 * did not leave within `patience` ms is sent later; what is new goes before what failed. Returns how many were told
 * of or tried.
 */
export async function announceNew(
  db: D1Database,
  settings: MailSettings,
  now: Date,
  patience: number = ANNOUNCE.patience,
): Promise<number> {
  const items = await claimUnannounced(db, now.getTime())
  if (items.length === 0) return 0
  const notes = await Promise.all(
    items.map(async (item) => ({
      kind: item.kind,
      item: item.item,
      lease: item.announce_at,
      announcedAt: (await announce(settings, item, patience)) ? now.getTime() : null,
      nextAt: now.getTime() + backoff(item.announce_attempts),
    })),
  )
  await db
    .prepare(
      `UPDATE outbox SET announced_at = noted.value ->> 'announcedAt',
         announce_at = noted.value ->> 'nextAt'
       FROM json_each(?) AS noted
       WHERE outbox.kind = noted.value ->> 'kind' AND outbox.item = noted.value ->> 'item'
         AND announced_at IS NULL
         AND (noted.value ->> 'announcedAt' IS NOT NULL OR announce_at = noted.value ->> 'lease')`,
    )
    .bind(JSON.stringify(notes))
    .run()
  return items.length
}

/** Takes what nobody was told of, under a lease: `announce_at` is when somebody else may try. What is new has 0. */
async function claimUnannounced(db: D1Database, now: number): Promise<Unannounced[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET announce_at = ?1, announce_attempts = announce_attempts + 1
       WHERE rowid IN (
         SELECT rowid FROM outbox WHERE announced_at IS NULL AND announce_at <= ?2
         ORDER BY announce_at, created_at LIMIT ?3
       )
       RETURNING kind, item, state, announce_attempts, announce_at,
         CASE kind WHEN 'order' THEN (SELECT number FROM orders WHERE order_key = item) END AS number,
         CASE kind WHEN 'order' THEN (SELECT total IS NULL FROM orders WHERE order_key = item) END AS is_request`,
    )
    .bind(now + ANNOUNCE.lease, now, ANNOUNCE.atOnce)
    .all<Unannounced>()
  return results
}

/** Whether the carrier was told; without mail settings the log line is what tells. */
async function announce(
  { EMAIL, CARRIER_EMAIL, MAIL_FROM }: MailSettings,
  item: Unannounced,
  patience: number,
): Promise<boolean> {
  const key = (await sha256(item.item)).slice(0, 12)
  if (item.announce_attempts === 1) logEvent({ event: 'announcement', key, outcome: item.kind })
  if (!EMAIL || !CARRIER_EMAIL) return true
  const letter = { from: MAIL_FROM ?? CARRIER_EMAIL, to: CARRIER_EMAIL, ...mail(item) }
  const hasLeft = await inTime(EMAIL.send(letter), patience)
  if (!hasLeft) {
    logEvent({ event: 'announcement', key, outcome: 'mail_failed', count: item.announce_attempts })
  }
  return hasLeft
}

/** Whether the work was done in time; a failure is an answer too. */
async function inTime(work: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function backoff(attempts: number): number {
  return Math.min(ANNOUNCE.backoffLongest, ANNOUNCE.backoffBase * 2 ** Math.min(attempts - 1, 10))
}

// The carrier's own mail is in Czech: it is a Czech carrier's tool, not a page for visitors.
function mail({ kind, number, is_request: isRequest, state }: Unannounced) {
  const order = isRequest ? 'Nová poptávka' : 'Nová objednávka'
  const what = kind === 'order' ? `${order} ${number ?? ''}` : 'Nová zpráva z kontaktního formuláře'
  const held = state === 'held' ? '\nVypadá jako od robota a čeká na Vaše posouzení.' : ''
  const show =
    kind === 'order' ? `npm run orders -- show ${number ?? ''}` : 'npm run orders -- messages'
  return {
    subject: `${appConfig.product.name}: ${what}`,
    text: `${what}.${held}\nPodrobnosti: ${show} --remote\n`,
  }
}
