import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../tests/support/property-settings.ts'
import { HOUR, MINUTE } from '~/lib/duration'
import { fromLocalTime, toLocalTime } from '~/lib/local-time'

test('a wall time in Prague is an instant, in summer and in winter', () => {
  expect(fromLocalTime('2026-12-03T08:30')).toEqual({
    kind: 'once',
    instant: new Date('2026-12-03T07:30:00Z'),
  })
  expect(fromLocalTime('2026-07-03T08:30')).toEqual({
    kind: 'once',
    instant: new Date('2026-07-03T06:30:00Z'),
  })
  expect(toLocalTime(new Date('2026-07-03T06:30:00Z'))).toBe('2026-07-03T08:30')
})

test('a time the clocks skip does not exist, a doubled one is the first', () => {
  expect(fromLocalTime('2026-03-29T02:30')).toEqual({ kind: 'missing' })
  expect(fromLocalTime('2026-10-25T02:30')).toEqual({
    kind: 'doubled',
    instant: new Date('2026-10-25T00:30:00Z'),
  })
})

test.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T24:00', 'zítra'])(
  'the wall time %s is refused',
  (local) => expect(fromLocalTime(local)).toEqual({ kind: 'invalid' }),
)

// Intl provides the expected values by another method: the offset of an instant, not its wall time.
const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Prague',
  timeZoneName: 'longOffset',
})
function offsetHours(instant: number): number {
  const name = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  return Number(/GMT([+-]\d{2}):00/.exec(name ?? '')?.[1])
}

const minute = fc
  .integer({ min: Date.UTC(1996, 0), max: Date.UTC(2090, 0) })
  .map((at) => Math.floor(at / MINUTE) * MINUTE)
// The clocks change on the last Sunday of March and of October, at 1:00 UTC.
const aroundChange = fc
  .tuple(
    fc.integer({ min: 1996, max: 2089 }),
    fc.constantFrom(2, 9),
    fc.integer({ min: -180, max: 180 }),
  )
  .map(([year, month, minutes]) => {
    const last = new Date(Date.UTC(year, month, 31, 1))
    last.setUTCDate(31 - last.getUTCDay())
    return last.getTime() + minutes * MINUTE
  })

test('an instant becomes a wall time and the same instant again, or the first of two', () => {
  fc.assert(
    fc.property(fc.oneof(minute, aroundChange), (at) => {
      const back = fromLocalTime(toLocalTime(new Date(at)))
      if (back.kind !== 'once' && back.kind !== 'doubled') throw new Error(back.kind)
      const passed = at - back.instant.getTime()
      expect(back.kind === 'doubled' ? [0, HOUR] : [0]).toContain(passed)
    }),
    SETTINGS,
  )
})

test('a wall time is missing, there once or doubled just as Intl counts it', () => {
  fc.assert(
    fc.property(fc.oneof(minute, aroundChange), (wall) => {
      const found = [0, 1, 2, 3]
        .map((hours) => wall - hours * HOUR)
        .filter((at) => at + offsetHours(at) * HOUR === wall)
        .toSorted((a, b) => a - b)
      const kind = (['missing', 'once', 'doubled'] as const)[found.length]
      const result = fromLocalTime(new Date(wall).toISOString().slice(0, 16))
      expect(result).toEqual(
        found[0] === undefined ? { kind } : { kind, instant: new Date(found[0]) },
      )
    }),
    SETTINGS,
  )
})
