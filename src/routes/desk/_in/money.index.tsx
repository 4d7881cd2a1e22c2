import { createFileRoute } from '@tanstack/react-router'
import { deskPage } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { MoneyPage } from '~/desk/money/money-page'
import { openMoney, submitMoney } from '~/desk/money/money-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/money/')({
  server: { handlers: deskPage(openMoney, submitMoney) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.word_money()),
  component: () => <PageIfIn of={MoneyPage} page={Route.useLoaderData()} />,
})
