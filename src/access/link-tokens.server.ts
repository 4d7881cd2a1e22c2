import { timingSafeEqual } from 'hono/utils/buffer'
import { signHmac, verifyHmac } from '~/lib/hash'
import type { Settings } from '~/lib/setting/names'
import { orderLinkSecret } from '~/lib/settings'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function secretOf(settings: Settings): string {
  const secret = orderLinkSecret(settings)
  if (secret === null) throw new Error('ORDER_LINK_SECRET is missing or too short')
  return secret
}

/** The unguessable token of a sign-in link, `{id}.{HMAC}`; it is stored nowhere. */
export async function linkToken(settings: Settings, id: string): Promise<string> {
  return `${id}.${await signHmac(secretOf(settings), `desk-link|${id}`)}`
}

/** The id of the link whose token this is; null for a forged one. */
export async function readLinkToken(settings: Settings, token: string): Promise<string | null> {
  const [id = '', signature = '', ...rest] = token.split('.')
  if (!/^[\da-f]{32}$/.test(id) || signature.length !== 43 || rest.length > 0) return null
  return (await verifyHmac(secretOf(settings), `desk-link|${id}`, signature)) ? id : null
}

/** The six digits that stand beside a link. */
export async function linkCode(settings: Settings, id: string): Promise<string> {
  const signature = await signHmac(secretOf(settings), `desk-code|${id}`)
  const number = Array.from(signature).reduce(
    (rest, letter) => (rest * 64 + LETTERS.indexOf(letter)) % 1_000_000,
    0,
  )
  return String(number).padStart(6, '0')
}

/** True when somebody typed these six digits; compared in constant time, spaces do not matter. */
export async function isLinkCode(settings: Settings, id: string, typed: string): Promise<boolean> {
  return timingSafeEqual(typed.replace(/\s/g, ''), await linkCode(settings, id))
}
