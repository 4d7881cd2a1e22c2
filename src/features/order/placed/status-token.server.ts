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
const VERSION = 'o2'
/** Links of before scopes existed, `{number}.{HMAC}`, are read until they end, unless all were revoked since. */
const FIRST = { version: 'o1', keyVersion: 1 }
const { keyVersion } = appConfig.links
/** How long after the ride a link works, in ms. */
export const STATUS_LINK_LIFETIME = appConfig.retention.orderDaysAfterRide * DAY

/** What a link opens: `act` everything about the order, `guest` what the one who rides needs. */
export type LinkScope = 'act' | 'guest'
const LETTERS = { act: 'a', guest: 'g' } as const satisfies Record<LinkScope, string>

/**
 * The secret that signs status links. Without one that nobody can guess no order may be taken: the edge has
 * then answered already (src/edge/plain/orders-closed.ts).
 */
export function linkSecret(bindings: { ORDER_LINK_SECRET?: string }): string {
  const secret = orderLinkSecret(bindings)
  if (secret === null) throw new Error('ORDER_LINK_SECRET is missing or too short')
  return secret
}

/** The token of an order's page, `{number}.{scope and key version}.{HMAC}`: nobody can guess it. */
export async function mintStatusToken(
  secret: string,
  number: string,
  scope: LinkScope = 'act',
): Promise<string> {
  const scoped = `${LETTERS[scope]}${keyVersion}`
  return `${number}.${scoped}.${await signHmac(secret, `${VERSION}|${number}|${scoped}`)}`
}

/** The order number and the scope of a token whose signature holds, else null. */
export async function readStatusToken(
  secret: string,
  token: string,
): Promise<{ number: string; scope: LinkScope } | null> {
  const [number = '', scoped = '', signature, ...rest] = token.split('.')
  if (!isOrderNumber(number) || rest.length > 0) return null
  if (signature === undefined) {
    const isRead = keyVersion === FIRST.keyVersion
    const holds = isRead && (await verifyHmac(secret, `${FIRST.version}|${number}`, scoped))
    return holds ? { number, scope: 'act' } : null
  }
  const scope = scopeOf(scoped)
  if (!scope) return null
  const holds = await verifyHmac(secret, `${VERSION}|${number}|${scoped}`, signature)
  return holds ? { number, scope } : null
}

function scopeOf(scoped: string): LinkScope | null {
  if (scoped === `${LETTERS.act}${keyVersion}`) return 'act'
  return scoped === `${LETTERS.guest}${keyVersion}` ? 'guest' : null
}

/** A placed order as another page names it. */
export async function orderedAs(locale: Locale, number: string): Promise<OrderedAs> {
  return { number, statusPath: await orderPath(locale, number, 'act') }
}

/** The path of an order's page under a link of a scope. */
export async function orderPath(locale: Locale, number: string, scope: LinkScope): Promise<string> {
  const token = await mintStatusToken(linkSecret(env), number, scope)
  return screenPath('orderStatus', locale, token)
}
