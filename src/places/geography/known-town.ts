import { type Town, towns } from '~/places/geography/towns'
import type { L10n } from '~/lib/locale'

/**
 * What geography knows of a place of the carrier: the town with its Czech name, else one that lists a name of the place
 * among its own.
 */
export function knownTownOf(name: L10n): Town | undefined {
  const own: string[] = Object.values(name)
  const isListed = ({ names }: Town) => names.split(',').some((one) => own.includes(one.trim()))
  return towns.find(({ cs }) => own.includes(cs)) ?? towns.find(isListed)
}

/** The hotels of a place of the carrier by their names: the well-known ones, and the carrier's own. */
export function hotelsOf({ name, hotels = [] }: { name: L10n; hotels?: string[] }): string[] {
  const known = knownTownOf(name)?.hotels.split(',') ?? []
  return [...known, ...hotels].map((hotel) => hotel.trim().replace(/\s+/g, ' '))
}
