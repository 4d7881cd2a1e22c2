import { expect, test } from 'vitest'
import { suggestEmail } from '~/lib/fields/email-suggestion'

test.each([
  ['jana@gmial.com', 'jana@gmail.com'],
  [' Jana.U@SEZMAN.cz ', 'Jana.U@seznam.cz'],
  ['jana@gmail.com', null],
  ['jana@firma.example', null],
  ['jana@seznma.cz', 'jana@seznam.cz'],
  ['jana@emial.cz', 'jana@email.cz'],
  ['jana@yahooo.com', 'jana@yahoo.com'],
  ['jana@outlok.com', 'jana@outlook.com'],
  ['jana@gmail.con', 'jana@gmail.com'],
  ['jana@seznam.com', 'jana@seznam.cz'],
  // Real ones that look like slips.
  ['jana@email.com', null],
  ['jana@mail.com', null],
  ['jana@post.cz', null],
  ['gmial.com', null],
  ['', null],
])('%s suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  ['jana@seznam', 'jana@seznam.cz'],
  ['jana@gmail.de', 'jana@gmail.com'],
  ['jána@gmial.com', 'jana@gmail.com'],
  ['mailto:jana@gmial.com', 'jana@gmail.com'],
  ['jana@seznam.cz.', null],
  ['jána@nikde', null],
  ['', null],
])('„%s“ means %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})
