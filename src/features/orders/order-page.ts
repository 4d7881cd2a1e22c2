import type { OrderCatalogue } from '~/features/orders/catalogue'
import type { FormNotice } from '~/lib/form-notice'
import type { OrderErrors, OrderValues } from '~/features/orders/order-values'

/** Everything the details step shows. `today` is the day in Prague, YYYY-MM-DD. */
export type OrderPage = {
  draftId: string
  values: OrderValues
  errors: OrderErrors
  catalogue: OrderCatalogue
  today: string
  notice: FormNotice | null
  /** When the form was made, in ms; null for one that came back or goes on with a draft. */
  renderedAt: number | null
}
