import { appConfig } from '~config'
import { expect, onTestFinished, test } from 'vitest'
import { aCatalogue, NOW, someValues } from '../../../tests/support/builders.ts'
import { toLocalTime } from '~/lib/local-time'
import {
  earliestPickup,
  findTimeHints,
  freeCancellation,
  freeCancellationEnd,
} from '~/order/model/order-times'
import type { OrderValues } from '~/order/model/typed-order'
import { validateOrder } from '~/order/rules/check-order'

// NOW is Saturday 21 November 2026 at 13:00 in Prague.
const EARLIEST = '2026-11-21T16:00:00.000Z'
const LATEST = '2027-11-21T12:00:00.000Z'

function check(changes: Partial<OrderValues>, now = NOW) {
  return validateOrder(someValues(changes), aCatalogue(), now, 'required')
}

test.each([
  ['exactly the lead time ahead', { date: '2026-11-21', time: '17:00' }],
  ['as people write it', { date: '2026-12-03', time: '8.30' }],
  ['as some browsers write it', { date: '2026-12-03', time: '08:30:00' }],
  ['at the end of the twelve months', { date: '2027-11-21', time: '13:00' }],
  ['before the clocks go forward', { date: '2027-03-28', time: '01:59' }],
  ['after the clocks went forward', { date: '2027-03-28', time: '03:00' }],
  ['with a way back on arrival', { returnDate: '2026-12-03', returnTime: '10:50' }],
  [
    'with a way back from where nobody knows the time',
    { dropoff: 'Lhota', returnDate: '2026-12-03', returnTime: '08:31' },
  ],
])('a pickup %s is accepted', (_, changes) => {
  expect(check(changes)).toMatchObject({ ok: true })
})

test('our office hears of a past time which is the first that it may take', () => {
  const at = new Date(NOW.getTime() + 5_000)
  const typed = someValues({ date: '2026-11-21', time: '12:59' })
  const checked = validateOrder(typed, aCatalogue(), at, 'required', 'telephone')
  const first = { code: 'pickupPast', moment: '2026-11-21T12:01:00.000Z' }
  expect(checked).toMatchObject({ errors: { date: first } })
  const taken = someValues({ date: '2026-11-21', time: '13:01' })
  expect(validateOrder(taken, aCatalogue(), at, 'required', 'telephone')).toMatchObject({
    ok: true,
  })
})

test.each([
  [{ date: '2026-02-30' }, { date: { code: 'dateInvalid' } }],
  [{ date: '31. 2. 2027' }, { date: { code: 'dateInvalid' } }],
  [{ date: '12/15/2026' }, { date: { code: 'dateUnread' } }],
  [{ date: 'zítra' }, { date: { code: 'dateUnread' } }],
  [{ time: '25:00' }, { time: { code: 'timeInvalid' } }],
  [{ date: '2027-03-28', time: '02:30' }, { time: { code: 'timeMissing' } }],
  [{ date: '2026-11-21', time: '12:59' }, { date: { code: 'pickupPast', moment: EARLIEST } }],
  [
    { date: '2026-11-21', time: '16:59' },
    { time: { code: 'pickupTooSoon', limit: 4, moment: EARLIEST } },
  ],
  [
    { date: '2027-11-21', time: '13:01' },
    { date: { code: 'pickupTooFar', limit: 12, moment: LATEST } },
  ],
  [{ returnDate: '2026-12-04' }, { returnTime: { code: 'returnIncomplete' } }],
  [{ returnTime: '10:00' }, { returnDate: { code: 'returnIncomplete' } }],
  [{ returnDate: '2026-12-03', returnTime: '08:30' }, { returnDate: { code: 'returnTooSoon' } }],
  // Prague to Brno takes 140 minutes.
  [
    { returnDate: '2026-12-03', returnTime: '10:49' },
    { returnTime: { code: 'returnBeforeArrival', moment: '2026-12-03T09:50:00.000Z' } },
  ],
  [
    { stops: 'Jihlava', returnDate: '2026-12-03', returnTime: '10:49' },
    { returnTime: { code: 'returnBeforeArrival', moment: '2026-12-03T09:50:00.000Z' } },
  ],
  [{ returnDate: '2027-03-28', returnTime: '02:30' }, { returnTime: { code: 'timeMissing' } }],
  [
    { returnDate: '2027-11-22', returnTime: '08:30' },
    { returnDate: { code: 'pickupTooFar', limit: 12, moment: LATEST } },
  ],
])('%j is refused', (changes, errors) => {
  expect(check(changes)).toEqual({ ok: false, errors })
})

test.each(['15. 12. 2026', '15.12.2026', '15/12/2026', '15-12-2026', '15. 12. 2026'])(
  'where a browser has no field for a date, “%s” is the fifteenth of December',
  (date) => {
    const local = '2026-12-15T08:30'
    const back = { returnDate: date, returnTime: '20:00' }
    expect(check({ date, ...back })).toMatchObject({
      details: { times: { pickup: { local }, back: { local: '2026-12-15T20:00' } } },
    })
  },
)

test('the earliest pickup that is offered is a quarter of an hour that can still be typed', () => {
  const now = new Date('2026-11-21T12:01:00Z')
  expect(check({ date: '2026-11-21', time: '17:00' }, now)).toMatchObject({
    errors: { time: { moment: '2026-11-21T16:15:00.000Z' } },
  })
  expect(check({ date: '2026-11-21', time: '17:15' }, now).ok).toBe(true)
})

test('a doubled hour is the first of the two, there and back', () => {
  const there = check({ date: '2027-10-31', time: '02:30' })
  const first = { instant: new Date('2027-10-31T00:30:00Z'), isDoubled: true }
  expect(there).toMatchObject({ details: { times: { pickup: first } } })
  const back = check({ returnDate: '2027-10-31', returnTime: '02:30' })
  expect(back).toMatchObject({ details: { times: { back: first } } })
})

test('only a ride has a way back', () => {
  const changes = { kind: 'hourly', hours: '4', returnDate: '2020-01-01', returnTime: 'x' }
  expect(check(changes)).toMatchObject({ ok: true, details: { times: { back: null } } })
})

test('24 hours before the pickup are counted by the clock of the world, not of the wall', () => {
  // On the night of 28 March 2027 the clocks go forward, so 24 hours before 13:00 is 12:00.
  const pickup = new Date('2027-03-28T11:00:00Z')
  expect(freeCancellationEnd(pickup)).toEqual(new Date('2027-03-27T11:00:00Z'))
})

test.each([
  [{ freeUntil: null, isSure: false }, { time: '12:59' }],
  [{ freeUntil: '2026-11-21T12:00:00.000Z', isSure: false }, { time: '13:00' }],
  [{ freeUntil: '2026-11-21T13:59:00.000Z', isSure: false }, { time: '14:59' }],
  [{ freeUntil: '2026-11-21T14:00:00.000Z', isSure: true }, { time: '15:00' }],
])(
  'free cancelling is %j for %j, because a confirmation takes two hours',
  (cancelling, changes) => {
    const hints = findTimeHints(someValues({ date: '2026-11-22', ...changes }), NOW)
    expect(hints.cancelling).toEqual(cancelling)
  },
)

test('the free moment is named to the minute, also when it may come before the confirmation', () => {
  const pickup = new Date('2026-11-22T13:00:00Z')
  expect(freeCancellation(pickup, NOW)).toEqual({
    freeUntil: '2026-11-21T13:00:00.000Z',
    isSure: false,
  })
})

test.each([
  [
    { date: '2026-11-21', time: '14:00' },
    { cancelling: null, isDoubled: false },
  ],
  [
    { date: '', time: '' },
    { cancelling: null, isDoubled: false },
  ],
  [{ date: '2027-10-31', time: '02:30' }, { isDoubled: true }],
  [{ returnDate: '2027-10-31', returnTime: '02:30' }, { isDoubled: true }],
  [{}, { isDoubled: false }],
])('about %j the form says %j without refusing it', (changes, hints) => {
  expect(findTimeHints(someValues(changes), NOW)).toMatchObject(hints)
})

test('no pickup can be ordered before we promise to answer, where nobody is there at night', () => {
  const { openingHours } = appConfig.company
  const always = openingHours.coded
  onTestFinished(() => void (openingHours.coded = always))
  const evening = new Date('2026-11-27T21:30:00+01:00')
  expect(toLocalTime(earliestPickup(evening))).toBe('2026-11-28T01:30')
  openingHours.coded = 'Mo-Fr 06:00-22:00'
  expect(toLocalTime(earliestPickup(evening))).toBe('2026-11-30T07:30')
})
