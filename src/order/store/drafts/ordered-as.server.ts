import { env } from 'cloudflare:workers'
import type { OrderedAs } from '~/order/model/order'
import { readReceipt } from '~/order/store/order-store.server'
import { orderPath } from '~/order/store/status-token.server'
import { HOUR } from '~/lib/duration'
import type { Locale } from '~/lib/locale'
import { mailWay } from '~/outbox/mail-post.server'

/** For how long the browser that ordered is led to the page that acts, in ms. */
const ACTS_FOR = HOUR

/**
 * Reference to the order that a browser has placed. For an hour it leads to the page that acts, later to that of the
 * guest: who sits at that browser then may be somebody else, and the power belongs to the mailbox. While no mail has
 * left, the browser is the customer's only way and goes on leading there (docs/decisions/010-limits.md).
 */
export async function orderedAs(
  locale: Locale,
  number: string,
  now = new Date(),
): Promise<OrderedAs> {
  const receipt = await readReceipt(env.DB, number)
  const isOver = receipt !== null && receipt.placedAt + ACTS_FOR <= now.getTime()
  const isByMail = isOver && receipt.isMailed && mailWay(env) !== 'none'
  const scope = isByMail ? 'guest' : 'act'
  const generation = receipt?.corrections ?? 0
  return { number, statusPath: await orderPath(locale, { number, scope, generation }) }
}
