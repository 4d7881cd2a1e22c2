import { expect, test } from 'vitest'
import { errorFacts, isDatabaseError, logLine } from '~/lib/log'

const AT = new Date('2026-11-21T12:00:00Z')
const read = (event: Record<string, unknown>): unknown => JSON.parse(logLine(event, AT))

test('a line holds the fields of the list and nothing else', () => {
  const requestId = '3b241101-e2bb-4255-8caf-4136c566a962'
  const request = {
    event: 'request',
    requestId,
    route: 'orderStatus',
    locale: 'cs',
    method: 'GET',
    outcome: 'answered',
    status: 200,
    durationMs: 12,
  }
  const personal = { name: 'Jana Ukázková', body: { email: 'jana@example.com' }, url: '/x?y=z' }
  expect(read({ ...personal, ...request })).toEqual({ at: AT.toISOString(), ...request })
})

test.each([
  ['route', '/stav-objednavky/2612345678.c2lnbmF0dXJl'],
  ['outcome', 'Jana Ukázková'],
  ['error', 'jana@example.com'],
  ['key', '3b241101-e2bb-4255-8caf-4136c566a962'],
  ['setting', 'https://back-office.example/v1'],
  ['method', 'GET /kontakt?name=Jana'],
  ['event', { text: 'request' }],
])('a %s that has not its shape is a question mark', (field, value) => {
  expect(read({ event: 'x', [field]: value })).toMatchObject({ [field]: '?' })
})

test('of an error its class and place are told, never its text', () => {
  const error = new TypeError('jana@example.com is not iterable')
  error.stack = `TypeError: jana@example.com\n    at read (file:///srv/order-C7F5.js:12:34)\n    at x (y.js:1:1)`
  expect(errorFacts(error)).toEqual({ error: 'TypeError', where: 'order-C7F5.js:12:34' })
  const down = new Error('D1_ERROR: no such table: orders')
  expect(errorFacts(down).error).toBe('D1Error')
  expect(isDatabaseError(down)).toBe(true)
  expect(isDatabaseError(new Error('about D1_ERROR: no'))).toBe(false)
  expect(errorFacts('jana@example.com')).toEqual({ error: 'unknown' })
})
