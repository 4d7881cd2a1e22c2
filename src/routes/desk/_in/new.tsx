import newScript from 'virtual:new-script'
import { createFileRoute } from '@tanstack/react-router'
import { deskPage } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { NewOrderPage } from '~/desk/new/new-page'
import { openNew, submitNew } from '~/desk/new/new-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/new')({
  server: { handlers: deskPage(openNew, submitNew) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_new_title()),
  component: NewRoute,
})

function NewRoute() {
  const page = Route.useLoaderData()
  return (
    <>
      <PageIfIn of={NewOrderPage} page={page} />
      {page ? <script src={newScript} defer /> : null}
    </>
  )
}
