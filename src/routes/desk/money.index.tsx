import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { MoneyPage } from '~/desk/money/money-page'
import { openMoney, submitMoney } from '~/desk/money/money-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/money/')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openMoney, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitMoney, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_money()),
  component: MoneyRoute,
})

function MoneyRoute() {
  const page = Route.useLoaderData()
  return page ? <MoneyPage page={page} /> : null
}
