import type { AppConfig } from '~/carrier/app-config-type'
import { CATEGORY_SLUG } from '~/lib/fields/category-slug'

/** What is wrong with the categories of cars, and with each table of prices that has to name them all. */
export function categoryProblems({ services, fixedRoutes, usual }: AppConfig): string[] {
  const slugs = services.map(({ slug }) => slug)
  const tables = [
    ...fixedRoutes.map(({ between, price }) => ({
      where: `fixedRoutes ${between.join(' – ')}`,
      price,
    })),
    ...(usual
      ? [
          { where: 'usual.base', price: usual.base },
          { where: 'usual.perKm', price: usual.perKm },
        ]
      : []),
  ]
  return [
    ...(slugs.length === 0 ? ['services: name at least one category of cars'] : []),
    ...services.flatMap(({ slug, name, maxLuggage, largeLuggage }, index) => [
      ...(CATEGORY_SLUG.test(slug)
        ? []
        : [`services: the slug “${slug}” stands in addresses; write it as van or van-8`]),
      ...(slugs.indexOf(slug) === index ? [] : [`services: “${slug}” stands there twice`]),
      ...(name.trim() === '' ? [`services.${slug}.name: is empty`] : []),
      ...(largeLuggage > maxLuggage
        ? [`services.${slug}.largeLuggage: ${largeLuggage} is more than maxLuggage, ${maxLuggage}`]
        : []),
    ]),
    ...tables.flatMap(({ where, price }) => [
      ...slugs
        .filter((slug) => price[slug] === undefined)
        .map((slug) => `${where}: there is no price for ${slug}`),
      ...Object.keys(price)
        .filter((slug) => !slugs.includes(slug))
        .map((slug) => `${where}: “${slug}” is none of the categories, ${slugs.join(', ')}`),
    ]),
  ]
}
