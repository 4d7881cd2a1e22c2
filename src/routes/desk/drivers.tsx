import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { RosterPage } from '~/desk/roster/roster-page'
import { openRoster, submitRoster } from '~/desk/roster/roster-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/drivers')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openRoster('drivers'), (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitRoster('drivers'), (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_drivers()),
  component: DriversRoute,
})

function DriversRoute() {
  const page = Route.useLoaderData()
  return page ? <RosterPage page={page} /> : null
}
