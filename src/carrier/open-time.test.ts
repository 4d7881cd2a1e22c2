import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { facts } from '~/carrier/facts'
import { isAlwaysOpen, promisedBefore, promisedBy } from '~/carrier/open-time'
import { toLocalTime } from '~/lib/local-time'

const { openingHours } = appConfig.company
const always = openingHours.coded

afterEach(() => {
  openingHours.coded = always
})

// Two hours are promised. The 27th of November 2026 is a Friday; clocks change on the 29th of March and on the 25th of October.
test.each([
  ['Mo-Su', '2026-11-27T23:00', '2026-11-28T01:00'],
  ['Mo-Su 00:00-24:00', '2026-11-27T23:00', '2026-11-28T01:00'],
  ['Mo-Fr 06:00-22:00', '2026-11-27T10:00', '2026-11-27T12:00'],
  ['Mo-Fr 06:00-22:00', '2026-11-27T20:00', '2026-11-27T22:00'],
  ['Mo-Fr 06:00-22:00', '2026-11-27T21:00', '2026-11-30T07:00'],
  ['Mo-Fr 06:00-22:00', '2026-11-28T12:00', '2026-11-30T08:00'],
  ['Mo-Th 08:00-12:00, Fr,Su 11:00-12:00', '2026-11-27T03:00', '2026-11-29T12:00'],
  ['Mo 10:00-11:00', '2026-11-27T10:00', '2026-12-07T11:00'],
  ['Mo-Su 20:00-04:00', '2026-11-28T03:00', '2026-11-28T21:00'],
  ['Fr-Su', '2026-11-26T12:00', '2026-11-27T02:00'],
  ['Sa-Mo 09:00-17:00', '2026-11-27T12:00', '2026-11-28T11:00'],
  ['Mo-Su 01:00-06:00', '2026-03-28T20:00', '2026-03-29T04:00'],
  ['Mo-Su 02:30-06:00', '2026-03-28T20:00', '2026-03-29T05:30'],
])('open %s, what came at %s is answered by %s', (coded, from, by) => {
  openingHours.coded = coded
  const [came, answered] = [at(from), at(by)]
  expect(toLocalTime(promisedBy(came))).toBe(by)
  expect(promisedBy(promisedBefore(answered)).getTime()).toBe(answered.getTime())
})

test('half of the promised time has passed an hour after opening', () => {
  openingHours.coded = 'Mo-Fr 06:00-22:00'
  expect(toLocalTime(promisedBefore(at('2026-11-30T07:00'), 0.5))).toBe('2026-11-30T06:00')
  expect(toLocalTime(promisedBefore(at('2026-11-30T06:30'), 0.5))).toBe('2026-11-27T21:30')
})

test('who is not open around the clock says that the promise counts in opening hours', () => {
  expect(isAlwaysOpen()).toBe(true)
  const plain = facts('en').confirmWithin
  openingHours.coded = 'Mo-Fr 06:00-22:00'
  expect(isAlwaysOpen()).toBe(false)
  expect(facts('en').confirmWithin).toBe(`${plain} (counted in our opening hours)`)
})

function at(local: string): Date {
  const zone = local > '2026-03-29T03' && local < '2026-10-25' ? '+02:00' : '+01:00'
  return new Date(`${local}:00${zone}`)
}
