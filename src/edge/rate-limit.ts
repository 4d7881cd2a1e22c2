import { errorFacts, logEvent } from '~/lib/log'

/** What the platform's binding does: counts a key and says whether it is still within its limit. */
export type Limiter = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

/**
 * Whether the sender of a request is within a limit. Without an address, and when the counter fails, the
 * answer is yes: an order must not be lost because counting did not work.
 */
export async function isWithinLimit(
  limiter: Limiter | undefined,
  request: Request,
): Promise<boolean> {
  const key = clientKey(request.headers.get('CF-Connecting-IP'))
  if (!limiter || !key) return true
  try {
    return (await limiter.limit({ key })).success
  } catch (error) {
    logEvent({ event: 'rate_limit', outcome: 'unavailable', ...errorFacts(error) })
    return true
  }
}

/**
 * The key an address is counted under: IPv4 whole, IPv6 by its /64, which is one household. Null for
 * none and for this machine. Only the platform's own header is believed.
 */
export function clientKey(address: string | null): string | null {
  const text = address?.trim().toLowerCase() ?? ''
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1]
  if (mapped) return mapped.startsWith('127.') ? null : mapped
  if (text === '::1' || !/^[\da-f:]{2,39}$/.test(text)) return null
  return networkOf(text)
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
