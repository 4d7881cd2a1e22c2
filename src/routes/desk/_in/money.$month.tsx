import { createFileRoute } from '@tanstack/react-router'
import { deskPage, fresh } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { MonthPage } from '~/desk/money/month/month-page'
import { openMonth, submitMonth } from '~/desk/money/month/month-step.server'
import { formatMonth } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

export const Route = createFileRoute('/desk/_in/money/$month')({
  server: {
    handlers: deskPage(
      (desk, { month }: { month: string }) => openMonth(month)(desk),
      (desk, { month }: { month: string }) => fresh(submitMonth(month))(desk),
    ),
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ loaderData }) =>
    deskHead(loaderData ? formatMonth(loaderData.month, getLocale()) : m.word_money()),
  component: () => <PageIfIn of={MonthPage} page={Route.useLoaderData()} />,
})
