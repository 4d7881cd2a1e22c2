/** The value in the middle; of an even number the mean of the two there. NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that a part of all (0 to 1) does not exceed, between two neighbours in proportion. NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/** How far apart the lowest and the highest are, each with this many decimals. */
export function spread(values: readonly number[], decimals: number): string {
  if (values.length < 2) return ''
  return `${Math.min(...values).toFixed(decimals)}–${Math.max(...values).toFixed(decimals)}`
}

/**
 * The part of a measured cost that nobody can save: what a constant of the same size costs, divided by what was
 * measured beside it. One figure for each pair.
 */
export function shares(pairs: readonly { own: number; constant: number }[]): number[] {
  return pairs.map(({ own, constant }) => constant / own)
}
