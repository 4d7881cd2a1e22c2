import type { OrderPage } from '~/order/form/order-page'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The heading of the form: the route once its price is known, else the purpose of the page. */
export function OrderHeading({ page }: { page: OrderPage }) {
  const locale = getLocale()
  const { kind } = page.values
  const { answer } = page.price
  if (answer.state === 'known' && kind === answer.kind) {
    return <h1 id="order-heading">{`${answer.from[locale]}\u00a0– ${answer.to[locale]}`}</h1>
  }
  return (
    <>
      <h1 id="order-heading">{m.order_heading()}</h1>
      {answer.state === 'empty' ? <p className="lead">{m.order_lead()}</p> : null}
    </>
  )
}
