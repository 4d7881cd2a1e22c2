import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { NewOrderPage } from '~/desk/new/new-page'
import { openNew, submitNew } from '~/desk/new/new-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/new')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openNew, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitNew, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_new_title()),
  component: NewRoute,
})

function NewRoute() {
  const page = Route.useLoaderData()
  return page ? <NewOrderPage page={page} /> : null
}
