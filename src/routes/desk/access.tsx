import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { SessionsPage } from '~/desk/sessions/sessions-page'
import { openSessions, submitSessions } from '~/desk/sessions/sessions-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/access')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openSessions, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitSessions, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_access()),
  component: AccessRoute,
})

function AccessRoute() {
  const page = Route.useLoaderData()
  return page ? <SessionsPage page={page} /> : null
}
