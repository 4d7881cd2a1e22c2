import { createFileRoute } from '@tanstack/react-router'
import { deskPage, fresh } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { UnpaidPage } from '~/desk/money/unpaid/unpaid-page'
import { openUnpaid, submitUnpaid } from '~/desk/money/unpaid/unpaid-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/unpaid')({
  server: { handlers: deskPage(openUnpaid, fresh(submitUnpaid)) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_unpaid()),
  component: () => <PageIfIn of={UnpaidPage} page={Route.useLoaderData()} />,
})
