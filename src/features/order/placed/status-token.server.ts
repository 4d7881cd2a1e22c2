import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import type { OrderedAs } from '~/features/order/placed/order'
import { DAY } from '~/lib/duration'
import { signHmac, verifyHmac } from '~/lib/hash'
import { isOrderNumber } from '~/lib/order-number'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/app-config-type'
import { orderLinkSecret } from '~/lib/settings'

// Part of the signed text: another scheme gets another version, and old links stop working.
const VERSION = 'o1'
/** How long after the ride a link works, in ms. */
export const STATUS_LINK_LIFETIME = appConfig.retention.orderDaysAfterRide * DAY

/**
 * The secret that signs status links. Without one that nobody can guess no order may be taken: the edge has
 * then answered already (src/edge/plain/orders-closed.ts).
 */
export function linkSecret(bindings: { ORDER_LINK_SECRET?: string }): string {
  const secret = orderLinkSecret(bindings)
  if (secret === null) throw new Error('ORDER_LINK_SECRET is missing or too short')
  return secret
}

/** The token of an order's status page: its number and a signature nobody can guess. */
export async function mintStatusToken(secret: string, number: string): Promise<string> {
  return `${number}.${await signHmac(secret, `${VERSION}|${number}`)}`
}

/** The order number of a token whose signature holds, else null. */
export async function readStatusToken(secret: string, token: string): Promise<string | null> {
  const [number = '', signature = ''] = token.split('.', 2)
  if (!isOrderNumber(number) || token !== `${number}.${signature}`) return null
  return (await verifyHmac(secret, `${VERSION}|${number}`, signature)) ? number : null
}

/** A placed order as another page names it. */
export async function orderedAs(locale: Locale, number: string): Promise<OrderedAs> {
  const token = await mintStatusToken(linkSecret(env), number)
  return { number, statusPath: screenPath('orderStatus', locale, token) }
}
