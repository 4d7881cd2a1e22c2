import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { priceWord } from '~/ui/price-word'

const { fixedRoutes, usual } = appConfig

afterEach(() => {
  Object.assign(appConfig, { fixedRoutes, usual })
})

test('a carrier without any price offers to ask for it, and not to show it', () => {
  expect(priceWord()).toBe('Ukázat cenu')
  Object.assign(appConfig, { fixedRoutes: [] })
  expect(priceWord()).toBe('Ukázat cenu')
  Object.assign(appConfig, { usual: null })
  expect(priceWord()).toBe('Zeptat se na cenu')
})
