import { expect, test } from 'vitest'
import { findFixedRoute, findPlace } from '~/tariff/places'

test.each([
  ['Letiště Praha', 'prague-airport'],
  ['Letiště Václava Havla, Terminál 2, Praha 6', 'prague-airport'],
  ['Prague airport', 'prague-airport'],
  ['Na Poříčí 15, 110 00 Praha 1', 'prague'],
  ['Praha', 'prague'],
  ['KARLOVY VARY, Stará Louka 30', 'karlovy-vary'],
  ['Wien, Stephansplatz', 'vienna'],
])('„%s“ lies in %s', (typed, id) => {
  expect(findPlace(typed)?.id).toBe(id)
})

test.each(['Letiště Brno', 'Pražská 12, Plzeň', 'Nová Praha', ''])(
  '„%s“ is no known place',
  (typed) => {
    expect(findPlace(typed)).toBeNull()
  },
)

test('a fixed route leads both ways', () => {
  expect(findFixedRoute('Praha 1', 'Karlovy Vary')?.price.business).toBe(549_000)
  expect(findFixedRoute('Karlovy Vary', 'Praha 1')?.from.en).toBe('Karlovy Vary')
  expect(findFixedRoute('Brno', 'Vídeň')).toBeNull()
})
