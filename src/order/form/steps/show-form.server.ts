import { env } from 'cloudflare:workers'
import { type OrderCatalogue, showCatalogue } from '~/back-office/catalogue/order-catalogue'
import { orderMoments } from '~/order/form/first-state'
import type { OrderPage } from '~/order/form/order-page'
import { priceTyped } from '~/order/price/price-typed'
import { findOrderHints } from '~/order/rules/order-hints'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import type { WayReading } from '~/places/ways'
import { loadWay } from '~/places/ways.server'

/** Response of the page: its data and, when needed, a cookie. */
export type Shown = {
  page: OrderPage
  status: 200 | 409 | 413 | 422 | 429
  cookie: string | null
}

/** The page data of a form with these values and their price, which is computed unless given. */
export async function toPage(
  values: OrderValues,
  errors: OrderErrors,
  { catalogue, reading }: { catalogue: OrderCatalogue; reading?: WayReading },
): Promise<OrderPage> {
  const now = new Date()
  return {
    id: crypto.randomUUID(),
    draft: null,
    values,
    errors,
    catalogue: showCatalogue(catalogue, values.experience),
    price: priceTyped(values, catalogue, reading ?? (await loadWay(env.DB, values))),
    linked: {},
    ordered: null,
    isExpired: false,
    company: null,
    hints: findOrderHints(values, catalogue, now),
    notice: null,
    arePlacesAsked: false,
    renderedAt: null,
    ...orderMoments(now),
  }
}
