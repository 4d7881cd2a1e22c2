import * as v from 'valibot'
import { type Order, orderSchema, type PlacedOrder } from '~/order/model/order'
import { toOrderBody } from '~/order/model/order-body'
import { keysOf } from '~/lib/keys-of'
import { inEach, inOwnLanguages, readLocale } from '~/lib/locale'
import { paymentMethodSchema } from '~/back-office/contract-parts'
import { type OrderBody, orderBodySchema } from '~/back-office/contract-order'

const rowSchema = v.object({
  number: v.string(),
  version: v.number(),
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

/**
 * Parses the order of a row, in any version; null if it cannot be read or was erased. Drops fields of newer releases.
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

/** Body of a row for the provider, or null. */
export function readOrderBody(stored: string): OrderBody | null {
  const row = readRow(stored)
  if (!row) return null
  const body = v.safeParse(orderBodySchema, asSentBy(row.version, toOrderBody(row.placed)))
  return body.success ? body.output : null
}

type Parcel = NonNullable<OrderBody['parcel']>
type OptionalKey<TBody> = {
  [TKey in keyof TBody]-?: undefined extends TBody[TKey] ? TKey : never
}[keyof TBody]

/**
 * The order version since which each optional field of the contract is sent; the compiler requires an entry for each.
 */
const SENT_SINCE: Record<OptionalKey<OrderBody>, number> = {
  childSeatSizes: 5,
  driverLanguage: 4,
  guest: 3,
}
const PARCEL_SENT_SINCE: Record<OptionalKey<Parcel>, number> = { recipient: 3 }

/**
 * Drops the fields added to the contract after that version: an older order may have arrived already, and the back
 * office would reject a different body under the same idempotency key.
 */
function asSentBy(version: number, body: OrderBody): OrderBody {
  const sent = without(SENT_SINCE, version, body)
  return { ...sent, parcel: sent.parcel && without(PARCEL_SENT_SINCE, version, sent.parcel) }
}

function without<TBody extends object>(
  since: Record<OptionalKey<TBody>, number>,
  version: number,
  body: TBody,
): TBody {
  const sent = { ...body }
  for (const field of keysOf(since)) if (version < since[field]) delete sent[field]
  return sent
}

/** Version 1 stored the body as sent and, separately, the names for the status page. */
const firstSchema = v.object({
  body: v.looseObject({ trip: v.unknown(), termsVersion: v.unknown() }),
  summary: v.looseObject({}),
})

function readFirst(content: string): Order | null {
  const first = parsed(firstSchema, content)
  if (!first) return null
  const order = v.safeParse(orderSchema, {
    countedBy: {},
    promise: inEach(() => ''),
    // The promise shown at that time was not stored; the carrier's terms of that version apply.
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
    const result = v.safeParse(schema, JSON.parse(text, inOwnLanguages))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
