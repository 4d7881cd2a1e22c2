import type { OrderCatalogue } from '~/features/orders/catalogue'
import type { OrderErrors, OrderField, OrderValues } from '~/features/orders/order-values'
import type { Quote } from '~/features/orders/price'

/** Everything the details step shows. `today` and `lastDay` are days in Prague, YYYY-MM-DD. */
export type OrderPage = {
  draftId: string
  values: OrderValues
  errors: OrderErrors
  catalogue: OrderCatalogue
  /** The price of what is filled in, so that it shows without script, too. */
  quote: Quote | null
  /** Fields in which a link replaced what was typed before. */
  linked: OrderField[]
  /** True when the summary was left because its draft had been forgotten. */
  isExpired: boolean
  today: string
  lastDay: string
}
