import { expect, test, vi } from 'vitest'
import { errorFacts, figureOf, isDatabaseError, logEvent, logLine, sendFiguresTo } from '~/lib/log'

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
  ['trace', '3b241101-e2bb-4255-8caf-4136c566a962'],
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

test('a figure is made of its line: the columns that the queries know, and nothing that leads to an order', () => {
  const line = {
    event: 'request',
    requestId: '3b241101-e2bb-4255-8caf-4136c566a962',
    trace: 'AbCdEfGhIjKl',
    route: 'orderSummary',
    locale: 'cs',
    method: 'POST',
    outcome: 'redirected',
    status: 303,
    durationMs: 41,
    email: 'jana@example.com',
  }
  expect(figureOf(logLine(line, AT))).toEqual({
    indexes: ['request'],
    blobs: ['redirected', 'orderSummary', '', 'POST', 'cs'],
    doubles: [0, 41, 303],
  })
  expect(figureOf(logLine({ event: 'catalogue_left_out', count: 1 }, AT))).toBeNull()
})

test('figures go to Analytics Engine where it is bound, and to the log in any case', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const points: unknown[] = []
  const binding = {
    writeDataPoint: (point?: AnalyticsEngineDataPoint) => {
      points.push(point)
      if (points.length > 1) throw new Error('too many data points')
    },
  }
  sendFiguresTo(binding)
  for (let times = 0; times < 2; times += 1) logEvent({ event: 'order', outcome: 'received' })
  sendFiguresTo(undefined)
  logEvent({ event: 'order', outcome: 'received' })
  expect(points).toHaveLength(2)
  expect(points[0]).toEqual({
    indexes: ['order'],
    blobs: ['received', '', '', '', ''],
    doubles: [0, 0, 0],
  })
  expect(log).toHaveBeenCalledTimes(3)
  log.mockRestore()
})
