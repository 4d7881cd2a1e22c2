import { type Correction, correctionSchema } from '~/order/life/event-data'
import { orderNow } from '~/order/life/order-now'
import type { Order } from '~/order/model/order'
import type { DeskAnswer } from '~/order/commands/desk-answer'
import { isOrderField, isTextField, orderFields } from '~/order/fields'
import { type OrderErrors, type OrderValues, tidyOrderValues } from '~/order/model/typed-order'
import type { ListPrice } from '~/order/rules/corrected'
import { valuesOfOrder } from '~/order/rules/order-again-values'
import { readSummaryCatalogue } from '~/back-office/catalogue/read-catalogue.server'
import { type Checked, type CheckedOrder, checkOrder } from '~/order/rules/to-order'
import { loadWay } from '~/places/ways.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { keysOf } from '~/lib/keys-of'

/** The fields that a correction changes, as they are and as they shall be; or what is wrong with what was typed. */
export type ReadCorrection =
  | { ok: true; correction: { before: Correction; after: Correction }; price: ListPrice | null }
  | { ok: false; errors: OrderErrors }

/** The form of an order as it stands, for the page that corrects it; null for an order that cannot be read. */
export async function correctableValues(
  db: D1Database,
  number: string,
  now: Date,
): Promise<OrderValues | null> {
  const order = await presentOrder(db, number, now)
  return order && valuesOfOrder(order)
}

/**
 * Reads a correction of an order: fields of the order form as typed, the others stay. The rules are those of the form,
 * without the lead time and the need of an e-mail address; the price stays as it is, and
 * `price` says what the site asks now. Null for an order that cannot be read.
 */
export async function correctionOf(
  db: D1Database,
  number: string,
  typed: Readonly<Record<string, string>> | OrderValues,
  now: Date,
): Promise<ReadCorrection | null> {
  const order = await presentOrder(db, number, now)
  if (!order) return null
  const values = tidyOrderValues(withTyped(valuesOfOrder(order), typed))
  const checked = await checkTyped(db, values, now, { checkedFor: 'correction', order })
  return checked.ok
    ? {
        ok: true,
        correction: difference(order, withInstants(checked.order, order)),
        price: checked.price,
      }
    : { ok: false, errors: checked.errors }
}

/** A time that nobody typed anew stays the same instant, also the second of two that the clocks show alike. */
function withInstants(corrected: Order, order: Order): Order {
  const { trip } = order
  const isPickup = corrected.trip.pickupLocal === trip.pickupLocal
  const isReturn = corrected.trip.returnLocal === trip.returnLocal
  return {
    ...corrected,
    trip: {
      ...corrected.trip,
      ...(isPickup ? { pickupAt: trip.pickupAt } : {}),
      ...(isReturn ? { returnAt: trip.returnAt } : {}),
    },
    ...(isPickup ? { isPickupDoubled: order.isPickupDoubled } : {}),
    ...(isReturn ? { isReturnDoubled: order.isReturnDoubled } : {}),
  }
}

/** Makes an order of its values by the catalogue and the places as they are now; or returns the errors. */
export async function checkTyped(
  db: D1Database,
  values: OrderValues,
  now: Date,
  checked: Checked,
): Promise<CheckedOrder> {
  const [catalogue, reading] = await Promise.all([
    readSummaryCatalogue(values.kind === 'experience' ? values.experience : ''),
    loadWay(db, values),
  ])
  return checkOrder(values, catalogue, reading, now, checked)
}

async function presentOrder(db: D1Database, number: string, now: Date): Promise<Order | null> {
  const row = await readOrderRow(db, number, now)
  const placed = row && readStoredOrder(row.stored)
  return row?.life && placed ? orderNow(placed, row.life).order : null
}

/** The refusal of a command that names a field which the order form does not have; null where it has all. */
export function refuseUnknown(typed: Readonly<Record<string, string>>): DeskAnswer | null {
  const field = Object.keys(typed).find((name) => !isOrderField(name))
  return field === undefined ? null : { ok: false, error: 'invalid', field, fields: orderFields }
}

/** The values of a form with some of its fields typed anew. */
export function withTyped(
  values: OrderValues,
  typed: Readonly<Record<string, string>> | OrderValues,
): OrderValues {
  const changed = { ...values }
  for (const [field, value] of Object.entries(typed)) {
    if (isTextField(field) && typeof value === 'string') changed[field] = value
    if (field === 'orderOptions') {
      changed.orderOptions = typeof value === 'string' ? value.split(/[\s,]+/) : value
    }
  }
  return changed
}

const FIELDS = keysOf(correctionSchema.entries)

/** What differs between two orders, field by field; the end of free cancellation follows from the pickup. */
function difference(before: Order, after: Order): { before: Correction; after: Correction } {
  const changed = FIELDS.filter(
    (field) => field !== 'cancelling' && !isSame(before[field], after[field]),
  )
  const isMoved = before.trip.pickupAt !== after.trip.pickupAt
  const all = isMoved ? [...changed, 'cancelling' as const] : changed
  return { before: pick(before, all), after: pick(after, all) }
}

function pick(order: Order, fields: readonly (keyof Correction & keyof Order)[]): Correction {
  return Object.fromEntries(fields.map((field) => [field, order[field]]))
}

/** A stored order may have its keys in another sequence. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
}

function sorted(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
}
