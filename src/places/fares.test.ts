import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { fares, faresBeside, findFare, returnFare } from '~/places/fares'

test('a fare has an address of letters, digits and hyphens in each language, made of its places', () => {
  const named = fares.map(({ slug }) => slug)
  expect(named).toContainEqual({ cs: 'praha-cesky-krumlov', en: 'prague-cesky-krumlov' })
  expect(named).toContainEqual({ cs: 'praha-letiste-praha', en: 'prague-prague-airport' })
  expect(named).toContainEqual({ cs: 'praha-drazdany', en: 'prague-dresden' })
  for (const { cs, en } of named) for (const slug of [cs, en]) expect(slug).toMatch(/^[a-z\d-]+$/)
})

test('every fixed route of the carrier has one fare, and every fare is found by its own address', () => {
  expect(fares).toHaveLength(appConfig.fixedRoutes.length)
  for (const fare of fares) {
    expect(findFare(fare.slug.cs)).toBe(fare)
    expect(findFare(fare.slug.en)).toBe(fare)
  }
})

test('a fare is found by the other direction, though names of places hold hyphens as well', () => {
  const krumlov = findFare('praha-cesky-krumlov')
  expect(krumlov).not.toBeNull()
  expect(findFare('cesky-krumlov-praha')).toBe(krumlov)
  expect(findFare('cesky-krumlov-prague')).toBe(krumlov)
  expect(findFare('karlovy-vary-letiste-praha')?.from.cs).toBe('Letiště Praha')
})

test.each(['', 'praha', 'praha-praha', 'praha-plzen', 'praha-karlovy', 'Praha-Brno', '-'])(
  '“%s” is the address of no fare',
  (slug) => {
    expect(findFare(slug)).toBeNull()
  },
)

test('beside a fare stand the others that share a place with it', () => {
  const brno = findFare('praha-brno')
  const beside = (brno ? faresBeside(brno) : []).map(({ slug }) => slug.cs)
  expect(beside).toContain('praha-viden')
  expect(beside).not.toContain('praha-brno')
  expect(beside).not.toContain('letiste-praha-karlovy-vary')
})

test('the way back is cheaper by the discount, rounded to haléře', () => {
  const { returnDiscountBp } = appConfig.ordering
  expect(returnFare(549_000)).toBe(549_000 - (549_000 * returnDiscountBp) / 10_000)
  expect(Number.isInteger(returnFare(123_457))).toBe(true)
})
