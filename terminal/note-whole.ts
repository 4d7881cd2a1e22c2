import type { DeskAnswer } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'

/**
 * Notes a whole statement: asks again while something of it is left, as long as each answer gets further. The answer
 * has everything that was noted.
 */
export async function noteWhole(
  command: DeskCommand,
  ask: (command: DeskCommand) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  const noted = new Map<string, Extract<DeskAnswer, { kind: 'statement' }>['lines'][number]>()
  for (let [before, count] = [Infinity, 0]; ;) {
    const answer = await ask(command)
    if (!answer.ok || answer.kind !== 'statement') return answer
    const { lines, counts, left } = answer
    for (const one of lines) if (one.match.is === 'noted') noted.set(one.line.key, one)
    const all = { ...counts, noted: counts.noted + count, known: counts.known - count }
    if (left === 0 || left >= before) {
      return { ...answer, counts: all, lines: lines.map((one) => noted.get(one.line.key) ?? one) }
    }
    ;[before, count] = [left, all.noted]
  }
}
