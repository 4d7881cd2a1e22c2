import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FareTable, isWide } from '~/ui/cards/fare-table'
import { fares as all } from '~/places/fares'

/** The prices of the first route, in a table of all. */
function firstPrices(fares: typeof all): string[] {
  const markup = renderToStaticMarkup(createElement(FareTable, { fares })).replaceAll('\u00a0', ' ')
  const [row = ''] = /<tbody>.*?<\/tr>/s.exec(markup) ?? []
  return [...row.matchAll(/<a [^>]*aria-label[^>]*>([^<]*)<\/a>/g)].map(([, price = '']) => price)
}

test('prices of a table have hundredths where one of them has', () => {
  const [first, second, ...others] = all
  if (!first || !second) throw new Error('the sample has routes')
  expect(firstPrices(all).join()).not.toContain(',00')
  const odd = { ...second, price: { ...second.price, basic: 29_50 } }
  for (const price of firstPrices([first, odd, ...others])) expect(price).toMatch(/,00$/)
})

test.each([
  [['Business', 'Comfort', 'Basic'], false],
  [['Alltag', 'Lux', 'Bus'], false],
  [['Stadtwagen', 'Weinland-Limousine', 'Großraumbus'], true],
  [['A', 'B', 'C', 'D'], true],
])('columns of %j leave no room on a phone: %s', (names, expected) => {
  expect(isWide(names)).toBe(expected)
})
