import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import { DAY } from '~/lib/duration'
import { signHmac, verifyHmac } from '~/lib/hash'
import { keysOf } from '~/lib/keys-of'
import { isOrderNumber } from '~/lib/order-number'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { orderLinkSecret } from '~/lib/settings'

// Part of the signed text: another scheme needs another version, and old links then stop working.
const VERSION = 'o2'
const { keyVersion } = appConfig.links
/** How long a link works after the ride, in ms. */
export const STATUS_LINK_LIFETIME = appConfig.retention.orderDaysAfterRide * DAY

/**
 * Scope of a link. `act`: everything about the order. `mail`: the same, from a mail, so that an act by it proves the
 * mailbox. `guest`: the data that the passenger needs.
 */
export type LinkScope = 'act' | 'mail' | 'guest'
/** `back`: the state of a payment alone; the payment gateway gets such a link, to lead back to it. */
type AnyScope = LinkScope | 'back'
const LETTERS = { act: 'a', mail: 'm', guest: 'g', back: 'b' } as const satisfies Record<
  AnyScope,
  string
>

/**
 * What a link is for. `generation`: how often the order's e-mail address had been corrected when the link was made;
 * links of an earlier generation have ended, because they were sent to an address that is not the customer's.
 */
export type LinkOf = { number: string; scope: AnyScope; generation: number }
type PageLink = LinkOf & { scope: LinkScope }

/**
 * The secret that signs status links. Throws if it is missing or too short. No order can be placed then, because the
 * edge has already responded (src/http/plain/orders-closed.ts).
 */
export function linkSecret(bindings: { ORDER_LINK_SECRET?: string }): string {
  const secret = orderLinkSecret(bindings)
  if (secret === null) throw new Error('ORDER_LINK_SECRET is missing or too short')
  return secret
}

/** The text under the signature of a link. */
export function signedText(number: string, scoped: string): string {
  return `${VERSION}|${number}|${scoped}`
}

/**
 * The unguessable token of an order's page, `{number}.{scope and key version}.{HMAC}`, or
 * `{number}.{scope and key version}-{generation}.{HMAC}` after the first generation.
 */
export async function mintStatusToken(
  secret: string,
  number: string,
  scope: AnyScope = 'act',
  generation = 0,
): Promise<string> {
  const scoped = `${LETTERS[scope]}${keyVersion}${generation > 0 ? `-${generation}` : ''}`
  return `${number}.${scoped}.${await signHmac(secret, signedText(number, scoped))}`
}

/** What a link to an order's page is for; null for a forged one, and for the way back from a payment. */
export async function readStatusToken(secret: string, token: string): Promise<PageLink | null> {
  const link = await readToken(secret, token)
  if (!link || link.scope === 'back') return null
  return { ...link, scope: link.scope }
}

/** The number of the order whose payment a link of the gateway leads back to; null for any other link. */
export async function readBackToken(secret: string, token: string): Promise<string | null> {
  const link = await readToken(secret, token)
  return link?.scope === 'back' ? link.number : null
}

/** What a token with a valid signature is for; else null. */
async function readToken(secret: string, token: string): Promise<LinkOf | null> {
  const [number = '', scoped = '', signature = '', ...rest] = token.split('.')
  if (!isOrderNumber(number) || rest.length > 0) return null
  const [begin = '', generation = '0'] = scoped.split('-', 2)
  const scope = scopeOf(begin)
  if (!scope) return null
  const holds = await verifyHmac(secret, signedText(number, scoped), signature)
  return holds ? { number, scope, generation: Number(generation) } : null
}

function scopeOf(scoped: string): AnyScope | null {
  return keysOf(LETTERS).find((scope) => scoped === `${LETTERS[scope]}${keyVersion}`) ?? null
}

/** Path of an order's page under such a link. */
export async function orderPath(
  locale: Locale,
  { number, scope, generation }: LinkOf,
): Promise<string> {
  const token = await mintStatusToken(linkSecret(env), number, scope, generation)
  return screenPath('orderStatus', locale, token)
}
