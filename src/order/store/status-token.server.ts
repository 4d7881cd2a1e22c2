import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import type { OrderedAs } from '~/order/model/order'
import { DAY } from '~/lib/duration'
import { signHmac, verifyHmac } from '~/lib/hash'
import { keysOf } from '~/lib/keys-of'
import { isOrderNumber } from '~/lib/order-number'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { orderLinkSecret } from '~/lib/settings'

// Part of the signed text: another scheme needs another version, and old links then stop working.
const VERSION = 'o2'
/**
 * Links from before scopes existed, `{number}.{HMAC}`, work until they expire, unless all links were revoked since.
 */
const FIRST = { version: 'o1', keyVersion: 1 }
const { keyVersion } = appConfig.links
/** How long a link works after the ride, in ms. */
export const STATUS_LINK_LIFETIME = appConfig.retention.orderDaysAfterRide * DAY

/**
 * Scope of a link. `act`: everything about the order. `mail`: the same, from a mail, so that an act by it proves the
 * mailbox. `guest`: the data that the passenger needs.
 */
export type LinkScope = 'act' | 'mail' | 'guest'
const LETTERS = { act: 'a', mail: 'm', guest: 'g' } as const satisfies Record<LinkScope, string>

/**
 * The secret that signs status links. Throws if it is missing or too short. No order can be placed then, because the
 * edge has already responded (src/http/plain/orders-closed.ts).
 */
export function linkSecret(bindings: { ORDER_LINK_SECRET?: string }): string {
  const secret = orderLinkSecret(bindings)
  if (secret === null) throw new Error('ORDER_LINK_SECRET is missing or too short')
  return secret
}

/** The unguessable token of an order's page, `{number}.{scope and key version}.{HMAC}`. */
export async function mintStatusToken(
  secret: string,
  number: string,
  scope: LinkScope = 'act',
): Promise<string> {
  const scoped = `${LETTERS[scope]}${keyVersion}`
  return `${number}.${scoped}.${await signHmac(secret, `${VERSION}|${number}|${scoped}`)}`
}

/** The order number and the scope of a token with a valid signature; else null. */
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
  return keysOf(LETTERS).find((scope) => scoped === `${LETTERS[scope]}${keyVersion}`) ?? null
}

/** Reference to a placed order for another page. */
export async function orderedAs(locale: Locale, number: string): Promise<OrderedAs> {
  return { number, statusPath: await orderPath(locale, number, 'act') }
}

/** Path of an order's page under a link with this scope. */
export async function orderPath(locale: Locale, number: string, scope: LinkScope): Promise<string> {
  const token = await mintStatusToken(linkSecret(env), number, scope)
  return screenPath('orderStatus', locale, token)
}
