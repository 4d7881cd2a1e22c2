import { env } from 'cloudflare:workers'
import {
  linkSecret,
  readStatusToken,
  STATUS_LINK_LIFETIME,
} from '~/features/order/placed/status-token.server'
import type { PlacedOrder } from '~/features/order/placed/order'
import { STORED_ORDER } from '~/delivery/claim.server'
import { readStoredOrder } from '~/features/order/placed/stored-order'

/** What a status link leads to: its order, or that its time is over, or that we cannot read the order. */
export type OrderStatus =
  | { state: 'placed'; placed: PlacedOrder }
  | { state: 'ended' | 'unreadable'; number: string }

/** The order of a status link; null for a forged one. */
export async function findOrderStatus(token: string, now: Date): Promise<OrderStatus | null> {
  const number = await readStatusToken(linkSecret(env), token)
  if (!number) return null
  const row = await env.DB.prepare(
    `SELECT ${STORED_ORDER} AS stored, content = '' AS is_emptied, ride_at FROM orders WHERE number = ?`,
  )
    .bind(number)
    .first<{ stored: string; is_emptied: number; ride_at: number }>()
  if (!row) return null
  const isOver = row.is_emptied === 1 || row.ride_at + STATUS_LINK_LIFETIME < now.getTime()
  if (isOver) return { state: 'ended', number }
  const placed = readStoredOrder(row.stored)
  return placed ? { state: 'placed', placed } : { state: 'unreadable', number }
}
