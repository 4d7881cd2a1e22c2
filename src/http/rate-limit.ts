import { type Bucket, buckets, type Figure } from '~/http/limits'
import { errorFacts, logEvent } from '~/lib/log'

/** The platform's binding: counts a key and returns whether it is still within its limit. */
type Limiter = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

/** The counters of wrangler.toml, one per figure; a key is counted under the name of its bucket. */
export type Counters = { [F in Figure as `PER_MINUTE_${F}`]?: Limiter }

/**
 * Counts the sender of a request in a bucket; returns false when the sender is over a limit. Without an address, and
 * when a counter fails, returns true: an order must not be lost because counting failed. A request that a narrow
 * network was refused does not count for the wider ones.
 */
export async function isWithinLimit(
  bucket: Bucket,
  request: Request,
  counters: Counters,
): Promise<boolean> {
  const networks = networksOf(request.headers.get('CF-Connecting-IP'))
  try {
    for (const [index, figure] of buckets[bucket].entries()) {
      const network = networks[index]
      const counter = counters[`PER_MINUTE_${figure}`]
      if (network === undefined || !counter) continue
      if (!(await counter.limit({ key: `${bucket} ${network}` })).success) return false
    }
    return true
  } catch (error) {
    logEvent({ event: 'rate_limit', outcome: 'unavailable', ...errorFacts(error) })
    return true
  }
}

/**
 * The networks an address is counted under, from narrow to wide: IPv4 whole; IPv6 its /64 (one household), its /56
 * and its /48. Empty for no address and for this machine. Only the platform's own header is trusted.
 */
export function networksOf(address: string | null): readonly string[] {
  const text = address?.trim().toLowerCase() ?? ''
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1]
  if (mapped) return mapped.startsWith('127.') ? [] : [mapped]
  if (text === '::1' || !/^[\da-f:]{2,39}$/.test(text)) return []
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(text)
  const name = (last: number, width: number) =>
    `${[one, two, three, last].map((group) => group.toString(16)).join(':')}/${width}`
  return [name(four, 64), name(four & 0xff00, 56), name(0, 48)]
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end]
  return groups.map((group) => Number.parseInt(group, 16) || 0)
}
