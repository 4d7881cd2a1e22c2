import { createFileRoute } from '@tanstack/react-router'
import { withPerson } from '~/desk/guard/with-person.server'
import { deskHead } from '~/desk/layout/desk-head'
import { SearchPage } from '~/desk/search/search-page'
import { openSearch, submitSearch } from '~/desk/search/search-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/search')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) =>
        withPerson(visit, openSearch, (page) => next({ context: { page } })),
      POST: ({ context: { visit }, next }) =>
        withPerson(visit, submitSearch, (page) => next({ context: { page } })),
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_search()),
  component: SearchRoute,
})

function SearchRoute() {
  const page = Route.useLoaderData()
  return page ? <SearchPage page={page} /> : null
}
