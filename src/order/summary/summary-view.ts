import type { PaymentMethod } from '~/carrier/payment-methods'
import type { Order, OrderedAs } from '~/order/model/order'
import type { PaymentValues } from '~/order/model/typed-order'
import type { FieldErrors, FormNotice } from '~/lib/fields/field-error'

export type SummaryField = 'paymentMethod' | 'note'

/** Data of the summary step: the order before it is placed, or the placed order. */
export type SummaryView =
  | {
      state: 'summary'
      /** Key of this summary: pressing the button places exactly this summary. */
      orderKey: string
      /** The short id of its draft, as in the address. */
      draft: string
      order: Order
      /** The ways of paying that it offers. */
      methods: PaymentMethod[]
      values: PaymentValues
      errors: FieldErrors<SummaryField>
      notice: FormNotice | null
      /** The order shown at the press, if the current one differs. */
      before: Order | null
      /** The order already made from this draft; pressing the button places a second one. */
      again: OrderedAs | null
      /** An earlier order from this browser. */
      earlier: OrderedAs | null
    }
  | (OrderedAs & {
      state: 'placed'
      /** True if the button was pressed again with another payment or note. */
      isOther: boolean
    })
