import { expect, test } from 'vitest'
import { invalidText } from './sentences.ts'

const correct = { command: 'correct', number: '2612345678', fields: {}, landedAt: null } as const

test('a misspelt field of the order form is named with the nearest one and with all', () => {
  const answer = {
    ok: false,
    error: 'invalid',
    field: 'tim',
    fields: ['date', 'time', 'name'],
  } as const
  expect(invalidText(correct, answer)).toBe(
    'The order form has no field “tim”. Did you mean “time”?\nIts fields: date, time, name.',
  )
})

test('a value that the rules of the form refuse is no matter of releases', () => {
  const answer = { ok: false, error: 'invalid', field: 'email' } as const
  expect(invalidText(correct, answer)).toContain('does not take this “email”')
})
