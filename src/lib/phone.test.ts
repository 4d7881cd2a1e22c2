import { expect, test } from 'vitest'
import { parsePhone } from '~/lib/phone'

test.each([
  ['777 123 456', '+420777123456'],
  ['+420 (777) 123-456', '+420777123456'],
  ['00420777123456', '+420777123456'],
  ['420777123456', '+420777123456'],
  ['+421 0901 234 567', '+421901234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('a phone typed as %s is stored as %s', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ ok: true, phone })
})

test.each([
  ['77712345', 'phoneNineDigits'],
  ['7771234567', 'phoneNineDigits'],
  ['+421 901 234', 'phoneNineDigits'],
  ['177712345', 'phoneInvalid'],
  ['+44 20', 'phoneInvalid'],
  ['zavolejte', 'phoneInvalid'],
  ['777+123456', 'phoneInvalid'],
])('a phone typed as %s is refused as %s', (typed, error) => {
  expect(parsePhone(typed)).toEqual({ ok: false, error })
})
