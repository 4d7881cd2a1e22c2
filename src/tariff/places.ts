import { appConfig } from '~config'
import type { L10n } from '~/lib/app-config-type'
import type { ServiceSlug } from '~/tariff/service-slugs'

const { places, fixedRoutes } = appConfig

export type FixedRoute = {
  from: L10n
  to: L10n
  durationMin: number
  distanceKm: number
  /** Haléře, gross. */
  price: Record<ServiceSlug, number>
}

/** Lower case, no diacritics, single spaces. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d,]+/gu, ' ')
    .trim()
}

/** A part of an address without its postal code and district: „110 00 Praha 1“ is „praha“. */
function townOf(part: string): string {
  return part
    .replace(/\b\d{3} ?\d{2}\b/g, ' ')
    .replace(/\s\d{1,2}$/, '')
    .replace(/ +/g, ' ')
    .trim()
}

const namesOfPlaces = places.map(({ id, name, aliases }) => ({
  id,
  name,
  names: new Set([name.cs, name.en, ...aliases].map(fold)),
}))

/**
 * The place that a typed address lies in: one of its parts between commas is a name of the place. The
 * first in the order of app.config.ts wins, so that „Letiště Praha, Praha 6“ is the airport.
 */
export function findPlace(typed: string): { id: string; name: L10n } | null {
  const parts = fold(typed).split(',').map(townOf)
  return namesOfPlaces.find(({ names }) => parts.some((part) => names.has(part))) ?? null
}

/** The fixed price between two typed addresses, in either direction, or null. */
export function findFixedRoute(pickup: string | null, dropoff: string | null): FixedRoute | null {
  const from = findPlace(pickup ?? '')
  const to = findPlace(dropoff ?? '')
  if (!from || !to) return null
  const route = fixedRoutes.find(
    ({ between: [one, other] }) =>
      (one === from.id && other === to.id) || (one === to.id && other === from.id),
  )
  if (!route) return null
  const { durationMin, distanceKm, price } = route
  return { from: from.name, to: to.name, durationMin, distanceKm, price }
}
