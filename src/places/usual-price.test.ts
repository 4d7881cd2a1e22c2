import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { serviceSlugs } from '~/carrier/service-slugs'
import { points, roads } from '~/places/testing/distances'
import { usualPrices, usualRide } from '~/places/usual-price'
import { SETTINGS } from '../../tests/support/property-settings.ts'

function pointOf(name: string) {
  const [lat = NaN, lon = NaN] = points[name] ?? []
  return { lat, lon }
}

test('the usual distance is near the published one: 8 % in the middle, 18 % for nine of ten', () => {
  const errors = roads
    .map(([from, to, km]) => Math.abs(usualRide(pointOf(from), pointOf(to)).distanceKm / km - 1))
    .toSorted((one, other) => one - other)
  expect(errors.length).toBeGreaterThan(50)
  expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.08)
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.18)
})

test('the band of each fixed route out of town holds its price', () => {
  for (const { distanceKm, price } of appConfig.fixedRoutes.filter(
    (route) => route.distanceKm > 50,
  )) {
    const bands = usualPrices(distanceKm)
    for (const service of serviceSlugs) {
      expect(bands?.[service]?.from).toBeLessThanOrEqual(price[service] ?? NaN)
      expect(bands?.[service]?.to).toBeGreaterThanOrEqual(price[service] ?? NaN)
    }
  }
})

const point = fc.record({
  lat: fc.double({ min: 45, max: 55, noNaN: true }),
  lon: fc.double({ min: 8, max: 25, noNaN: true }),
})
const km = fc.integer({ min: 0, max: 2000 })

test('a way is as long there as back', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      expect(usualRide(from, to)).toEqual(usualRide(to, from))
      expect(usualRide(from, from).distanceKm).toBe(0)
    }),
    SETTINGS,
  )
})

test('a point farther along the same line is never nearer, nor reached sooner', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      (one, more) => {
        const start = { lat: 48, lon: 15 }
        const near = usualRide(start, { lat: 48 + one, lon: 15 })
        const far = usualRide(start, { lat: 48 + one + more, lon: 15 })
        expect(far.distanceKm).toBeGreaterThanOrEqual(near.distanceKm)
        expect(far.durationMin).toBeGreaterThanOrEqual(near.durationMin)
      },
    ),
    SETTINGS,
  )
})

test('a longer ride never costs less, a better car never less than a simpler one, and none less than its minimum', () => {
  fc.assert(
    fc.property(km, km, (one, other) => {
      const near = usualPrices(Math.min(one, other))
      const far = usualPrices(Math.max(one, other))
      for (const service of serviceSlugs) {
        const [low, high] = [near?.[service], far?.[service]]
        expect(high?.from).toBeGreaterThanOrEqual(low?.from ?? NaN)
        expect(high?.to).toBeGreaterThanOrEqual(low?.to ?? NaN)
        expect(low?.from).toBeGreaterThanOrEqual(appConfig.usual?.base[service] ?? NaN)
        expect(low?.to).toBeGreaterThan(low?.from ?? NaN)
        expect((low?.to ?? NaN) % 10_000).toBe(0)
      }
      expect(near?.['business']?.to).toBeGreaterThan(near?.['basic']?.to ?? NaN)
    }),
    SETTINGS,
  )
})

test('83 km usually cost between 3,300 and 4,500 Kč in business', () => {
  expect(usualPrices(83)?.business).toEqual({ from: 330_000, to: 450_000 })
})

test('a carrier can switch usual prices off', () => {
  expect(usualPrices(83, null)).toBeNull()
})
