import { appConfig } from '~config'
import { byCategory, ofCategory, type ServiceSlug } from '~/carrier/service-slugs'

/** Degrees. */
export type Point = { lat: number; lon: number }

/** Usual distance and duration of a ride. */
export type UsualRide = { distanceKm: number; durationMin: number }

/** Haléře, gross. */
export type Band = { from: number; to: number }

const EARTH_KM = 6371
/**
 * Kilometres of road per kilometre of the straight line: one figure for the first 40, a lower one for the next 120
 * and again beyond, because a long ride uses a motorway. Fitted to Czech road distances (usual-price.test.ts).
 */
const STRETCHES = [
  { upTo: 40, road: 1.28 },
  { upTo: 160, road: 1.22 },
  { upTo: Infinity, road: 1.16 },
]
/** Leaving one town and entering the other, then mostly main roads: fitted to the fixed routes of the sample. */
const TOWN_MIN = 15
const KM_PER_MIN = 1.45
const STEP_MIN = 5

/** Usual distance and duration by road between two points; the same in both directions. */
export function usualRide(from: Point, to: Point): UsualRide {
  const distanceKm = roadKm(greatCircleKm(from, to))
  const minutes = TOWN_MIN + distanceKm / KM_PER_MIN
  return {
    distanceKm: Math.round(distanceKm),
    durationMin: Math.ceil(minutes / STEP_MIN) * STEP_MIN,
  }
}

function roadKm(straightKm: number): number {
  let begun = 0
  let sum = 0
  for (const { upTo, road } of STRETCHES) {
    sum += Math.max(0, Math.min(straightKm, upTo) - begun) * road
    begun = upTo
  }
  return sum
}

function greatCircleKm(from: Point, to: Point): number {
  const rad = Math.PI / 180
  const across = Math.sin(((to.lat - from.lat) * rad) / 2) ** 2
  const along = Math.sin(((to.lon - from.lon) * rad) / 2) ** 2
  const square = across + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * along
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** Usual price of a ride of this many kilometres in each category; null when the carrier shows no usual prices. */
export function usualPrices(
  distanceKm: number,
  usual = appConfig.usual,
): Record<ServiceSlug, Band> | null {
  if (!usual) return null
  const bandOf = (service: ServiceSlug): Band => {
    const { base, perKm, belowBp, aboveBp, roundTo } = usual
    const sum = ofCategory(base, service) + ofCategory(perKm, service) * distanceKm
    const low = Math.floor((sum * (10_000 - belowBp)) / 10_000 / roundTo) * roundTo
    const high = Math.ceil((sum * (10_000 + aboveBp)) / 10_000 / roundTo) * roundTo
    return { from: Math.max(ofCategory(base, service), low), to: high }
  }
  return byCategory(bandOf)
}
