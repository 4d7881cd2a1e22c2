import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { categoryProblems } from './problems'

const car = (slug: string) => ({
  slug,
  name: slug.toUpperCase(),
  maxPassengers: 4,
  maxLuggage: 4,
  largeLuggage: 2,
  hourlyRate: 100_000,
})

/** A carrier with these categories, each with a price everywhere. */
function withCategories(...slugs: string[]): typeof appConfig {
  const price = Object.fromEntries(slugs.map((slug) => [slug, 100_000]))
  return {
    ...appConfig,
    services: slugs.map(car),
    fixedRoutes: appConfig.fixedRoutes.map((route) => ({ ...route, price })),
    usual: appConfig.usual && { ...appConfig.usual, base: price, perKm: price },
  }
}

test.each([[['sedan']], [['s', 'van', 'van-8', 'bus', 'coach']]])(
  'a carrier may have the categories %s',
  (slugs) => {
    expect(categoryProblems(withCategories(...slugs))).toEqual([])
  },
)

test('a carrier without a category, or with one of a wrong slug, is refused', () => {
  expect(categoryProblems(withCategories()).join()).toContain('name at least one category')
  for (const slug of ['Sedan', 'a b', '-van', 'x'.repeat(21), '']) {
    expect(categoryProblems(withCategories(slug)).join(), slug).toContain(`the slug “${slug}”`)
  }
  expect(categoryProblems(withCategories('van', 'van')).join()).toContain(
    '“van” stands there twice',
  )
})

test('a price that is missing, and one of no category, are named with their place', () => {
  const config = withCategories('sedan')
  const fixedRoutes = config.fixedRoutes
    .slice(0, 1)
    .map((route) => ({ ...route, price: { van: 1 } }))
  const found = categoryProblems({ ...config, fixedRoutes })
  const where = `fixedRoutes ${fixedRoutes[0]?.between.join(' – ')}`
  expect(found).toEqual([
    `${where}: there is no price for sedan`,
    `${where}: “van” is none of the categories, sedan`,
  ])
})
