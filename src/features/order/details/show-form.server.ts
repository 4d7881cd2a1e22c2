import { env } from 'cloudflare:workers'
import { type OrderCatalogue, showCatalogue } from '~/catalogue/order-catalogue'
import { orderMoments } from '~/features/order/details/order-moments'
import type { OrderPage } from '~/features/order/details/order-page'
import { priceTyped } from '~/features/order/price/price-typed'
import { findOrderHints } from '~/features/order/rules/order-hints'
import type { OrderErrors, OrderValues } from '~/features/order/typed/typed-order'
import type { WayReading } from '~/tariff/ways'
import { loadWay } from '~/tariff/ways.server'

/** What the page answers: its data and, when something has to be remembered, a cookie. */
export type Shown = {
  page: OrderPage
  status: 200 | 409 | 413 | 422 | 429
  cookie: string | null
}

/** The page of a form with these values and their price, which is worked out where it is not known yet. */
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
    renderedAt: null,
    ...orderMoments(now),
  }
}
