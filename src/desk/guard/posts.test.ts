import { expect, test } from 'vitest'
import { postedSeq } from '~/desk/guard/posts'

test.each([
  ['7', 7],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['1234567', null],
])('the posted seq %j is read as %j', (typed, seq) => {
  const form = new FormData()
  form.set('seq', typed)
  expect(postedSeq(form)).toBe(seq)
  expect(postedSeq(new FormData())).toBeNull()
})
