import { appConfig } from '~config'
import { listFound } from '~/order/store/desk/lists.server'
import { orderNow } from '~/order/life/order-now'
import type { Order } from '~/order/model/order'
import type { OrderValues } from '~/order/model/typed-order'
import { valuesOfOrder } from '~/order/rules/order-again-values'
import { readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { parsePhone } from '~/lib/fields/phone'

/** What the last order with a telephone number tells of its customer. */
const KNOWN = [
  'name',
  'email',
  'street',
  'city',
  'zip',
  'chooseCountry',
  'customerCompany',
  'customerCompanyID',
  'customerCompanyName',
  'customerCompanyVATID',
] as const

/**
 * The form with what the last order of its telephone number tells of the customer, in the fields that are still empty;
 * null for a number that never ordered. An address is taken whole or not at all.
 */
export async function withKnownCustomer(
  db: D1Database,
  values: OrderValues,
  now: Date,
): Promise<OrderValues | null> {
  const read = parsePhone(values.phone.trim(), appConfig.market.phone)
  const last = read.ok ? await lastOrderOf(db, read.phone, now) : null
  if (!last) return null
  const known = valuesOfOrder(last)
  const hasAddress = [values.street, values.city, values.zip, values.customerCompany].some(Boolean)
  const filled = { ...values }
  for (const field of KNOWN) {
    const isContact = field === 'name' || field === 'email'
    if (isContact ? values[field] === '' : !hasAddress) filled[field] = known[field]
  }
  return filled
}

/** Of those who rode latest, what was ordered last. The number may also be that of a guest, a recipient or a driver. */
async function lastOrderOf(db: D1Database, phone: string, now: Date): Promise<Order | null> {
  const found = await listFound(db, phone)
  const rows = await Promise.all(found.map(({ number }) => readOrderRow(db, number, now)))
  const placed = rows.flatMap((row) => {
    const stored = row && readStoredOrder(row.stored)
    return row?.life && stored ? [orderNow(stored, row.life)] : []
  })
  const [last] = placed
    .filter(({ order }) => order.phone === phone)
    .toSorted((one, other) => (one.placedAt > other.placedAt ? -1 : 1))
  return last?.order ?? null
}
