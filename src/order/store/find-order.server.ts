import { env } from 'cloudflare:workers'
import type { Life } from '~/order/life/life'
import { type OrderRow, selectOrderRow, toOrderRow } from '~/order/store/order-store.server'
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
 * since (`replaced`), or that the order cannot be read. `isHeld` as in OrderRow, `beside` as asked.
 */
export type OrderStatus =
  | ({
      state: 'placed'
      scope: LinkScope
      isHeld: boolean
      mail: MailTrouble
      beside: unknown[]
    } & KnownOrder)
  | { state: 'ended' | 'replaced' | 'unreadable'; number: string }

/** A current link to an order. */
export function linkTo({ placed, life }: KnownOrder, scope: LinkOf['scope']): LinkOf {
  return { number: placed.number, scope, generation: life.correctedEmails.length }
}

/**
 * The order of a link; null for a forged one, and for one that shows a payment alone (payments/payment-back). The rows of
 * `selectBeside`, a statement of a table above this room, come in the same round trip.
 */
export async function findOrderStatus(
  token: string,
  now: Date,
  selectBeside?: (db: D1Database, number: string) => D1PreparedStatement,
): Promise<OrderStatus | null> {
  const link = await readStatusToken(linkSecret(env), token)
  if (!link) return null
  const { number, scope, generation } = link
  const statements = [selectOrderRow, ...(selectBeside ? [selectBeside] : [])]
  const [found, other] = await env.DB.batch(statements.map((select) => select(env.DB, number)))
  const [first] = found?.results ?? []
  if (!first) return null
  const row = toOrderRow(first, now)
  const isOver = row.isEmptied || row.rideAt + STATUS_LINK_LIFETIME < now.getTime()
  if (isOver) return { state: 'ended', number }
  if (generation !== (row.life?.correctedEmails.length ?? 0)) return { state: 'replaced', number }
  const known = toKnown(row)
  if (!known) return { state: 'unreadable', number }
  const { isHeld, mails } = row
  const beside = other?.results ?? []
  return { state: 'placed', scope, isHeld, mail: troubleOf(mails), beside, ...known }
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
