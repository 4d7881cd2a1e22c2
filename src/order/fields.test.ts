import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { factsOf } from '~/order/fields'

const { childSeat } = appConfig

afterEach(() => {
  Object.assign(appConfig, { childSeat })
})

test('a child seat is free only where the carrier asks nothing for it', () => {
  expect(factsOf('childSeats').hint?.()).toContain('Zdarma')
  Object.assign(appConfig, { childSeat: { price: 5_000, max: 2 } })
  expect(factsOf('childSeats').hint?.()?.replaceAll('\u00a0', ' ')).toBe(
    '50 Kč (41,32 Kč bez DPH) za kus, podle váhy dítěte',
  )
})
