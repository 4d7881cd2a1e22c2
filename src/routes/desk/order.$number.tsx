import { createFileRoute } from '@tanstack/react-router'
import { withFreshPerson, withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { OrderPage } from '~/desk/order/order-page'
import { isMoneyOut, openOrder, submitOrder } from '~/desk/order/order-step.server'
import { formatOrderNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/order/$number')({
  server: {
    handlers: {
      GET: ({ context: { visit }, params: { number }, next }) =>
        withPerson(visit, openOrder(number), (page) => next({ context: { page } })),
      POST: ({ context: { visit }, params: { number }, next }) =>
        (isMoneyOut(visit) ? withFreshPerson : withPerson)(visit, submitOrder(number), (page) =>
          next({ context: { page } }),
        ),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ params: { number } }) =>
    deskHead(m.desk_order_title({ number: formatOrderNumber(number) })),
  component: OrderRoute,
})

function OrderRoute() {
  const page = Route.useLoaderData()
  return page ? <OrderPage page={page} /> : null
}
