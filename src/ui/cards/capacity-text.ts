import { type ServiceSlug, categoryOf } from '~/carrier/service-slugs'
import { m } from '~/paraglide/messages'

/** How many people ride before somebody says so. */
export const USUAL_PASSENGERS = 2

/** Capacity of a car: "do 5 osob a 8 zavazadel" / "up to 5 people and 8 pieces of luggage". */
export function capacityText(passengers: number, luggage: number): string {
  return m.order_service_capacity({
    people: m.order_capacity_people({ count: passengers }),
    luggage: m.order_capacity_luggage({ count: luggage }),
  })
}

/** Capacity of a category, and how much of its luggage may be large: "…, z toho nejvýše 3 velké kufry, ostatní menší". */
export function categoryCapacity(slug: ServiceSlug): string {
  const { maxPassengers, maxLuggage } = categoryOf(slug)
  return `${capacityText(maxPassengers, maxLuggage)}, ${largeLuggage(slug)}`
}

/**
 * "z toho nejvýše 3 velké kufry, ostatní menší" / "at most 3 of them large suitcases, the rest smaller"; where every piece
 * may be large, that.
 */
export function largeLuggage(slug: ServiceSlug): string {
  const { maxLuggage, largeLuggage: count } = categoryOf(slug)
  return count < maxLuggage ? m.order_capacity_large({ count }) : m.order_capacity_all_large()
}
