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
  paymentMethod: v.nullable(v.picklist(PAYMENT_METHODS)),
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
  return readRow(stored)?.placed ?? null
}

function readRow(stored: string): { version: number; placed: PlacedOrder } | null {
  const row = parsed(rowSchema, stored)
  if (!row) return null
  const { version, content, ...placed } = row
  const order = version === 1 ? readFirst(content) : parseOrder(content)
  return order && { version, placed: { ...placed, order } }
}

/** An order as today's release writes it, or null. */
export function parseOrder(content: string): Order | null {
  return parsed(orderSchema, content)
}

/** The body for the provider of a row, or null. */
export function readOrderBody(stored: string): OrderBody | null {
  const row = readRow(stored)
  if (!row) return null
  const body = toOrderBody(row.placed)
  const parsedBody = v.safeParse(
    orderBodySchema,
    row.version < ORDER_VERSION ? asBeforeRequests(body) : body,
  )
  return parsedBody.success ? parsedBody.output : null
}

/**
 * Without what version 3 added: an order of before that may have arrived is sent once more as the very same body,
 * or its idempotency key would be refused.
 */
function asBeforeRequests({ guest: _guest, parcel, ...body }: OrderBody): OrderBody {
  if (!parcel) return { ...body, parcel }
  const { recipient: _recipient, ...sizes } = parcel
  return { ...body, parcel: sizes }
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
