import { createFileRoute } from '@tanstack/react-router'
import { deskPage } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { SearchPage } from '~/desk/search/search-page'
import { openSearch, submitSearch } from '~/desk/search/search-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/search')({
  server: { handlers: deskPage(openSearch, submitSearch) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_search()),
  component: () => <PageIfIn of={SearchPage} page={Route.useLoaderData()} />,
})
