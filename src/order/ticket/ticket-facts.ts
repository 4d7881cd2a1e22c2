import { serviceName } from '~/carrier/service-slugs'
import { formatDuration } from '~/i18n/format'
import { KIND_RULES } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** Longer stops, in signs together, stand in small letters, so that the hour stays in view. */
const LONG = 120

/** Whether the stops of a ticket together are too long for large letters. */
export function isLongWay(stops: string[]): boolean {
  return stops.join('').length > LONG
}

type TicketFacts = { kind: string; stops: string[]; isLong: boolean; facts: string[] }

/** What a ticket says in words, on the page and in a mail: what is ordered, the stops in their order, car and people. */
export function ticketFacts(order: Order): TicketFacts {
  const { trip, service, passengers, durationMin, experienceTitle, kind } = order
  const locale = getLocale()
  const stops = [trip.pickup || m.review_pickup_open(), ...trip.stops, trip.dropoff ?? '']
  return {
    kind: experienceTitle?.[locale] ?? KIND_RULES[kind].label(),
    stops: stops.filter(Boolean),
    isLong: isLongWay(stops),
    facts: [
      serviceName(service),
      ...(passengers ? [m.ticket_people({ count: passengers })] : []),
      ...(durationMin === null ? [] : [formatDuration(durationMin)]),
    ],
  }
}
