import { appConfig } from '~config'
import type { Money } from '../../../lib/money.ts'
import { type ServiceSlug, serviceSlugs } from '../../../carrier/service-slugs.ts'
import type { Experience } from '../../contract.ts'

type Variant = Experience['variants'][number]
type Option = Experience['options'][number]

const { ordering, orderOptions, services } = appConfig

const CARS = {
  business: { cs: 'Vůz Business', en: 'Business car' },
  comfort: { cs: 'Vůz Comfort', en: 'Comfort car' },
  basic: { cs: 'Vůz Basic', en: 'Basic car' },
} satisfies Record<ServiceSlug, Variant['name']>

function crowns(amount: number): Money {
  return { amount: amount * 100, currency: 'CZK' }
}

/** A programme of a number of hours in one category of car; the price is in whole crowns, null on request. */
export function variant(
  id: string,
  service: ServiceSlug,
  programme: { cs: string; en: string; hours: number; price: number | null },
): Variant {
  const name = CARS[service]
  return {
    id,
    name: { cs: `${programme.cs}, ${lowerFirst(name.cs)}`, en: `${programme.en}, ${name.en}` },
    service,
    maxPassengers: services[service].maxPassengers,
    maxLuggage: services[service].maxLuggage,
    durationMin: programme.hours * 60,
    price: programme.price === null ? null : crowns(programme.price),
    vatRateBp: ordering.vatRateBp,
  }
}

/** Passenger transport between Czechia and abroad is exempt from VAT. */
export const OVER_THE_BORDER = 0

/** A one-day programme with one variant per service; prices are in whole crowns. */
export function dayTrip(
  hours: number,
  prices: Record<ServiceSlug, number>,
  vatRateBp = ordering.vatRateBp,
): Variant[] {
  return serviceSlugs.map((service) => ({
    id: service,
    name: CARS[service],
    service,
    maxPassengers: services[service].maxPassengers,
    maxLuggage: services[service].maxLuggage,
    durationMin: hours * 60,
    price: crowns(prices[service]),
    vatRateBp,
  }))
}

/** Extras of every ride, as in carrier.ts. */
export const onBoard: Option[] = orderOptions.map((option) => ({
  ...option,
  price: { amount: option.price, currency: 'CZK' },
}))

/** A guide for the whole programme, priced per hour in whole crowns. */
export function guide(name: Option['name'], price: number): Option {
  return {
    code: 'guide',
    name,
    price: crowns(price),
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
