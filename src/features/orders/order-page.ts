import type { OrderCatalogue } from '~/features/orders/catalogue'
import type { OrderErrors, OrderValues } from '~/features/orders/order-values'

/** Everything the details step shows. `today` is the day in Prague, YYYY-MM-DD. */
export type OrderPage = {
  draftId: string
  values: OrderValues
  errors: OrderErrors
  catalogue: OrderCatalogue
  today: string
}
