import { expect, test } from 'vitest'
import {
  agreedFields,
  checkWishedPickup,
  wishBegun,
  wishFields,
  wishText,
} from '~/order/status/acts/wish'
import type { ActErrors } from '~/order/status/status-view'
import { travelNumber } from '~/lib/fields/typed-text'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { anOrder, NOW } from '../../../../tests/support/builders.ts'

const ORDER = anOrder({
  pickup: 'Letiště Praha',
  date: '2026-12-03',
  time: '21:40',
  flightNumber: 'BA 852',
})
const AGREED = { ...agreedFields(ORDER), message: '' }

/** The text of a wish, or its errors. */
function wishOf(typed: Partial<typeof AGREED>, locale: 'cs' | 'en' = 'cs'): string | ActErrors {
  const errors: ActErrors = {}
  const values = { ...AGREED, ...typed }
  checkWishedPickup(values, ORDER, NOW, errors)
  if (Object.keys(errors).length > 0) return errors
  const text = runInLocale(locale, () => wishText(values, ORDER, errors))
  return text?.replaceAll('\u00a0', ' ') ?? errors
}

test('a wish names only what differs from the agreement, in the language of the customer', () => {
  expect(wishOf({})).toBe('')
  expect(wishOf({ time: '22:40', flightNumber: 'BA 854', message: 'Děkuji.' })).toBe(
    'Nový čas vyzvednutí: čtvrtek 3. prosince 2026 ve 22:40.\nLet nebo vlak: BA 854.\nDěkuji.',
  )
  expect(wishOf({ date: '2026-12-04' }, 'en')).toBe(
    'New pickup time: Friday 4 December 2026 at 21:40.',
  )
  expect(wishOf({ message: 'O hodinu později' })).toBe('O hodinu později')
})

test('an emptied field wishes nothing, and a time is read as people type it', () => {
  expect(wishOf({ date: '', time: '', flightNumber: '' })).toBe('')
  expect(wishOf({ time: '22.40' })).toContain('ve 22:40')
})

test('a pickup that cannot be gets its error at its field', () => {
  expect(wishOf({ date: '2026-02-30' })).toEqual({ date: { code: 'dateInvalid' } })
  expect(wishOf({ date: '30. 2. 2026' })).toEqual({ date: { code: 'dateInvalid' } })
  expect(wishOf({ time: 'večer' })).toEqual({ time: { code: 'timeInvalid' } })
  expect(wishOf({ date: '2027-03-28', time: '02:30' })).toEqual({ time: { code: 'timeMissing' } })
  expect(wishOf({ date: '2026-01-03' })).toEqual({ time: { code: 'timePast' } })
  expect(wishOf({ date: '2029-01-03' })).toMatchObject({ date: { code: 'pickupTooFar' } })
})

test('what is wished is data as well, by the wall time and its instant', () => {
  const fields = (typed: Partial<typeof AGREED>) => wishFields({ ...AGREED, ...typed }, ORDER, {})
  expect(fields({ time: '22.40', flightNumber: 'ba854' })).toEqual({
    pickup: { local: '2026-12-03T22:40', at: '2026-12-03T21:40:00.000Z' },
    flightNumber: travelNumber('ba854'),
  })
  expect(fields({ message: 'O hodinu později' })).toEqual({})
})

test('another wish begins with the one that waits for an answer, so that it adds to it', () => {
  const pickup = { local: '2026-12-03T22:40', at: '2026-12-03T21:40:00.000Z' }
  const asked = { message: 'Nový čas', besides: 'Dřív nemůžu.', pickup, flightNumber: 'BA 854' }
  const begun = wishBegun(ORDER, asked)
  const added = { ...begun, message: `${begun.message} A kočárek.` }
  expect(wishFields(added, ORDER, {})).toEqual({ pickup, flightNumber: 'BA 854' })
  expect(wishText(added, ORDER, {})).toContain('Dřív nemůžu. A kočárek.')
  expect(wishText(wishBegun(ORDER, null), ORDER, {})).toBe('')
})
