import { serviceNames } from '~/carrier/service-slugs'
import { formatDuration } from '~/i18n/format'
import { KIND_RULES } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What a ticket says in words, on the page and in a mail: what is ordered, the stops in their order, car and people. */
export function ticketFacts(order: Order): { kind: string; stops: string[]; facts: string[] } {
  const { trip, service, passengers, durationMin, experienceTitle, kind } = order
  const locale = getLocale()
  return {
    kind: experienceTitle?.[locale] ?? KIND_RULES[kind].label(),
    stops: [trip.pickup || m.review_pickup_open(), ...trip.stops, trip.dropoff ?? ''].filter(
      Boolean,
    ),
    facts: [
      serviceNames[service],
      ...(passengers ? [m.ticket_people({ count: passengers })] : []),
      ...(durationMin === null ? [] : [formatDuration(durationMin)]),
    ],
  }
}
