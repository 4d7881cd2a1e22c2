import { createFileRoute } from '@tanstack/react-router'
import { deskPage } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { RosterPage } from '~/desk/roster/roster-page'
import { openRoster, submitRoster } from '~/desk/roster/roster-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/drivers')({
  server: { handlers: deskPage(openRoster('drivers'), submitRoster('drivers')) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_drivers()),
  component: () => <PageIfIn of={RosterPage} page={Route.useLoaderData()} />,
})
