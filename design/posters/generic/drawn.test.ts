import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLook } from '../../../src/carrier/config/look.ts'
import { inks } from '../kit/inks.ts'
import { genericPosters } from './drawn.ts'

const MAX_BYTES = 8 * 1024

const look = readLook(readFileSync('carriers/donaufahrt/look.css', 'utf8'))
const posters = genericPosters(look, [
  { slug: 'a1', isVan: false },
  { slug: 'a2', isVan: true },
])

test('a carrier without drawings has every picture a page asks for, and two for each category', () => {
  expect(Object.keys(posters).toSorted()).toEqual([
    'car-a1',
    'car-a2',
    'empty',
    'error',
    'home-hero',
    'home-hero-tall',
    'not-found',
    'parcel',
    'received',
    'service-a1',
    'service-a2',
  ])
})

test.each(Object.entries(posters))('%s has no ink of the sample and is light', (_, svg) => {
  const used = new Set(svg.match(/#[\da-f]{6}/g))
  expect(Object.values(inks).filter((ink) => used.has(ink))).toEqual([])
  expect(used.has(look.light.night)).toBe(true)
  expect(svg.length).toBeLessThanOrEqual(MAX_BYTES)
})
