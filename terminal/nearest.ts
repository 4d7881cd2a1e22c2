/** The most similar word; null when none is similar. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const ranked = words
    .map((word) => ({ word, slips: slipsBetween(typed.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.slips - other.slips)
  const [first] = ranked
  return first && first.slips <= Math.max(1, Math.floor(first.word.length / 3)) ? first.word : null
}

/** The edit distance: letters added, left out or changed to turn one word into the other. */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(one).entries()) {
    const line = [row + 1]
    for (const [column, opposite] of Array.from(other).entries()) {
      const changed = (above[column] ?? 0) + (letter === opposite ? 0 : 1)
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
