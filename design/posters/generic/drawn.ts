import type { Look } from '../../../src/carrier/config/look.ts'
import { inInks } from '../kit/inks.ts'
import { drawSheet } from '../kit/sheet.ts'
import { carAlone } from './cars.ts'
import { category } from './category.ts'
import { heroes } from './hero.ts'
import { inksOf } from './inks-of-look.ts'
import { pageSheets } from './pages/sheets.ts'

/** What the pictures that every carrier has are called. */
const PAGES: Readonly<Record<keyof typeof pageSheets, string>> = {
  empty: 'A suitcase under a street lamp, behind the hill the lights of a car',
  error: 'A car at the roadside, its bonnet open',
  'not-found': 'A car lights up an empty signpost at night',
  parcel: 'The string of a parcel leads as a road to a lit door',
  received: 'A car arrives at a lit door at dusk',
}

/** A category of cars as its pictures need it. */
type Category = { slug: string; isVan: boolean }

const SEATS_OF_VAN = 6

/** Categories as their pictures need them: one with six seats or more for passengers is drawn as a van. */
export function drawnCategories(
  categories: readonly { slug: string; maxPassengers: number }[],
): Category[] {
  return categories.map(({ slug, maxPassengers }) => ({
    slug,
    isVan: maxPassengers >= SEATS_OF_VAN,
  }))
}

/**
 * Every poster that the pages of a carrier ask for, by its name, in the colours of its look.css: a road and a lamp, a
 * sedan or a van for each category, no town. For a carrier that has no drawings of its own yet.
 */
export function genericPosters(
  look: Look,
  categories: readonly Category[],
): Record<string, string> {
  const ofCategories = categories.flatMap(({ slug, isVan }) => {
    const kind = isVan ? 'van' : 'sedan'
    return [
      [`service-${slug}`, drawSheet(category(kind))] as const,
      [
        `car-${slug}`,
        carAlone(kind, isVan ? 'A van from its side' : 'A sedan from its side'),
      ] as const,
    ]
  })
  const pages = Object.entries(pageSheets).map(
    ([name, sheet]) => [name, drawSheet({ ...sheet, title: titleOf(name) })] as const,
  )
  const palette = inksOf(look)
  return Object.fromEntries(
    [...Object.entries(heroes), ...ofCategories, ...pages].map(([name, svg]) => [
      name,
      inInks(svg, palette),
    ]),
  )
}

function titleOf(name: string): string {
  return Object.entries(PAGES).find(([key]) => key === name)?.[1] ?? name
}
