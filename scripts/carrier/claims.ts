import { isSource, type Contents } from './sample-texts.ts'

/**
 * A sentence that says of a carrier what no answer of setup says: a sample's words mark it in the line above, with the
 * kind of order, or `extras`, without which nobody reads it.
 */
const CLAIM = /^\s*\/\/ Claims(?: \((\w+)\))?: (.*?)\.?$/
/** A fact that setup left for a person to say. */
const UNSAID = /^const (\w+): .*\| null = null$/

/** Whether a line marks the next text as a claim. */
export function isClaim(line: string): boolean {
  return CLAIM.test(line)
}

/**
 * What words say of a carrier with these kinds and nobody has said, each with file and line: a person deletes the mark, or
 * mends the words.
 */
export function claimsIn(contents: Contents, offered: readonly string[]): string[] {
  return [...contents]
    .filter(([file]) => isSource(file))
    .flatMap(([file, content]) =>
      content
        .toString()
        .split('\n')
        .flatMap((line, index) => {
          const [, kind, what] = CLAIM.exec(line) ?? []
          const isRead = !kind || offered.includes(kind)
          const [, fact] = UNSAID.exec(line) ?? []
          return [
            ...(what && isRead ? [`${file}:${index + 1} claims: ${what}`] : []),
            ...(fact
              ? [`${file}:${index + 1} nobody has said: ${fact} (write it in place of null)`]
              : []),
          ]
        }),
    )
}
