import { expect, test } from 'vitest'
import { suggestEmail } from '~/lib/fields/email-suggestion'

test.each([
  ['jana@gmial.com', 'jana@gmail.com'],
  [' Jana.U@SEZMAN.cz ', 'Jana.U@seznam.cz'],
  ['jana@gmail.com', null],
  ['jana@firma.example', null],
  ['gmial.com', null],
  ['', null],
])('%s suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})
