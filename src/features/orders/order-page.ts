import type { OrderCatalogue } from '~/features/orders/catalogue'
import type { OrderErrors, OrderValues } from '~/features/orders/order-values'
import type { Quote } from '~/features/orders/price'

/** Everything the details step shows. `today` and `lastDay` are days in Prague, YYYY-MM-DD. */
export type OrderPage = {
  draftId: string
  values: OrderValues
  errors: OrderErrors
  catalogue: OrderCatalogue
  /** The price of what is filled in, so that it shows without script, too. */
  quote: Quote | null
  today: string
  lastDay: string
}
