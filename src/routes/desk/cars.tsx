import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { CarsPage } from '~/desk/cars/cars-page'
import { openCars, submitCars } from '~/desk/cars/cars-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/cars')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openCars, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitCars, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_cars()),
  component: CarsRoute,
})

function CarsRoute() {
  const page = Route.useLoaderData()
  return page ? <CarsPage page={page} /> : null
}
