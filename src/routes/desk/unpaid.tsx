import { createFileRoute } from '@tanstack/react-router'
import { withFreshPerson, withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { UnpaidPage } from '~/desk/money/unpaid/unpaid-page'
import { openUnpaid, submitUnpaid } from '~/desk/money/unpaid/unpaid-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/unpaid')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openUnpaid, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withFreshPerson(visit, submitUnpaid, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_unpaid()),
  component: UnpaidRoute,
})

function UnpaidRoute() {
  const page = Route.useLoaderData()
  return page ? <UnpaidPage page={page} /> : null
}
