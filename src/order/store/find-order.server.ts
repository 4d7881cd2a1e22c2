import { env } from 'cloudflare:workers'
import type { Life } from '~/order/life/life'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import {
  type LinkOf,
  linkSecret,
  type LinkScope,
  readStatusToken,
  STATUS_LINK_LIFETIME,
} from '~/order/store/status-token.server'
import type { EventMail } from '~/order/life/moved-offers'
import type { PlacedOrder } from '~/order/model/order'
import { orderNow } from '~/order/life/order-now'
import { readStoredOrder } from '~/order/store/stored-order'

/** The current order: as placed, with the changes agreed since, and its state. */
export type KnownOrder = { orderKey: string; placed: PlacedOrder; life: Life }

/**
 * Why the customer got no mail: too many to the mailbox that day, which the carrier's next act releases, or the mailbox
 * refused it. Null if nothing is known to be wrong.
 */
export type MailTrouble = 'capped' | 'refused' | null

/**
 * Result of a link: its order, or that the link has expired, that the e-mail address it was sent to has been corrected
 * since (`replaced`), or that the order cannot be read. `isHeld` as in OrderRow.
 */
export type OrderStatus =
  | ({ state: 'placed'; scope: LinkScope; isHeld: boolean; mail: MailTrouble } & KnownOrder)
  | { state: 'ended' | 'replaced' | 'unreadable'; number: string }

/** A current link to an order. */
export function linkTo({ placed, life }: KnownOrder, scope: LinkOf['scope']): LinkOf {
  return { number: placed.number, scope, generation: life.correctedEmails.length }
}

/** The order of a link; null for a forged one, and for one that shows a payment alone (payments/payment-back). */
export async function findOrderStatus(token: string, now: Date): Promise<OrderStatus | null> {
  const link = await readStatusToken(linkSecret(env), token)
  if (!link) return null
  const { number, scope, generation } = link
  const row = await readOrderRow(env.DB, number, now)
  if (!row) return null
  const isOver = row.isEmptied || row.rideAt + STATUS_LINK_LIFETIME < now.getTime()
  if (isOver) return { state: 'ended', number }
  if (generation !== (row.life?.correctedEmails.length ?? 0)) return { state: 'replaced', number }
  const known = toKnown(row)
  if (!known) return { state: 'unreadable', number }
  const { isHeld, mails } = row
  return { state: 'placed', scope, isHeld, mail: troubleOf(mails), ...known }
}

/** The last mail counts: an address that was corrected gets the next one. */
function troubleOf(mails: EventMail[]): MailTrouble {
  const last = mails.toSorted((a, b) => a.seq - b.seq).at(-1)?.state
  if (last === 'needs_review') return 'refused'
  return last === 'capped' ? last : null
}

function toKnown({ orderKey, stored, life }: OrderRow): KnownOrder | null {
  const placed = life && readStoredOrder(stored)
  return placed && life && { orderKey, placed: orderNow(placed, life), life }
}
