import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { DriversPage } from '~/desk/drivers/drivers-page'
import { openDrivers, submitDrivers } from '~/desk/drivers/drivers-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/drivers')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openDrivers, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitDrivers, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_drivers()),
  component: DriversRoute,
})

function DriversRoute() {
  const page = Route.useLoaderData()
  return page ? <DriversPage page={page} /> : null
}
