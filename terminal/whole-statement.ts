import type { DeskAnswer } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'

type Statement = Extract<DeskCommand, { command: 'statement' }>
type Ask = (command: DeskCommand) => Promise<DeskAnswer>

/** Notes a whole statement or takes it back: asks again while something of it is left. The answer tells of all. */
export function wholeStatement(command: Statement, ask: Ask): Promise<DeskAnswer> {
  if (command.isTakenBack) return takeBackWhole(command, ask)
  return command.isNoted ? noteWhole(command, ask) : ask(command)
}

/** Asks as long as each answer gets further. */
async function noteWhole(command: Statement, ask: Ask): Promise<DeskAnswer> {
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

async function takeBackWhole(command: Statement, ask: Ask): Promise<DeskAnswer> {
  for (let [taken, forgotten] = [0, 0]; ;) {
    const answer = await ask(command)
    if (!answer.ok || answer.kind !== 'takenBack') return answer
    const got = answer.taken + answer.forgotten
    ;[taken, forgotten] = [taken + answer.taken, forgotten + answer.forgotten]
    if (!answer.isLeft || got === 0) return { ...answer, taken, forgotten }
  }
}
