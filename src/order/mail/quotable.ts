import * as v from 'valibot'
import { type Order, orderSchema } from '~/order/model/order'

/** Fields that are ours, or that no mail quotes. */
const OURS = ['promise', 'experienceTitle', 'variantName', 'email', 'price', 'termsVersion']

/**
 * An order as a customer's mail may quote it: a stranger may have typed it for somebody else's mailbox, so no web
 * address of theirs is one that a mail program makes a link of.
 */
export function quotable(order: Order): Order {
  return v.parse(orderSchema, defused(order))
}

function defused(value: unknown): unknown {
  if (typeof value === 'string') return defuse(value)
  if (Array.isArray(value)) return value.map(defused)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, OURS.includes(name) ? part : defused(part)]),
  )
}

/**
 * A text whose web addresses are no longer such: without scheme, and with a space behind each dot that a letter
 * follows. „nám.Míru“ only reads better for it.
 */
export function defuse(text: string): string {
  return text
    .replace(/\b[a-z][a-z\d+-]*:\/+(\S*)/gi, (_, rest: string) =>
      rest.replace(/[.。．｡](?=\S)/g, '$& '),
    )
    .replace(/(?<=[\p{L}\p{N}-])[.。．｡](?=\p{L})/gu, '$& ')
}
