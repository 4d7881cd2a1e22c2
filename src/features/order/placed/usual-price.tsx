import type { Order } from '~/features/order/placed/order'
import { usualText } from '~/features/order/price/usual-text'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What a request usually costs, and that only the offer binds; nothing where nobody can say. */
export function UsualPrice({ order: { usual } }: { order: Order }) {
  return usual ? (
    <p>
      <strong>{usualText(usual, getLocale())}</strong>. {m.price_usual_note()}
    </p>
  ) : null
}
