import { expect, test } from 'vitest'
import type { DeskAnswer } from '../src/order/commands/desk-answer.ts'
import { eraseAgain } from './erase-again.ts'

const command = { command: 'erase-again', after: '' } as const
const kept = [{ number: '2612345678', why: 'notPaid' }]

test('asks for bite after bite until the end of the list, and adds them up', async () => {
  const bites: Record<string, object> = {
    '': { people: 2, orders: ['1', '2'], staff: 1, kept: [], next: 'a' },
    // A bite that only made hashes goes on at the same place.
    a: { people: 0, orders: [], staff: 0, kept, unreadable: 2, next: 'b' },
    b: { people: 1, orders: ['3'], staff: 2, kept: [], unreadable: 1, next: null },
  }
  const asked: string[] = []
  const answer = await eraseAgain(command, (next) => {
    const after = 'after' in next ? next.after : 'none'
    asked.push(after)
    return Promise.resolve({ ok: true, kind: 'person', found: bites[after] ?? {} })
  })
  expect(asked).toEqual(['', 'a', 'b'])
  expect(answer).toMatchObject({
    found: { people: 3, orders: ['1', '2', '3'], staff: 3, kept, unreadable: 3 },
  })
})

test('a refusal ends it', async () => {
  const refusal: DeskAnswer = { ok: false, error: 'invalid', field: 'command' }
  expect(await eraseAgain(command, () => Promise.resolve(refusal))).toBe(refusal)
})
