import { env } from 'cloudflare:workers'
import type { Life } from '~/features/order/life/life'
import { type OrderRow, readOrderRow } from '~/features/order/life/life-store.server'
import {
  linkSecret,
  type LinkScope,
  readStatusToken,
  STATUS_LINK_LIFETIME,
} from '~/features/order/placed/status-token.server'
import type { PlacedOrder } from '~/features/order/placed/order'
import { orderNow } from '~/features/order/placed/order-now'
import { readStoredOrder } from '~/features/order/placed/stored-order'

/** An order as it stands: what was placed, with what was agreed since, and its life. */
export type KnownOrder = { orderKey: string; placed: PlacedOrder; life: Life }

/** What a link leads to: its order, or that its time is over, or that we cannot read the order. */
export type OrderStatus =
  | ({ state: 'placed'; scope: LinkScope } & KnownOrder)
  | { state: 'ended' | 'unreadable'; number: string }

/** The order of a link; null for a forged one. */
export async function findOrderStatus(token: string, now: Date): Promise<OrderStatus | null> {
  const link = await readStatusToken(linkSecret(env), token)
  if (!link) return null
  const { number, scope } = link
  const row = await readOrderRow(env.DB, number)
  if (!row) return null
  const isOver = row.isEmptied || row.rideAt + STATUS_LINK_LIFETIME < now.getTime()
  if (isOver) return { state: 'ended', number }
  const known = toKnown(row)
  return known ? { state: 'placed', scope, ...known } : { state: 'unreadable', number }
}

function toKnown({ orderKey, stored, life }: OrderRow): KnownOrder | null {
  const placed = life && readStoredOrder(stored)
  return placed && life && { orderKey, placed: orderNow(placed, life), life }
}
