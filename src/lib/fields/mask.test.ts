import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from '~/lib/fields/mask'

test('an e-mail keeps its first letter and its host', () => {
  expect(maskEmail('jana@example.com')).toBe('j•••@example.com')
})

test('a telephone keeps its country, where that is sure, and three digits', () => {
  expect(maskPhone('+420777123456')).toBe('+420\u00a0•••\u00a0•••\u00a0456')
  expect(maskPhone('+4915112345678')).toBe('+••\u00a0•••\u00a0•••\u00a0678')
})
