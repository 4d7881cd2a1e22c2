import { appConfig } from '~config'
import { inEach, type L10n, ownLocale } from '~/lib/locale'
import type { Place } from '~/places/words/place-meanings'
import { readWords } from '~/places/words/place-words'
import { ofCategory, type ServiceSlug } from '~/carrier/service-slugs'
import type { VatPart } from '~/carrier/config/vat-part'

/** A fixed route of the carrier; the prices hold in both directions. */
export type Fare = {
  /** The ids of its places, in the direction of its name. */
  between: [Place['id'], Place['id']]
  from: L10n
  to: L10n
  /** The slug of its page in each language: the names of both places, `praha-karlovy-vary`. */
  slug: L10n
  durationMin: number
  distanceKm: number
  /** 0 for a route over the border. */
  vatRateBp: number
  vatParts?: readonly VatPart[]
  /** Haléře or cents, gross. */
  price: Record<ServiceSlug, number>
}

/** The fixed routes in the order of carrier.ts, each in the direction that names its page. */
export const fares: Fare[] = appConfig.fixedRoutes.map((route) => {
  const [from, to] = [placeName(route.between[0]), placeName(route.between[1])]
  return { ...route, from, to, slug: slugOf(from, to) }
})

/** The fare of a slug in either language and either direction, or null. */
export function findFare(slug: string): Fare | null {
  const isMeant = (own: L10n) => Object.values(own).includes(slug)
  return (
    fares.find((fare) => isMeant(fare.slug)) ??
    fares.find(({ from, to }) => isMeant(slugOf(to, from))) ??
    null
  )
}

/** The other fares with the same start or end. */
export function faresBeside(fare: Fare): Fare[] {
  const ends = [fare.from[ownLocale], fare.to[ownLocale]]
  return fares.filter(
    (other) =>
      other !== fare &&
      (ends.includes(other.from[ownLocale]) || ends.includes(other.to[ownLocale])),
  )
}

/** The VAT rates of a fixed price: one, or that of each part. */
export function fareRates({ vatRateBp, vatParts }: Pick<Fare, 'vatRateBp' | 'vatParts'>): number[] {
  return vatParts?.map((part) => part.vatRateBp) ?? [vatRateBp]
}

/** The airport at one end of a fare, or null. */
export function airportOf({ between }: Fare) {
  return appConfig.places.find(({ id, airport }) => airport && between.includes(id)) ?? null
}

/** The price of a fare in the cheapest category, in haléře. */
export function lowestPrice({ price }: Fare): number {
  return Math.min(...Object.values(price))
}

/** The fixed route with the lowest price in a category; undefined for a carrier without fixed routes. */
export function cheapestRoute(slug: ServiceSlug) {
  return appConfig.fixedRoutes.toSorted(
    (one, other) => ofCategory(one.price, slug) - ofCategory(other.price, slug),
  )[0]
}

function placeName(id: Place['id']): L10n {
  return appConfig.places.find((place) => place.id === id)?.name ?? inEach(() => id)
}

function slugOf(from: L10n, to: L10n): L10n {
  return inEach((locale) => joined(from[locale], to[locale]))
}

function joined(...names: string[]): string {
  return names.flatMap((name) => readWords(name).map(({ text }) => text)).join('-')
}

/**
 * Price of the return journey when it is ordered together with the outward one, from the price of the outward one;
 * haléře.
 */
export function returnFare(gross: number): number {
  return gross - Math.round((gross * appConfig.ordering.returnDiscountBp) / 10_000)
}
