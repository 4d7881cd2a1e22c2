import { KIND_RULES } from '~/order/model/kinds'
import type { PlacedView } from '~/order/status/status-view'

/** The status of an order: a heading, and its explanation. */
export type StatusWords = { heading: string; lead: string[] }

/** What the sentences call the order: a ride, a day. */
export function nounOf({ placed }: PlacedView) {
  return { what: KIND_RULES[placed.order.kind].noun }
}

/** Sentences after one another, without those that do not apply. */
export function sentences(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ')
}
