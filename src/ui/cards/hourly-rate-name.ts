import { hourlyLimits, isOffered } from '~/carrier/offered-kinds'
import { m } from '~/paraglide/messages'

/** What the hourly rate of a category is for: hire by the hour, else only waiting beyond what the price includes. */
export function hourlyRateName(): string {
  return isOffered('hourly')
    ? m.service_rate({ hours: hourlyLimits().minHours })
    : m.service_waiting_rate()
}
