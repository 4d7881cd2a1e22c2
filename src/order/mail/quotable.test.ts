import { expect, test } from 'vitest'
import { defuse } from '~/order/mail/quotable'

test.each([
  ['https://evil.example/win?x=0', 'evil. example/win?x=0'],
  ['Hotel, http://1.2.3.4/a.b', 'Hotel, 1. 2. 3. 4/a. b'],
  ['www.evil.cz', 'www. evil. cz'],
  ['evil。example', 'evil。 example'],
  ['ftp+x://evil.cz ahoj', 'evil. cz ahoj'],
  ['jana@evil.cz', 'jana@evil. cz'],
  ['nám.Míru 1', 'nám. Míru 1'],
])('%s is quoted as %s', (typed, quoted) => {
  expect(defuse(typed)).toBe(quoted)
})

test.each([
  'Letiště Praha, T1',
  'v 8.30',
  '2026-12-01T08:30:00.000Z',
  'OK 1.234,50 Kč',
  'Brno. A dál',
])('%s stays as it is', (typed) => {
  expect(defuse(typed)).toBe(typed)
})
