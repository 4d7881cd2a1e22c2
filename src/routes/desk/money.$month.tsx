import { createFileRoute } from '@tanstack/react-router'
import { withFreshPerson, withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { MonthPage } from '~/desk/money/month/month-page'
import { openMonth, submitMonth } from '~/desk/money/month/month-step.server'
import { formatMonth } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

export const Route = createFileRoute('/desk/money/$month')({
  server: {
    handlers: {
      GET: ({ context: { visit }, params: { month }, next }) =>
        withPerson(visit, openMonth(month), (page) => next({ context: { page } })),
      POST: ({ context: { visit }, params: { month }, next }) =>
        withFreshPerson(visit, submitMonth(month), (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ loaderData }) =>
    deskHead(loaderData ? formatMonth(loaderData.month, getLocale()) : m.desk_nav_money()),
  component: MonthRoute,
})

function MonthRoute() {
  const page = Route.useLoaderData()
  return page ? <MonthPage page={page} /> : null
}
