import { expect, test } from 'vitest'
import { inPageOrder, listCountries } from '~/lib/countries'
import { at } from '~/markets/at'
import { cz } from '~/markets/cz'
import { de } from '~/markets/de'
import { sk } from '~/markets/sk'

test.each([
  [cz, ['CZ', 'SK', 'DE', 'AT', 'PL']],
  [sk, ['SK', 'CZ', 'AT', 'HU', 'PL']],
  [at, ['AT', 'DE', 'CH', 'IT', 'SI', 'HU', 'SK', 'CZ', 'LI']],
  [de, ['DE', 'AT', 'CH', 'NL', 'PL', 'CZ']],
])('the nearest countries of $code come first, its own before all', (market, nearest) => {
  const codes = listCountries(market).map(({ code }) => code)
  expect(codes.slice(0, nearest.length)).toEqual(nearest)
  expect(codes.toSorted()).toEqual(
    listCountries(cz)
      .map(({ code }) => code)
      .toSorted(),
  )
  expect(new Set(codes).size).toBe(codes.length)
})

test('the others are sorted by the alphabet of the first language', () => {
  const others = listCountries(cz, 'cs')
    .slice(cz.nearest.length)
    .map(({ name }) => name.cs)
  expect(others.slice(0, 3)).toEqual(['Austrálie', 'Belgie', 'Brazílie'])
  // Czech has Ch after H.
  expect(others.indexOf('Chorvatsko')).toBe(others.indexOf('Francie') + 1)
  expect(others.at(-1)).toBe('Ukrajina')
  const english = listCountries(at, 'en').slice(at.nearest.length)
  expect(english.slice(0, 3).map(({ name }) => name.en)).toEqual(['Australia', 'Belgium', 'Brazil'])
})

test('a page in another language has the same countries first and its own alphabet behind them', () => {
  const codes = inPageOrder(listCountries(at, 'cs'), 'en', at).map(({ code }) => code)
  expect(codes).toEqual(listCountries(at, 'en').map(({ code }) => code))
  expect(inPageOrder([], 'en')).toEqual([])
})
