import { expect, test } from 'vitest'
import { requestLine, routeName } from '~/http/request-line'

test.each([
  ['/', 'home'],
  ['/en/order', 'order'],
  ['/en/objednavka', 'order'],
  ['/stav-objednavky/2612345678.c2lnbmF0dXJl', 'orderStatus'],
  ['/stav-objednavky/2612345678.a1.c2lnbmF0dXJl/guest', 'orderGuest'],
  ['/en/order-status/2612345678.a1.c2lnbmF0dXJl/calendar.ics', 'orderCalendar'],
  ['/doklad/2612345678.d1.c2lnbmF0dXJl', 'taxDocument'],
  ['/en/invoice/2612345678.d1.c2lnbmF0dXJl.isdoc', 'taxDocumentFile'],
  ['/zazitky/jana-ukazkova', 'experience'],
  ['/api/health', '/api/health'],
  ['/_serverFn/askQuote', '/_serverFn/askQuote'],
  ['/_serverFn/listExperiences', 'other'],
  ['/jana@example.com', 'other'],
  ['/zazitky/%E0%A4%A', 'malformed'],
])('%s is logged as %s', (path, name) => {
  expect(
    routeName(path, [{ url: '/_serverFn/askQuote', maxKb: 8, bucket: 'helper' as const }]),
  ).toBe(name)
})

test('the line of a request tells its screen and how it ended, and nothing of its address', () => {
  const url = new URL('https://vozka.example/en/order-status/2612345678.sig?email=a@b.cz')
  expect(requestLine('GET', url, 200, [])).toEqual({
    event: 'request',
    route: 'orderStatus',
    locale: 'en',
    method: 'GET',
    status: 200,
    outcome: 'answered',
  })
  const outcomes = [303, 304, 404, 413, 422, 429, 500].map(
    (status) => requestLine('GET', url, status, []).outcome,
  )
  expect(outcomes).toEqual([
    'redirected',
    'unchanged',
    'missing',
    'refused',
    'returned',
    'limited',
    'failed',
  ])
})
