export type Range = { from: number; to: number }

/** The choices of the filter: 5, 8, 8 become 1–5 and 6–8. The first range fits every car. */
export function rangesOf(limits: number[]): Range[] {
  const steps = [...new Set(limits)].toSorted((a, b) => a - b)
  return steps.map((to, index) => ({ from: (steps[index - 1] ?? 0) + 1, to }))
}

/** The ranges that a car with this limit fits, as words for CSS: "0 1". */
export function rangeIndexes(ranges: Range[], limit: number): string {
  return ranges.flatMap(({ to }, index) => (to <= limit ? [index] : [])).join(' ')
}
