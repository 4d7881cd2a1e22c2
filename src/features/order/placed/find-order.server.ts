import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import {
  linkSecret,
  readStatusToken,
  STATUS_LINK_LIFETIME,
} from '~/features/order/placed/status-token.server'
import type { Summary } from '~/features/order/placed/order'
import { type OrderBody, orderBodySchema } from '~/provider/contract-order'

export type OrderStatus = {
  order: Pick<OrderBody, 'number' | 'placedAt' | 'paymentMethod' | 'note' | 'termsVersion'>
  summary: Summary
}

/**
 * The order of a status link; null for a forged or expired one and for an order whose copy was emptied
 * (src/jobs/forget.server.ts), and nothing tells which.
 */
export async function findOrderStatus(token: string, now: Date): Promise<OrderStatus | null> {
  const number = await readStatusToken(linkSecret(env), token)
  if (!number) return null
  const row = await env.DB.prepare(
    "SELECT body, summary FROM orders WHERE number = ? AND body <> ''",
  )
    .bind(number)
    .first<{ body: string; summary: string }>()
  if (!row) return null
  const order = v.parse(orderBodySchema, JSON.parse(row.body))
  const isExpired = Date.parse(order.trip.pickupAt) + STATUS_LINK_LIFETIME < now.getTime()
  if (isExpired) return null
  const summary: Summary = JSON.parse(row.summary)
  const { placedAt, paymentMethod, note, termsVersion } = order
  return { order: { number, placedAt, paymentMethod, note, termsVersion }, summary }
}
