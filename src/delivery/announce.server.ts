import { appConfig } from '~config'
import { logEvent } from '~/lib/log'
import { sha256 } from '~/lib/hash'

type Unannounced = {
  item_key: string
  kind: 'order' | 'contact'
  number: string | null
  is_flagged: number
}

type MailSettings = { EMAIL?: SendEmail; CARRIER_EMAIL?: string; SITE_ORIGIN?: string }

const BATCH = 20

/**
 * Tells the carrier once of each new order and message: by mail where the EMAIL binding and
 * CARRIER_EMAIL are set, else by a log line. Neither holds personal data; `npm run orders` shows it.
 * A mail that could not be sent is tried again at the next call. Returns how many were new.
 */
export async function announceNew(
  db: D1Database,
  settings: MailSettings,
  now: Date,
): Promise<number> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET announced_at = ?
       WHERE item_key IN (
         SELECT item_key FROM outbox WHERE announced_at IS NULL ORDER BY created_at LIMIT ?
       )
       RETURNING item_key, kind,
         (SELECT number FROM orders WHERE order_key = item_key) AS number,
         COALESCE(
           (SELECT is_flagged FROM orders WHERE order_key = item_key),
           (SELECT is_flagged FROM contact_messages WHERE message_key = item_key)
         ) AS is_flagged`,
    )
    .bind(now.getTime(), BATCH)
    .all<Unannounced>()
  for (const item of results) await announce(db, settings, item)
  return results.length
}

async function announce(
  db: D1Database,
  { EMAIL, CARRIER_EMAIL }: MailSettings,
  item: Unannounced,
): Promise<void> {
  const key = (await sha256(item.item_key)).slice(0, 12)
  if (EMAIL && CARRIER_EMAIL) {
    try {
      await EMAIL.send({ from: CARRIER_EMAIL, to: CARRIER_EMAIL, ...mail(item) })
    } catch {
      logEvent({ event: 'announcement', key, outcome: 'mail_failed' })
      await db
        .prepare('UPDATE outbox SET announced_at = NULL WHERE item_key = ?')
        .bind(item.item_key)
        .run()
      return
    }
  }
  logEvent({ event: 'announcement', key, outcome: item.kind })
}

// The carrier's own mail is in Czech: it is a Czech carrier's tool, not a page for visitors.
function mail({ kind, number, is_flagged: isFlagged }: Unannounced) {
  const what =
    kind === 'order' ? `Nová objednávka ${number ?? ''}` : 'Nová zpráva z kontaktního formuláře'
  const held = isFlagged ? '\nVypadá jako od robota a čeká na Vaše posouzení.' : ''
  const show =
    kind === 'order' ? `npm run orders -- show ${number ?? ''}` : 'npm run orders -- messages'
  return {
    subject: `${appConfig.product.name}: ${what}`,
    text: `${what}.${held}\nPodrobnosti: ${show} --remote\n`,
  }
}
