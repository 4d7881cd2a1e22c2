import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { deskHead } from '~/desk/layout/desk-head'
import { LinkPage } from '~/desk/sign-in/link-page'
import { openLink, submitLink } from '~/desk/sign-in/link-step.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/link/$token')({
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token }, next }) => {
        const shown = await openLink(visit, token)
        setResponseStatus(shown.status)
        return next({ context: { page: shown.page } })
      },
      POST: async ({ context: { visit }, params: { token }, next }) => {
        const shown = await submitLink(visit, token)
        if (shown instanceof Response) return shown
        setResponseStatus(shown.status)
        return next({ context: { page: shown.page } })
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_sign_in()),
  component: LinkRoute,
})

function LinkRoute() {
  const { token } = Route.useParams()
  const page = Route.useLoaderData()
  return page ? <LinkPage page={page} token={token} /> : null
}
