import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import type { AtDesk } from '~/desk/guard/at-desk'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { downloaded, FILE_TYPES } from '~/desk/money/month/downloaded.server'
import { byAge, type AgeGroup, sumsOf, unpaidTable, type Unpaid } from '~/desk/money/unpaid/unpaid'
import { dayOf } from '~/desk/rows/days'
import { logEvent } from '~/lib/log'
import type { Money } from '~/lib/money'
import { csvTable } from '~/order/papers/month/csv'
import { toXlsx } from '~/order/papers/month/xlsx'
import { DAY } from '~/lib/duration'
import { orderNow } from '~/order/life/order-now'
import type { Order } from '~/order/model/order'
import { customerOf } from '~/order/papers/document-frame'
import { lastCustomers } from '~/order/papers/month/last-customers.server'
import type { Party } from '~/order/papers/tax-document'
import { type OrderRow, readOrderRowsByKeys } from '~/order/store/order-store.server'
import { UNPAID_PAGE, type UnpaidOrder, unpaidOrders } from '~/order/store/orders/unpaid.server'
import { readStoredOrder } from '~/order/store/stored-order'

/** Orders that one statement reads with their events. */
const AT_ONCE = 20

/** The orders that owe money at `now`, who is longest overdue first: `most` pages of them. */
export async function readUnpaid(
  db: D1Database,
  now: Date,
  most: number,
): Promise<{ rows: Unpaid[]; hasMore: boolean }> {
  const rows: Unpaid[] = []
  let page = await unpaidOrders(db, undefined)
  for (let pages = 1; page.length > 0; pages += 1) {
    rows.push(...(await withPayers(db, page, now)))
    const next = page.length < UNPAID_PAGE ? [] : await unpaidOrders(db, page.at(-1))
    if (pages === most) return { rows, hasMore: next.length > 0 }
    page = next
  }
  return { rows, hasMore: false }
}

async function withPayers(db: D1Database, orders: UnpaidOrder[], now: Date): Promise<Unpaid[]> {
  const rows: Unpaid[] = []
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    const some = orders.slice(at, at + AT_ONCE)
    const keys = some.map(({ order_key: key }) => key)
    const known = await readOrderRowsByKeys(db, keys, now)
    const placed = new Map(keys.map((key) => [key, orderOf(known.get(key))]))
    // An order that was emptied still owes: who it was stands on its last document.
    const customers = await lastCustomers(
      db,
      keys.filter((key) => !placed.get(key)),
    )
    rows.push(
      ...some.map((one) => {
        const order = placed.get(one.order_key) ?? null
        const customer = order ? customerOf(order) : customers.get(one.order_key)
        return unpaidOf(one, order, customer, now)
      }),
    )
  }
  return rows
}

function orderOf(row: OrderRow | 'unreadable' | undefined): Order | null {
  if (!row || row === 'unreadable' || !row.life) return null
  const placed = readStoredOrder(row.stored)
  return placed && orderNow(placed, row.life).order
}

function unpaidOf(
  { number, due, currency, due_by: dueBy }: UnpaidOrder,
  order: Order | null,
  customer: Pick<Party, 'name' | 'companyId'> | undefined,
  now: Date,
): Unpaid {
  const days = (Date.parse(dayOf(now)) - Date.parse(dayOf(dueBy))) / DAY
  return {
    number,
    customer: customer?.name ?? '',
    companyId: customer?.companyId ?? null,
    phone: order?.phone ?? '',
    email: order?.email ?? '',
    due,
    currency,
    dueOn: dayOf(dueBy),
    daysLate: dueBy < now.getTime() ? days : null,
  }
}

/** Pages of orders that the page of the desk shows: 300. */
const SHOWN = 2

/** What is unpaid on a day; `hasMore` where the page shows, and adds up, only the longest overdue. */
export type UnpaidView = {
  today: string
  groups: AgeGroup[]
  sums: Money[]
  hasMore: boolean
}

/** What is unpaid, by whom and how long. */
export async function openUnpaid({ visit: { now } }: AtDesk): Promise<DeskShown<UnpaidView>> {
  const { rows, hasMore } = await readUnpaid(env.DB, now, SHOWN)
  const page = { today: dayOf(now), groups: byAge(rows), sums: sumsOf(rows), hasMore }
  return { page, status: 200 }
}

/** The same as a file, all of it: a workbook (`intent=xlsx`) or a table for programs (`csv`). */
export async function submitUnpaid(desk: AtDesk): Promise<DeskShown<UnpaidView> | Response> {
  const { form, now, requestId } = desk.visit
  const as = (['xlsx', 'csv'] as const).find((one) => one === form.get('intent'))
  if (!as) return openUnpaid(desk)
  const { rows } = await readUnpaid(env.DB, now, Infinity)
  const { id } = desk.person
  logEvent({ event: 'desk', requestId, outcome: `unpaid.${as}`, person: id, count: rows.length })
  const table = unpaidTable(rows)
  const bytes = as === 'csv' ? new TextEncoder().encode(csvTable(table.rows)) : toXlsx([table])
  const { file } = appConfig.market.documents.table.unpaid
  return downloaded(`${file}-${dayOf(now)}.${as}`, bytes, FILE_TYPES[as])
}
