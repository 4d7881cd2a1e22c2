import { expect, test } from 'vitest'
import type { DeskAnswer } from '../../../src/order/commands/desk-answer.ts'
import { whyNotOrdered } from './why-not-ordered.ts'

const ENTER = { command: 'enter', fields: {}, total: null, language: 'en' } as const

test.each<[DeskAnswer, RegExp]>([
  [{ ok: false, error: 'invalid', field: 'zip' }, /^The order form does not take this “zip”/],
  [
    { ok: false, error: 'invalid', field: 'zipp', fields: ['zip'] },
    /^The order form has no field “zipp”\. Did you mean “zip”\?/,
  ],
  [{ ok: false, error: 'decidedElsewhere', order: null }, /^Your back office decides/],
])('an order of the preview that the site refuses is told in a sentence', async (answer, says) => {
  const said = await whyNotOrdered(ENTER, { kind: 'answered', answer })
  expect(said).toMatch(says)
  expect(said).not.toMatch(/[{}]/)
})

test('a site that gives no answer is told as the terminal tells it', async () => {
  expect(await whyNotOrdered(ENTER, { kind: 'nobody', says: 'Nobody is there.' })).toBe(
    'Nobody is there.',
  )
})
