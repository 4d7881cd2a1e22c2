import { orderCatalogue, summaryCatalogue } from '~/back-office/catalogue/catalogue.functions'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'

/** The countries and experiences of the provider, for the pages of an order and the questions of its form. */
export function loadOrderCatalogue(): Promise<OrderCatalogue> {
  return orderCatalogue()
}

/** The same for the summary of an order with this experience, or with none. */
export function loadSummaryCatalogue(idOrSlug: string): Promise<OrderCatalogue> {
  return summaryCatalogue({ data: { idOrSlug } })
}
