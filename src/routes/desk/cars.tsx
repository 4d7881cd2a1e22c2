import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { RosterPage } from '~/desk/roster/roster-page'
import { openRoster, submitRoster } from '~/desk/roster/roster-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/cars')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openRoster('cars'), (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitRoster('cars'), (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_cars()),
  component: CarsRoute,
})

function CarsRoute() {
  const page = Route.useLoaderData()
  return page ? <RosterPage page={page} /> : null
}
