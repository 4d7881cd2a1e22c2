import type { Order, OrderedAs } from '~/features/order/placed/order'
import type { PaymentValues } from '~/features/order/typed/typed-payment'
import type { FieldErrors } from '~/lib/fields/field-error'
import type { FormNotice } from '~/lib/fields/form-notice'

export type SummaryField = 'paymentMethod' | 'note'

/** What the summary step shows: the order before it is placed, or the one it has become. */
export type SummaryView =
  | {
      state: 'summary'
      /** Names this very summary: pressing the button places it and nothing else. */
      orderKey: string
      /** The draft it was made from, as the address names it. */
      draft: string
      order: Order
      values: PaymentValues
      errors: FieldErrors<SummaryField>
      notice: FormNotice | null
      /** What was shown when the button was pressed, where it is another order now. */
      before: Order | null
      /** The order this draft became already; pressing the button orders this as well. */
      again: OrderedAs | null
      /** An order this browser placed before. */
      earlier: OrderedAs | null
    }
  | (OrderedAs & {
      state: 'placed'
      /** True when the button was pressed again with another payment or note. */
      isOther: boolean
    })
