import { expect, test } from 'vitest'
import type { DeskAnswer } from '../src/order/commands/desk-answer.ts'
import type { Again } from '../src/order/commands/desk-persons.ts'
import { wholeAnswer } from './whole-answer.ts'

type Answer = Extract<DeskAnswer, { kind: 'statement' }>
const STATEMENT = { command: 'statement', text: '', isNoted: true, isTakenBack: false } as const
const answer = (counts: Partial<Answer['counts']>, left: number): Answer => ({
  ok: true,
  kind: 'statement',
  lines: [],
  counts: { noted: 0, known: 0, settled: 0, open: 0, pays: 0, ...counts },
  faults: [],
  out: 0,
  waiting: 0,
  left,
})

test('a statement is asked again while something is left, and all that was noted is told', async () => {
  const answers = [
    answer({ noted: 100, known: 7, pays: 50 }, 50),
    answer({ noted: 50, known: 107 }, 0),
  ]
  const told = await wholeAnswer(STATEMENT, async () => answers.shift() ?? answer({}, 0))
  expect(told).toMatchObject({ left: 0, counts: { noted: 150, known: 7, pays: 0 } })
})

test('an answer that gets no further ends it, and says what is left', async () => {
  let asked = 0
  const told = await wholeAnswer(STATEMENT, async () => {
    asked += 1
    return answer({ pays: 9 }, 9)
  })
  expect([asked, told]).toMatchObject([2, { left: 9 }])
})

const ERASE_AGAIN = { command: 'erase-again', after: '' } as const
const kept = [{ number: '2612345678', why: 'notPaid' as const }]

test('asks for bite after bite until the end of the list, and adds them up', async () => {
  const bites: Record<string, Again> = {
    '': { people: 2, orders: ['1', '2'], staff: 1, kept: [], unreadable: 0, next: 'a' },
    // A bite that only made hashes goes on at the same place.
    a: { people: 0, orders: [], staff: 0, kept, unreadable: 2, next: 'b' },
    b: { people: 1, orders: ['3'], staff: 2, kept: [], unreadable: 1, next: null },
  }
  const asked: string[] = []
  const whole = await wholeAnswer(ERASE_AGAIN, (next) => {
    const after = 'after' in next ? next.after : 'none'
    asked.push(after)
    const found = bites[after]
    if (!found) throw new Error(`no bite ${after}`)
    return Promise.resolve({ ok: true, kind: 'again', found })
  })
  expect(asked).toEqual(['', 'a', 'b'])
  expect(whole).toMatchObject({
    found: { people: 3, orders: ['1', '2', '3'], staff: 3, kept, unreadable: 3 },
  })
})

test('a refusal ends it', async () => {
  const refusal: DeskAnswer = { ok: false, error: 'invalid', field: 'command' }
  expect(await wholeAnswer(ERASE_AGAIN, () => Promise.resolve(refusal))).toBe(refusal)
})
