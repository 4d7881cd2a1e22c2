import { createFileRoute } from '@tanstack/react-router'
import { DayPage } from '~/desk/day/day-page'
import { openDay, submitDay } from '~/desk/day/day-step.server'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { formatDay } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

export const Route = createFileRoute('/desk/day/$day')({
  server: {
    handlers: {
      GET: ({ context: { visit }, params: { day }, next }) =>
        withPerson(visit, openDay(day), (page) => next({ context: { page } })),
      POST: ({ context: { visit }, params: { day }, next }) =>
        withPerson(visit, submitDay(day), (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ loaderData }) =>
    deskHead(loaderData ? formatDay(loaderData.day, getLocale()) : m.desk_nav_day()),
  component: DayRoute,
})

function DayRoute() {
  const page = Route.useLoaderData()
  return page ? <DayPage page={page} /> : null
}
