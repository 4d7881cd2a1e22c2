import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../tests/support/property-settings.ts'
import { printable, printableJson } from './printable.ts'

test('a name cannot clear the screen, hide a row or add one', () => {
  expect(printable('Eva \u001b]0;owned\u0007\u009b2J\u202e Zlá\nx')).toBe(
    'Eva \\u001b]0;owned\\u0007\\u009b2J\\u202e Zlá\\u000ax',
  )
  expect(printable('Řehoř 李 👍')).toBe('Řehoř 李 👍')
  expect(printable(null)).toBe('')
})

const OBEYED = /[^\P{C}\n]/u

test('JSON holds no sign that a terminal obeys, and the same value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = printableJson({ name: text })
      expect(OBEYED.test(json)).toBe(false)
      expect(JSON.parse(json)).toEqual({ name: text })
    }),
    { ...SETTINGS, numRuns: 100 },
  )
})
