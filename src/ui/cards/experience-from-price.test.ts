import { expect, test } from 'vitest'
import { fromPriceText, orderFromText } from '~/ui/cards/experience-from-price'
import { ownMoney } from '~/lib/money'
import { experiences } from '~carrier/catalogue/experiences'

const [variant] = experiences.flatMap(({ variants }) => variants)

function priced(...amounts: (number | null)[]) {
  const prices = amounts.map((amount) => (amount === null ? null : ownMoney(amount)))
  return { variants: prices.flatMap((price) => (variant ? [{ ...variant, price }] : [])) }
}

test('the button of an experience names its lowest price, and none while all are on request', () => {
  expect(orderFromText(priced(1_190_000, null, 890_000))).toBe('Objednat od 8\u00a0900\u00a0Kč')
  expect(orderFromText(priced(null, null))).toBe('Objednat tento zážitek')
  expect(fromPriceText(priced(null))).toBe('na dotaz')
})
