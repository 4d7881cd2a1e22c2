import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { posterAddress, posterAt, posterOfPlace, posters } from '~carrier/pictures/posters'

const folder = new URL('public/posters/', import.meta.url)
const MAX_BYTES = 8 * 1024
const MAX_INKS = 8
/** Limit for a car drawn large on its own plate, which needs more inks. */
const MAX_INKS_OF_CAR = 11
const MAX_GRADIENTS = 2

/** The palette of docs/look.md. */
const PALETTE = new Set([
  '#0d1a2b',
  '#13273d',
  '#1d3a56',
  '#2a4f6a',
  '#3d6a80',
  '#7fa09a',
  '#55807f',
  '#2f5a56',
  '#244a4a',
  '#7f9a5a',
  '#5f8050',
  '#f1dfba',
  '#efd29c',
  '#ecc278',
  '#e5ab58',
  '#c9563a',
  '#b5402f',
  '#8e2f25',
  '#f4ead3',
  '#ecc878',
  '#c9963f',
])

const names = readdirSync(folder).map((file) => file.replace('.svg', ''))

test('the list of posters and the folder agree', () => {
  expect(names.toSorted()).toEqual(Object.keys(posters).toSorted())
})

test('only the address of a poster of ours means a poster', () => {
  expect(posterAt(posterAddress('parcel'))).toBe('parcel')
  expect(posterAt('/posters/../parcel.svg')).toBeNull()
  expect(posterAt('https://cdn.example/posters/parcel.svg')).toBeNull()
})

test('every place of the sample carrier has a poster, a place of somebody else has none', () => {
  for (const { id } of appConfig.places) expect(posterOfPlace(id), id).not.toBeNull()
  expect(posterOfPlace('plzen')).toBeNull()
})

test.each(names)('%s is a light poster in a few flat inks of the palette', (name) => {
  const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
  const inks = (text: string) => [...new Set(text.match(/#[0-9a-f]{3,8}\b/g))]
  const inOneTheme = inks(svg.replace(/@media\(prefers-color-scheme.*?\}\}/, ''))
  expect(svg.length).toBeLessThanOrEqual(MAX_BYTES)
  expect(inks(svg).filter((ink) => !PALETTE.has(ink))).toEqual([])
  expect(inOneTheme.length).toBeLessThanOrEqual(
    name.startsWith('car-') ? MAX_INKS_OF_CAR : MAX_INKS,
  )
  expect(svg.match(/<(linear|radial)Gradient/g)?.length ?? 0).toBeLessThanOrEqual(MAX_GRADIENTS)
  expect(svg).not.toMatch(/<(text|filter|image|script|foreignObject)/)
  expect(svg).toMatch(/<title>.+<\/title>/)
})

test.each(names)('%s has the proportions it is shown in', (name) => {
  const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
  const [, width, height] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? []
  const size = Object.entries(posters).find(([key]) => key === name)?.[1]
  expect(Number(width) / Number(height)).toBeCloseTo((size?.width ?? 0) / (size?.height ?? 1), 3)
})
