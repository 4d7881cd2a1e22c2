import type { Money } from '../../../lib/money.ts'
import type { Experience } from '../../contract.ts'

type Variant = Experience['variants'][number]
type Option = Experience['options'][number]
type Service = Variant['service']

const VAT_RATE_BP = 2100

const CARS = {
  business: { name: { cs: 'Vůz Business', en: 'Business car' }, maxPassengers: 5 },
  comfort: { name: { cs: 'Vůz Comfort', en: 'Comfort car' }, maxPassengers: 8 },
  basic: { name: { cs: 'Vůz Basic', en: 'Basic car' }, maxPassengers: 8 },
} as const

function crowns(amount: number): Money {
  return { amount: amount * 100, currency: 'CZK' }
}

/** A programme of so many hours in one class of car; the price is in whole crowns, null on request. */
export function variant(
  id: string,
  service: Service,
  programme: { cs: string; en: string; hours: number; price: number | null },
): Variant {
  const { name, maxPassengers } = CARS[service]
  return {
    id,
    name: { cs: `${programme.cs}, ${lowerFirst(name.cs)}`, en: `${programme.en}, ${name.en}` },
    service,
    maxPassengers,
    maxLuggage: 8,
    durationMin: programme.hours * 60,
    price: programme.price === null ? null : crowns(programme.price),
    vatRateBp: VAT_RATE_BP,
  }
}

/** One day, one way of doing it, three cars; prices are in whole crowns. */
export function dayTrip(hours: number, prices: Record<Service, number>): Variant[] {
  const services = ['business', 'comfort', 'basic'] as const
  return services.map((service) => ({
    id: service,
    name: CARS[service].name,
    service,
    maxPassengers: CARS[service].maxPassengers,
    maxLuggage: 8,
    durationMin: hours * 60,
    price: crowns(prices[service]),
    vatRateBp: VAT_RATE_BP,
  }))
}

function option(
  code: string,
  name: Option['name'],
  price: number,
  { per = 'order', max = 1 }: { per?: Option['per']; max?: number } = {},
): Option {
  return { code, name, price: crowns(price), per, max, vatRateBp: VAT_RATE_BP }
}

/** What every ride can have; only the bottle is charged. */
export const onBoard: Option[] = [
  option('suit', { cs: 'Řidič v obleku', en: 'Driver in a suit' }, 0),
  option('wifi', { cs: 'Wi-Fi ve voze', en: 'Wi-Fi on board' }, 0),
  option('water', { cs: 'Voda pro cestující', en: 'Water for passengers' }, 0),
  option('prosecco', { cs: 'Láhev prosecca', en: 'A bottle of prosecco' }, 590, { max: 3 }),
]

/** A guide for the whole programme, by the hour; the price is in whole crowns. */
export function guide(name: Option['name'], price: number): Option {
  return option('guide', name, price, { per: 'hour' })
}

/** The poster of an experience, all of one size. */
export function poster(id: string, alt: { cs: string; en: string }): Experience['image'] {
  return { src: `/posters/experience-${id}.svg`, width: 900, height: 1200, alt }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
