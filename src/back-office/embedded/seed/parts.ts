import { appConfig } from '~config'
import { inEach, type L10n, ownWords } from '../../../lib/locale.ts'
import type { Money } from '../../../lib/money.ts'
import {
  categoryOf,
  ofCategory,
  serviceName,
  type ServiceSlug,
  serviceSlugs,
} from '../../../carrier/service-slugs.ts'
import type { Experience } from '../../contract.ts'

type Variant = Experience['variants'][number]
type Option = Experience['options'][number]

const { ordering, orderOptions } = appConfig

/** What a car of a category is called in a programme. */
function carName(service: ServiceSlug): L10n {
  const name = serviceName(service)
  return ownWords({ cs: `Vůz ${name}`, en: `${name} car`, de: `Wagen ${name}` })
}

/** The same behind the name of a programme. */
function carAfter(service: ServiceSlug): L10n {
  const name = serviceName(service)
  return ownWords({ cs: `vůz ${name}`, en: `${name} car`, de: `Wagen ${name}` })
}

/** A price in whole units of the carrier's currency. */
function whole(amount: number): Money {
  return { amount: amount * 100, currency: appConfig.market.currency }
}

/** A programme of a number of hours in one category of car; the price is in crowns or euros, null on request. */
export function variant(
  id: string,
  service: ServiceSlug,
  programme: L10n & { hours: number; price: number | null },
): Variant {
  const car = carAfter(service)
  return {
    id,
    name: inEach((locale) => `${programme[locale]}, ${car[locale]}`),
    service,
    maxPassengers: categoryOf(service).maxPassengers,
    maxLuggage: categoryOf(service).maxLuggage,
    durationMin: programme.hours * 60,
    price: programme.price === null ? null : whole(programme.price),
    vatRateBp: ordering.vatRateBp,
  }
}

/** Passenger transport between Czechia and abroad is exempt from VAT. */
export const OVER_THE_BORDER = 0

/** A one-day programme with one variant per service; prices are in crowns or euros. */
export function dayTrip(
  hours: number,
  prices: Record<ServiceSlug, number>,
  vatRateBp = ordering.vatRateBp,
): Variant[] {
  return serviceSlugs.map((service) => ({
    id: service,
    name: carName(service),
    service,
    maxPassengers: categoryOf(service).maxPassengers,
    maxLuggage: categoryOf(service).maxLuggage,
    durationMin: hours * 60,
    price: whole(ofCategory(prices, service)),
    vatRateBp,
  }))
}

/** Extras of every ride, as in carrier.ts. */
export const onBoard: Option[] = orderOptions.map((option) => ({
  ...option,
  price: { amount: option.price, currency: appConfig.market.currency },
}))

/** A guide for the whole programme, priced per hour in crowns or euros. */
export function guide(name: Option['name'], price: number): Option {
  return {
    code: 'guide',
    name,
    price: whole(price),
    per: 'hour',
    max: 1,
    vatRateBp: ordering.vatRateBp,
  }
}

/** The poster of an experience; all posters have the same size. */
export function poster(id: string, alt: L10n): Experience['image'] {
  return { src: `/posters/experience-${id}.svg`, width: 900, height: 1200, alt }
}
