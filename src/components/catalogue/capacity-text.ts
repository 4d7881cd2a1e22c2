import { appConfig } from '~config'
import { m } from '~/paraglide/messages'
import type { ServiceSlug } from '~/tariff/service-slugs'

/** How many a car takes: "do 5 osob a 8 zavazadel" / "up to 5 people and 8 pieces of luggage". */
export function capacityText(passengers: number, luggage: number): string {
  return m.order_service_capacity({
    people: m.order_capacity_people({ count: passengers }),
    luggage: m.order_capacity_luggage({ count: luggage }),
  })
}

/** How many people a category takes: "do 5 osob" / "up to 5 people". */
export function seatsText(service: ServiceSlug): string {
  const count = appConfig.services[service].maxPassengers
  return m.service_up_to({ limit: m.order_capacity_people({ count }) })
}
