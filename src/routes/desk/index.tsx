import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { HomePage } from '~/desk/home/home-page'
import { openHome, submitHome } from '~/desk/home/home-step.server'
import { deskHead } from '~/desk/layout/desk-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openHome, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitHome, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_needs()),
  component: HomeRoute,
})

function HomeRoute() {
  const page = Route.useLoaderData()
  return page ? <HomePage page={page} /> : null
}
