import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { isNameOf } from '~/places/words/place-codes'

test('the name of a town means its airport, and no airport whose town is none of the places', () => {
  const airport = appConfig.places.find((place) => place.airport)
  if (!airport?.airport?.of) throw new Error('no airport of a town')
  const { of } = airport.airport
  const alone = { ...airport, airport: { ...airport.airport, of: null } }
  expect(isNameOf(airport, 'name', [of])).toBe(true)
  expect(isNameOf(alone, 'name', [of])).toBe(false)
  expect(isNameOf(alone, 'name', [airport.id])).toBe(true)
})
