import { createFileRoute } from '@tanstack/react-router'
import { env } from 'cloudflare:workers'
import { withFreshPerson, withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PersonalDataPage } from '~/desk/personal-data/personal-data-page'
import {
  openPersonalData,
  submitPersonalData,
} from '~/desk/personal-data/personal-data-step.server'
import { personsOf } from '~/jobs/persons.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/personal-data')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openPersonalData, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withFreshPerson(visit, submitPersonalData(personsOf(env)), (page) =>
          next({ context: { page } }),
        ),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_personal_data()),
  component: PersonalDataRoute,
})

function PersonalDataRoute() {
  const page = Route.useLoaderData()
  return page ? <PersonalDataPage page={page} /> : null
}
