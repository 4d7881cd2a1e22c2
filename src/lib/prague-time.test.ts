import { expect, test } from 'vitest'
import { fromPragueLocal, toPragueLocal } from '~/lib/prague-time'

test('a wall time in Prague is an instant, in summer and in winter', () => {
  expect(fromPragueLocal('2026-12-03T08:30')).toEqual({
    kind: 'once',
    instant: new Date('2026-12-03T07:30:00Z'),
  })
  expect(fromPragueLocal('2026-07-03T08:30')).toEqual({
    kind: 'once',
    instant: new Date('2026-07-03T06:30:00Z'),
  })
  expect(toPragueLocal(new Date('2026-07-03T06:30:00Z'))).toBe('2026-07-03T08:30')
})

test('a time the clocks skip does not exist, a doubled one is the first', () => {
  expect(fromPragueLocal('2026-03-29T02:30')).toEqual({ kind: 'missing' })
  expect(fromPragueLocal('2026-10-25T02:30')).toEqual({
    kind: 'doubled',
    instant: new Date('2026-10-25T00:30:00Z'),
  })
})

test.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T24:00', 'zítra'])(
  'the wall time %s is refused',
  (local) => expect(fromPragueLocal(local)).toEqual({ kind: 'invalid' }),
)
