import { isSource, type Contents } from './sample-texts.ts'

/**
 * A sentence that says of a carrier what no answer of setup says: a sample's words mark it in the line above, with the
 * kind of order, or another topic of `findClaims`, without which nobody reads it.
 */
const CLAIM = /^\s*\/\/ Claims(?: \((\w+)\))?: (.*?)\.?$/
/** A fact that setup left for a person to say. */
const UNSAID = /^const (\w+): .*\| null = null$/

/** Whether a line marks the next text as a claim. */
export function isClaim(line: string): boolean {
  return CLAIM.test(line)
}

/**
 * What words about these topics say of a carrier and nobody has said, each with file and line: a person deletes the mark, or
 * mends the words.
 */
export function claimsIn(contents: Contents, topics: readonly string[]): string[] {
  return linesOf(contents).flatMap(({ line, at }) => {
    const [, topic, what] = CLAIM.exec(line) ?? []
    return what && (!topic || topics.includes(topic)) ? [`${at} claims: ${what}`] : []
  })
}

/** Facts that a person has to write into the words, each with file and line. */
export function unsaidIn(contents: Contents): string[] {
  return linesOf(contents).flatMap(({ line, at }) => {
    const [, fact] = UNSAID.exec(line) ?? []
    return fact ? [`${at} nobody has said: ${fact} (write it in place of null)`] : []
  })
}

function linesOf(contents: Contents): { line: string; at: string }[] {
  return [...contents]
    .filter(([file]) => isSource(file))
    .flatMap(([file, content]) =>
      content
        .toString()
        .split('\n')
        .map((line, index) => ({ line, at: `${file}:${index + 1}` })),
    )
}
