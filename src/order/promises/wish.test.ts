import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { cancelBy } from '~/order/acts/cancel'
import { needOf } from '~/order/life/rides/needs'
import { freeCancellation, freeCancellationEnd } from '~/order/model/order-times'
import { wishAnswerBy } from '~/order/promises/wish'
import { answerBy } from '~/order/status/status-view'
import { HOUR } from '~/lib/duration'
import { aLife } from '../../../tests/support/lives.ts'

const { openingHours } = appConfig.company
const always = openingHours.coded

afterEach(() => {
  openingHours.coded = always
})

test('what comes on Friday evening is promised an answer on Monday where nobody is there at night', () => {
  openingHours.coded = 'Mo-Fr 06:00-22:00'
  const at = '2026-11-27T20:00:00.000Z'
  const answered = '2026-11-30T06:00:00.000Z'
  const life = { ...aLife(), placedAt: at, pickupAt: '2026-12-10T10:00:00.000Z' }
  expect(answerBy(life)).toBe(answered)
  expect(needOf(life)?.by).toBe(answered)
  const asked = { ...life, asked: { at, message: 'Later, please', replaces: null } }
  expect(wishAnswerBy(asked)).toBe(answered)
  expect(cancelBy({ ...life, cancelAsked: { at, fee: 100 } })).toBe(answered)
  const pickup = new Date('2026-11-30T08:00:00.000Z')
  const hours = (new Date(answered).getTime() - freeCancellationEnd(pickup).getTime()) / HOUR
  expect(hours).toBe(22)
  expect(freeCancellation(pickup, new Date(at)).isSure).toBe(false)
  openingHours.coded = always
  expect(freeCancellation(pickup, new Date(at)).isSure).toBe(true)
})
