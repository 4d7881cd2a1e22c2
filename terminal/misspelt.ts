/** The typed line cannot be read; the message says what is wrong and what is right. */
export class Misspelt extends Error {}

/** The question for the word that was meant; empty where none is near. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const [first] = words
    .map((word) => ({ word, slips: slipsBetween(typed.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.slips - other.slips)
  const isNear = first && first.slips <= Math.max(1, Math.floor(first.word.length / 3))
  return isNear ? ` Did you mean ${first.word}?` : ''
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
