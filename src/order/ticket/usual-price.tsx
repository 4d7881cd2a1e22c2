import type { Order } from '~/order/model/order'
import { usualText } from '~/order/price/bill-rows'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The usual price of a request, and that only the offer binds; nothing if it is unknown. */
export function UsualPrice({ order: { usual } }: { order: Order }) {
  return usual ? (
    <p>
      <strong>{usualText(usual, getLocale())}</strong>. {m.price_usual_note()}
    </p>
  ) : null
}
