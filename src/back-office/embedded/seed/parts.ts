import { appConfig } from '~config'
import { inEach, type L10n, ownWords } from '../../../lib/locale.ts'
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

/** What a car of a category is called in a programme, and within the name of one. */
function carNames(service: ServiceSlug) {
  const name = serviceName(service)
  const others = { en: `${name} car`, de: `Wagen ${name}` }
  return {
    alone: ownWords({ cs: `Vůz ${name}`, ...others }),
    inside: ownWords({ cs: `vůz ${name}`, ...others }),
  }
}

function whole(amount: number): Money {
  return ownMoney(amount * 100)
}

/** A programme of a number of hours in one category of car; the price is in whole money, null on request. */
export function variant(
  id: string,
  service: ServiceSlug,
  { title, hours, price }: { title: L10n; hours: number; price: number | null },
): Variant {
  const { inside } = carNames(service)
  return {
    id,
    name: inEach((locale) => `${title[locale]}, ${inside[locale]}`),
    service,
    maxPassengers: categoryOf(service).maxPassengers,
    maxLuggage: categoryOf(service).maxLuggage,
    durationMin: hours * 60,
    price: price === null ? null : whole(price),
    vatRateBp: ordering.vatRateBp,
  }
}

/** Passenger transport between Czechia and abroad is exempt from VAT (section 70 of Act 235/2004). */
export const OVER_THE_BORDER = 0

/** A one-day programme with one variant per service; prices are in whole money. */
export function dayTrip(
  hours: number,
  prices: Record<ServiceSlug, number>,
  vatRateBp = ordering.vatRateBp,
): Variant[] {
  return serviceSlugs.map((service) => ({
    id: service,
    name: carNames(service).alone,
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
export function guide(name: Option['name'], price: number, vatRateBp = ordering.vatRateBp): Option {
  return { code: 'guide', name, price: whole(price), per: 'hour', max: 1, vatRateBp }
}

/** The poster of an experience; all posters have the same size. */
export function poster(id: string, alt: L10n): Experience['image'] {
  return { src: `/posters/experience-${id}.svg`, width: 900, height: 1200, alt }
}
