import { env } from 'cloudflare:workers'
import { networksOf } from '~/http/rate-limit'
import type { Visit } from '~/http/visit'
import { signHmac } from '~/lib/hash'
import { orderLinkSecret } from '~/lib/settings'

/** Who pays when there are too many drafts, as keyed hashes: nobody can tell the address from them. */
export type DraftSender = {
  /** The IPv4 address, or the /48 of an IPv6 address. */
  network: string
  /** The IPv4 address, or the /56 of an IPv6 address. */
  household: string
}

/** Number of characters of a hash: enough that no two networks of a day share one. */
const LENGTH = 22

/** The sender of a visit; null for this machine and where the platform names no address. */
export async function draftSender({
  headers,
}: Pick<Visit, 'headers'>): Promise<DraftSender | null> {
  const networks = networksOf(headers.get('CF-Connecting-IP'))
  const network = networks.at(-1)
  const secret = orderLinkSecret(env)
  if (network === undefined || secret === null) return null
  const hash = async (text: string) =>
    (await signHmac(secret, `drafts of a network|${text}`)).slice(0, LENGTH)
  const household = networks.at(-2)
  const hashed = await hash(network)
  return { network: hashed, household: household === undefined ? hashed : await hash(household) }
}
