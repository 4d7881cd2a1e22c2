import { expect, test } from 'vitest'
import { categoryOf } from '~/carrier/service-slugs'
import { largeLuggageHint } from '~/order/form/sections/time-section'

const business = categoryOf('business')
const basic = categoryOf('basic')

test('more luggage than may be large is told, with the categories that take more', () => {
  expect(largeLuggageHint('business', business.largeLuggage)).toBe('')
  const told = largeLuggageHint('business', business.largeLuggage + 1)
  expect(told).toMatch(/^Business: .*nejvýše 3.* Víc jich uveze: Comfort, Basic\.$/)
})

test('nothing is told where all may be large, nor of more than the car takes at all', () => {
  expect(largeLuggageHint('basic', basic.maxLuggage)).toBe('')
  expect(largeLuggageHint('business', business.maxLuggage + 1)).toBe('')
})
