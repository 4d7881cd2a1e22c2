import type { L10n } from '~/lib/locale'

/**
 * A part of a price with a rate of its own: `shareBp` of the price in basis points, all parts 10,000. Without a `name`
 * it is called by the market: the stretch abroad at the rate 0, else the stretch at home.
 */
export type VatPart = { shareBp: number; vatRateBp: number; name?: L10n | undefined }

/** Parts of a price are the whole of it, and the rate of the route is that of the first one. */
export function vatPartProblems(rate: number, parts: readonly VatPart[] | undefined): string[] {
  if (!parts) return []
  const whole = parts.reduce((sum, { shareBp }) => sum + shareBp, 0)
  return [
    ...(whole === 10_000 ? [] : [`vatParts: the shares are ${whole}, not 10000 (100 %)`]),
    ...(parts[0]?.vatRateBp === rate
      ? []
      : ['vatParts: the first part has another rate than vatRateBp']),
  ]
}
