import { expect, test } from 'vitest'
import { usualText } from '~/order/price/bill-rows'

test('a usual price names the currency once, where the language has it', () => {
  const band = { from: 300_000, to: 400_000 }
  expect(usualText(band, 'cs').replaceAll('\u00a0', ' ')).toBe('obvykle 3 000 až 4 000 Kč')
  expect(usualText(band, 'en').replaceAll('\u00a0', ' ')).toBe('usually CZK 3,000 to 4,000')
})
