import * as v from 'valibot'
import {
  type Order,
  ORDER_VERSION,
  orderSchema,
  type PlacedOrder,
} from '~/features/order/placed/order'
import { toOrderBody } from '~/features/order/placed/order-body'
import { LOCALES, PAYMENT_METHODS } from '~/provider/contract-parts'
import { type OrderBody, orderBodySchema } from '~/provider/contract-order'

const rowSchema = v.object({
  number: v.string(),
  version: v.number(),
  content: v.string(),
  locale: v.picklist(LOCALES),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  note: v.nullable(v.string()),
  placedAt: v.pipe(
    v.number(),
    v.transform((ms) => new Date(ms).toISOString()),
  ),
})

/**
 * The order of a row, in whatever version it was written; null when it cannot be read or was emptied. What a
 * newer release added is left out.
 */
export function readStoredOrder(stored: string): PlacedOrder | null {
  const row = parsed(rowSchema, stored)
  if (!row) return null
  const { version, content, ...placed } = row
  const order = version >= ORDER_VERSION ? parseOrder(content) : readFirst(content)
  return order && { ...placed, order }
}

/** An order as today's release writes it, or null. */
export function parseOrder(content: string): Order | null {
  return parsed(orderSchema, content)
}

/** The body for the provider of a row, or null. */
export function readOrderBody(stored: string): OrderBody | null {
  const order = readStoredOrder(stored)
  const body = order && v.safeParse(orderBodySchema, toOrderBody(order))
  return body?.success ? body.output : null
}

/** Version 1 held the body as it was sent and, beside it, the names that the status page showed. */
const firstSchema = v.object({
  body: v.looseObject({ trip: v.unknown(), termsVersion: v.unknown() }),
  summary: v.looseObject({}),
})

function readFirst(content: string): Order | null {
  const first = parsed(firstSchema, content)
  if (!first) return null
  const order = v.safeParse(orderSchema, {
    countedBy: {},
    promise: { cs: '', en: '' },
    // What the page promised then was not kept; the carrier's terms of that version hold.
    cancelling: { freeUntil: null, isSure: false },
    ...first.body,
    ...first.summary,
    trip: first.body.trip,
    termsVersion: first.body.termsVersion,
  })
  return order.success ? order.output : null
}

function parsed<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: string,
): v.InferOutput<TSchema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
