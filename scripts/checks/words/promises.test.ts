import { expect, test } from 'vitest'
import { emptyPromises } from './promises.ts'

const none = {
  orderOptions: [],
  trust: { drivers: [], licence: null, insurance: null, reviews: null, note: null },
}

/** What is wrong with one sentence of the carrier's prose. */
function judged(text: string, config: Parameters<typeof emptyPromises>[1] = none): string[] {
  return emptyPromises([{ where: 'faq en', locale: 'en', text }], config)
}

test.each([
  ['Řidiče v obleku, Wi-Fi zdarma a láhev prosecca.', 3],
  ['A driver in a suit.', 1],
  ['Ein Fahrer im Anzug, WLAN und Sekt.', 3],
  ['The cargo is insured up to CZK 1,000,000.', 1],
  ['Náklad je pojištěn do 1 000 000 Kč.', 1],
  ['It suits the airport, with room for a suitcase in every sector.', 0],
])('“%s” promises %i things that nobody offers', (text, count) => {
  expect(judged(text)).toHaveLength(count)
})

test('an extra keeps what prose promises', () => {
  const suit = { code: 'suit', name: { cs: 'Řidič v obleku', en: 'Driver in a suit' } }
  const config = {
    ...none,
    orderOptions: [{ ...suit, price: 0, per: 'order', max: 1, vatRateBp: 0 } as const],
  }
  expect(judged('A driver in a suit.', config)).toEqual([])
  expect(judged('A driver in a suit, Wi-Fi.', config)).toEqual([
    'faq en: promises Wi-Fi, and no extra in orderOptions is that',
  ])
})
