import * as v from 'valibot'
import { type Order, orderSchema, type PlacedOrder } from '~/order/model/order'
import { inOwnLanguages, readLocale } from '~/lib/locale'
import { moneySchema, paymentMethodSchema } from '~/back-office/contract-parts'
import { ORDER_PARTS, type OrderBody, orderBodySchema } from '~/back-office/contract-order'

const rowSchema = v.object({
  number: v.string(),
  content: v.string(),
  // The carrier may have switched off the language of the order since.
  locale: v.pipe(
    v.string(),
    v.transform((stored) => readLocale(stored)),
  ),
  paymentMethod: v.nullable(paymentMethodSchema),
  note: v.nullable(v.string()),
  placedAt: v.pipe(
    v.number(),
    v.transform((ms) => new Date(ms).toISOString()),
  ),
})

/** Parses the order of a row; null if it cannot be read or was erased. Drops fields of newer releases. */
export function readStoredOrder(stored: string): PlacedOrder | null {
  const row = parsed(rowSchema, stored)
  if (!row) return null
  const { content, ...placed } = row
  const order = parseOrder(content)
  return order && { ...placed, order }
}

/** Parses an order in the current version; else null. */
export function parseOrder(content: string): Order | null {
  return parsed(orderSchema, content)
}

/** Where an order that cannot be read is wrong, as a path in its stored text: `trip.pickupAt`. */
export function unreadableAt(content: string): string {
  try {
    const { issues } = v.safeParse(orderSchema, JSON.parse(content, inOwnLanguages))
    return [...new Set(issues?.map((issue) => v.getDotPath(issue) ?? ''))].join(', ')
  } catch {
    return 'its JSON'
  }
}

/** The same type with its optional fields required: an order without a field of the contract is a compile error. */
type Whole<TValue> = TValue extends object
  ? { [TKey in keyof TValue]-?: Whole<TValue[TKey]> }
  : TValue

const { trip, size, recipient, guest, delivery } = ORDER_PARTS
/** The contract as an order is sent by it: what only this site knows is dropped, also within its parts. */
const bodySchema = v.object({
  ...orderBodySchema.entries,
  trip: v.object(trip),
  parcel: v.nullable(
    v.object({ ...size, insuredValue: moneySchema, recipient: v.nullable(v.object(recipient)) }),
  ),
  deliveryAddress: v.nullable(v.object(delivery)),
  guest: v.nullable(v.object(guest)),
})

/** The body of an order for the back office. Throws where the contract does not allow the order. */
export function toOrderBody({ order: { options, ...order }, ...placed }: PlacedOrder): OrderBody {
  const orderOptions = options.map(({ code, qty }) => ({ code, qty }))
  const told: Whole<OrderBody> = { ...order, ...placed, orderOptions }
  return v.parse(bodySchema, told)
}

/** Body of a row for the provider, or null for one that cannot be read. */
export function readOrderBody(stored: string): OrderBody | null {
  const placed = readStoredOrder(stored)
  return placed && toOrderBody(placed)
}

function parsed<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: string,
): v.InferOutput<TSchema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text, inOwnLanguages))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
