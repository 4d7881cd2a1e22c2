import type { DeskAnswer } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import type { Again } from '../src/order/commands/desk-persons.ts'

type Ask = (command: DeskCommand) => Promise<DeskAnswer>
type Named<TName extends DeskCommand['command']> = Extract<DeskCommand, { command: TName }>

/** The answer to a command of which the site does a bite a request: asks until all is done, and adds up. */
export function wholeAnswer(command: DeskCommand, ask: Ask): Promise<DeskAnswer> {
  if (command.command === 'erase-again') return eraseAgain(command, ask)
  if (command.command !== 'statement') return ask(command)
  if (command.isTakenBack) return takeBackWhole(command, ask)
  return command.isNoted ? noteWhole(command, ask) : ask(command)
}

/** Notes a whole statement; asks as long as each answer gets further. */
async function noteWhole(command: Named<'statement'>, ask: Ask): Promise<DeskAnswer> {
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

async function takeBackWhole(command: Named<'statement'>, ask: Ask): Promise<DeskAnswer> {
  for (let [taken, forgotten] = [0, 0]; ;) {
    const answer = await ask(command)
    if (!answer.ok || answer.kind !== 'takenBack') return answer
    const got = answer.taken + answer.forgotten
    ;[taken, forgotten] = [taken + answer.taken, forgotten + answer.forgotten]
    if (!answer.isLeft || got === 0) return { ...answer, taken, forgotten }
  }
}

/**
 * Erases again whoever the list of erasures names. A refusal ends it; the command may be given again, because what is
 * erased stays so.
 */
async function eraseAgain(command: Named<'erase-again'>, ask: Ask): Promise<DeskAnswer> {
  const bites: Again[] = []
  for (let after: string | null = command.after; after !== null;) {
    const answer: DeskAnswer = await ask({ ...command, after })
    if (!answer.ok || answer.kind !== 'again') return answer
    bites.push(answer.found)
    after = answer.found.next
  }
  const sum = (count: (bite: Again) => number) => bites.reduce((all, bite) => all + count(bite), 0)
  const found = {
    people: sum(({ people }) => people),
    orders: bites.flatMap(({ orders }) => orders),
    staff: sum(({ staff }) => staff),
    kept: bites.flatMap(({ kept }) => kept),
    unreadable: sum(({ unreadable }) => unreadable),
    next: null,
  }
  return { ok: true, kind: 'again', found }
}
