import { createFileRoute } from '@tanstack/react-router'
import { DayPage } from '~/desk/day/day-page'
import { openDay, submitDay } from '~/desk/day/day-step.server'
import { deskPage } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { formatDay } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

export const Route = createFileRoute('/desk/_in/day/$day')({
  server: {
    handlers: deskPage(
      (desk, { day }: { day: string }) => openDay(day)(desk),
      (desk, { day }: { day: string }) => submitDay(day)(desk),
    ),
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ loaderData }) =>
    deskHead(loaderData ? formatDay(loaderData.day, getLocale()) : m.desk_nav_day()),
  component: () => <PageIfIn of={DayPage} page={Route.useLoaderData()} />,
})
