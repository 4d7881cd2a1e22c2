import { m } from '~/paraglide/messages'

/** Capacity of a car: "do 5 osob a 8 zavazadel" / "up to 5 people and 8 pieces of luggage". */
export function capacityText(passengers: number, luggage: number): string {
  return m.order_service_capacity({
    people: m.order_capacity_people({ count: passengers }),
    luggage: m.order_capacity_luggage({ count: luggage }),
  })
}
