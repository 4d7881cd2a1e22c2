import { expect, test } from 'vitest'
import { oddLetters, parseEmail } from '~/lib/fields/email'

test.each(['jan.novak@example.cz', 'a+b@example.co.uk', 'řehoř@příklad.cz'])(
  'e-mail %s is accepted',
  (email) => expect(parseEmail(email)).toBe(email),
)

test.each([
  'jan',
  'jan@',
  'jan@localhost',
  'jan@a..cz',
  'jan@@a.cz',
  '.jan@a.cz',
  'a b@c.cz',
  'jan@1.2',
])('e-mail %s is refused', (email) => expect(parseEmail(email)).toBeNull())

test.each([
  ['j\u0430n@example.cz', '\u0430'],
  ['jan@ex\u0430mple.c\u043em', '\u0430'],
  ['\u0440\u0430ypal@example.cz', '\u0440 \u0430'],
])('of %s the letters of the other alphabet are named', (typed, odd) => {
  expect(oddLetters(typed)).toBe(odd)
})

test.each([
  'řehoř@příklad.cz',
  '\u0438\u0432\u0430\u043d@\u043f\u0440\u0438\u043c\u0435\u0440.com',
  '1+2@example.cz',
])('%s has letters of one alphabet in each part', (typed) => {
  expect(oddLetters(typed)).toBeNull()
})
