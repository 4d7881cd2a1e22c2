import { createFileRoute } from '@tanstack/react-router'
import { deskPage, fresh } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { OrderPage } from '~/desk/order/order-page'
import { isMoneyOut, openOrder, submitOrder } from '~/desk/order/order-step.server'
import { formatOrderNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/order/$number')({
  server: {
    handlers: deskPage(
      (desk, { number }: { number: string }) => openOrder(number)(desk),
      (desk, { number }: { number: string }) =>
        (isMoneyOut(desk.visit) ? fresh(submitOrder(number)) : submitOrder(number))(desk),
    ),
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ params: { number } }) =>
    deskHead(m.word_order_of({ number: formatOrderNumber(number) })),
  component: () => <PageIfIn of={OrderPage} page={Route.useLoaderData()} />,
})
