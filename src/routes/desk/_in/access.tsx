import { createFileRoute } from '@tanstack/react-router'
import { deskPage } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { SessionsPage } from '~/desk/sessions/sessions-page'
import { openSessions, submitSessions } from '~/desk/sessions/sessions-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/access')({
  server: { handlers: deskPage(openSessions, submitSessions) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_access()),
  component: () => <PageIfIn of={SessionsPage} page={Route.useLoaderData()} />,
})
