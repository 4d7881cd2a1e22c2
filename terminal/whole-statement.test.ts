import { expect, test } from 'vitest'
import type { DeskAnswer } from '../src/order/commands/desk-answer.ts'
import { wholeStatement } from './whole-statement.ts'

type Answer = Extract<DeskAnswer, { kind: 'statement' }>
const COMMAND = { command: 'statement', text: '', isNoted: true, isTakenBack: false } as const
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
  const told = await wholeStatement(COMMAND, async () => answers.shift() ?? answer({}, 0))
  expect(told).toMatchObject({ left: 0, counts: { noted: 150, known: 7, pays: 0 } })
})

test('an answer that gets no further ends it, and says what is left', async () => {
  let asked = 0
  const told = await wholeStatement(COMMAND, async () => {
    asked += 1
    return answer({ pays: 9 }, 9)
  })
  expect([asked, told]).toMatchObject([2, { left: 9 }])
})
