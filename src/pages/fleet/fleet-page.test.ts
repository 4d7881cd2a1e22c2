import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { posterAddress } from '~carrier/pictures/posters'
import { carCategories } from '~carrier/words/cars'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { FleetPage, rangeIndexes, rangesOf } from './fleet-page'

const localeOf = getLocale

afterEach(() => {
  overwriteGetLocale(localeOf)
})

/** The section of each category, by its slug. */
function sections(locale: 'cs' | 'en'): Record<string, string> {
  overwriteGetLocale(() => locale)
  const page = renderToStaticMarkup(createElement(FleetPage)).replaceAll('\u00a0', ' ')
  return Object.fromEntries(
    [...page.matchAll(/<section id="(\w+)".*?<\/section>/gs)].map(([all, slug]) => [slug, all]),
  )
}

test('every category shows its poster and its luggage', () => {
  for (const locale of ['cs', 'en'] as const) {
    const shown = sections(locale)
    for (const { slug, image, luggage } of carCategories[locale]) {
      expect(shown[slug]).toContain(`src="${posterAddress(image)}"`)
      expect(shown[slug]).toContain(`<dd>${locale === 'cs' ? 'do' : 'up to'} ${luggage}, `)
    }
  }
})

test('one sentence says how many pieces, how many of them large, and what the rest is', () => {
  const cs = sections('cs')
  expect(cs['business']).toContain('do 8, z toho nejvýše 3 velké kufry, ostatní menší')
  expect(cs['comfort']).toContain('do 8, z toho nejvýše 6 velkých kufrů, ostatní menší')
  // A car that takes large ones only says so, or the figure of its neighbour would look like more.
  expect(cs['basic']).toContain('do 8, klidně samé velké kufry')
  const en = sections('en')
  expect(en['business']).toContain('up to 8, at most 3 of them large suitcases, the rest smaller')
  expect(en['basic']).toContain('up to 8, all may be large suitcases')
})

test('the choices of the filter come from what the cars hold', () => {
  const ranges = rangesOf([5, 8, 8])
  expect(ranges).toEqual([
    { from: 1, to: 5 },
    { from: 6, to: 8 },
  ])
  expect(rangeIndexes(ranges, 5)).toBe('0')
  expect(rangeIndexes(ranges, 8)).toBe('0 1')
  expect(rangesOf([8, 8, 8])).toHaveLength(1)
})
