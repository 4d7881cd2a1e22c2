// Not in money.ts: the form's browser chunk would include it for the sake of the order's page.

/**
 * Splits an amount in proportion to shares, to the haléř: each part is a whole number, and together they are the amount.
 * Of an amount up to the sum of the shares no part is above its share.
 */
export function split(amount: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((total, share) => total + share, 0)
  if (whole === 0) return shares.map(() => 0)
  const exact = shares.map((share) => (amount * share) / whole)
  const parts = exact.map(Math.floor)
  const left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
