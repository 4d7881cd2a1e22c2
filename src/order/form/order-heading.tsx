import type { OrderPage } from '~/order/form/order-page'
import { experienceName, routeName } from '~/order/price/answer-words'
import { namesPrices } from '~/ui/price-word'
import { m } from '~/paraglide/messages'

/** The id of the heading, which the answer to "Show the price" gives the focus to. */
export const HEADING_ID = 'order-heading'

/** The heading of the form: the route once its price is known, the experience, else the purpose of the page. */
export function OrderHeading({ page }: { page: OrderPage }) {
  const name = routeName(page) ?? experienceName(page)
  return (
    <>
      <h1 id={HEADING_ID} tabIndex={-1}>
        {name ?? m.order_heading()}
      </h1>
      {name === null && page.price.answer.state === 'empty' ? (
        <p className="lead">{namesPrices() ? m.order_lead() : m.order_lead_asked()}</p>
      ) : null}
    </>
  )
}
