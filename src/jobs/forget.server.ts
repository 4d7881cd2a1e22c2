import { appConfig } from '~config'
import { forgetEmbedded } from '~/back-office/embedded/forget'
import { deleteHeldOrders, deleteSentMails, forgetMessages } from '~/outbox/forget-owed.server'
import { deleteExpiredDrafts } from '~/order/store/draft-store.server'
import { emptyHeld, emptyOver } from '~/order/store/order-forget.server'
import { deleteExpiredSummaries } from '~/order/store/summary-store.server'
import { DAY } from '~/lib/duration'
import { providerEnd, type Settings } from '~/lib/settings'

const AFTER_RIDE = appConfig.retention.orderDaysAfterRide * DAY
const HELD = appConfig.retention.heldDays * DAY
const MESSAGE = appConfig.retention.messageDays * DAY

type ForgetEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }

/**
 * Deletes data after the periods of `retention` in carrier.ts, as the privacy page promises: drafts and their
 * summaries, personal data in orders long after the ride, suspected bots' items that nobody released, and contact
 * messages in any state. Any other undelivered order stays. The embedded back office follows the same periods. No
 * other job deletes by time; cookies and caches expire by themselves. Returns the number of deleted or emptied items.
 */
export async function forgetExpired(env: ForgetEnv, now: Date): Promise<number> {
  const { DB, PROVIDER_DB } = env
  const time = now.getTime()
  const drafts = await deleteExpired(DB, now)
  const orders = await forgetOrders(DB, { ride: time - AFTER_RIDE, held: time - HELD })
  await deleteSentMails(DB, time - AFTER_RIDE).run()
  const messages = await forgetMessages(DB, { sent: time - MESSAGE, held: time - HELD })
  const isEmbedded = providerEnd(env) === 'embedded'
  const embedded =
    isEmbedded && PROVIDER_DB
      ? await forgetEmbedded(PROVIDER_DB, { sent: time - MESSAGE, ride: time - AFTER_RIDE })
      : 0
  return drafts + orders + messages + embedded
}

/** Drafts and summaries are stored with their expiry time. */
async function deleteExpired(db: D1Database, now: Date): Promise<number> {
  const [drafts] = await db.batch([deleteExpiredDrafts(db, now), deleteExpiredSummaries(db, now)])
  return drafts?.meta.changes ?? 0
}

/**
 * Non-personal data stays: the number, which must never be reused, times, the sum, the version of the terms. An
 * emptied order that was held cannot be released any more.
 */
async function forgetOrders(
  db: D1Database,
  before: { ride: number; held: number },
): Promise<number> {
  const results = await db.batch([
    ...emptyOver(db, before.ride),
    ...emptyHeld(db, before.held),
    deleteHeldOrders(db, before.held),
  ])
  const [, over, , robots] = results.map(({ meta }) => meta.changes)
  return (over ?? 0) + (robots ?? 0)
}
