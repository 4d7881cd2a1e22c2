import { appConfig } from '~config'
import { type Money, ownMoney } from '../../../lib/money.ts'
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
function carName(service: ServiceSlug): Variant['name'] {
  const name = serviceName(service)
  return { cs: `Vůz ${name}`, en: `${name} car` }
}

function whole(amount: number): Money {
  return ownMoney(amount * 100)
}

/** A programme of a number of hours in one category of car; the price is in whole money, null on request. */
export function variant(
  id: string,
  service: ServiceSlug,
  programme: { cs: string; en: string; hours: number; price: number | null },
): Variant {
  const name = carName(service)
  return {
    id,
    name: { cs: `${programme.cs}, ${lowerFirst(name.cs)}`, en: `${programme.en}, ${name.en}` },
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

/** A one-day programme with one variant per service; prices are in whole money. */
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
  price: ownMoney(option.price),
}))

/** A guide for the whole programme, priced per hour in whole money. */
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
export function poster(id: string, alt: { cs: string; en: string }): Experience['image'] {
  return { src: `/posters/experience-${id}.svg`, width: 900, height: 1200, alt }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
