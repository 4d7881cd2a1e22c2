import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { orderPicture } from '~carrier/pictures/social-pictures'
import { FindOrderPage } from '~/order/status/find/find-page'
import { openFindPage, submitFindPage } from '~/order/status/find/find-step.server'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/(order)/find-order')({
  server: {
    handlers: {
      GET: ({ context: { visit }, next }) => next({ context: { page: openFindPage(visit).page } }),
      POST: ({ context: { visit }, next }) => {
        const shown = submitFindPage(visit)
        if (shown instanceof Response) return shown
        setResponseStatus(shown.status)
        return next({ context: { page: shown.page } })
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ match, loaderData }) =>
    pageHead({
      origin: match.context.origin,
      title: m.find_title(),
      description: m.find_description(),
      paths: screenPaths('findOrder'),
      picture: orderPicture,
      crumbs: [screenCrumb('findOrder')],
      isIndexed: false,
      hasErrors: loaderData !== undefined && Object.keys(loaderData.errors).length > 0,
    }),
  component: FindOrderRoute,
})

function FindOrderRoute() {
  const page = Route.useLoaderData()
  return page ? <FindOrderPage page={page} /> : null
}
