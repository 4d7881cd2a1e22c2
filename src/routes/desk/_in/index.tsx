import { createFileRoute } from '@tanstack/react-router'
import { deskPage } from '~/desk/guard/let-in.server'
import { HomePage } from '~/desk/home/home-page'
import { openHome, submitHome } from '~/desk/home/home-step.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/')({
  server: { handlers: deskPage(openHome, submitHome) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_needs()),
  component: () => <PageIfIn of={HomePage} page={Route.useLoaderData()} />,
})
