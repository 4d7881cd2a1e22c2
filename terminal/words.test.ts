import { expect, test } from 'vitest'
import { OPEN_REASONS } from '../src/order/bank/match-lines.ts'
import { lineFaultSchema } from '../src/order/bank/statement.ts'
import { actedText, amountText, deskWord, invalidText } from './words.ts'

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

test('every open line of a statement and fault is said in the words of the desk', () => {
  const words = [
    ...OPEN_REASONS.map((why) => deskWord('line', why)),
    ...lineFaultSchema.entries.why.options.map((why) => deskWord('fault', why)),
    deskWord('fault', 'columnsCsv'),
  ]
  for (const word of words) expect(word).toMatch(/^\S+ .*\S$/)
  expect(deskWord('line', 'of a newer site')).toBe('of a newer site')
})

test('amounts are written as English does', () => {
  expect(amountText(650_000)).toBe('CZK 6,500')
  expect(amountText(650_050)).toBe('CZK 6,500.50')
})

test('a correction says which price stays, and what the site asks', () => {
  const order = {
    number: '2612345678',
    state: 'confirmed',
    payment: 'awaiting',
    due: 149_000,
    total: 149_000,
    currency: 'CZK',
    pickupAt: '2026-12-03T07:30:00.000Z',
    until: null,
  } as const
  const said = (asks: number | null) =>
    actedText({ order, told: 'never', price: { stays: 149_000, asks } })
  expect(said(790_000)).toContain(
    'The price stays CZK 1,490. The site asks CZK 7,900 for this: price 2612345678 --total 7900 --reason …',
  )
  expect(said(null)).toContain('The site asks no price for this')
})
