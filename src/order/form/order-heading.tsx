import type { OrderPage } from '~/order/form/order-page'
import { HEADING_ID, routeName } from '~/order/form/route-title'
import { m } from '~/paraglide/messages'

/** The heading of the form: the route once its price is known, else the purpose of the page. */
export function OrderHeading({ page }: { page: OrderPage }) {
  return (
    <>
      <h1 id={HEADING_ID} tabIndex={-1}>
        {routeName(page) ?? m.order_heading()}
      </h1>
      {page.price.answer.state === 'empty' ? <p className="lead">{m.order_lead()}</p> : null}
    </>
  )
}
