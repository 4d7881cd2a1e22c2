import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { orderPicture } from '~/content/social-pictures'
import { SummaryConflict, SummaryForm } from '~/features/orders/summary-form'
import { openSummaryPage, submitSummaryPage } from '~/features/orders/summary-page.server'
import { pageHead, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/order-summary')({
  staticData: { hydrate: true },
  server: {
    handlers: {
      GET: async ({ request, next }) => {
        const shown = await openSummaryPage(request)
        return shown instanceof Response ? shown : next({ context: { view: shown.view } })
      },
      POST: async ({ request, next }) => {
        const shown = await submitSummaryPage(request)
        if (shown instanceof Response) return shown
        setResponseStatus(shown.status)
        return next({ context: { view: shown.view } })
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.view,
  head: ({ match, loaderData }) =>
    pageHead({
      origin: match.context.origin,
      title: m.summary_title(),
      description: m.summary_description(),
      paths: screenPaths('orderSummary'),
      picture: orderPicture,
      isIndexed: false,
      hasErrors: loaderData?.state === 'summary' && Object.keys(loaderData.errors).length > 0,
    }),
  component: SummaryRoute,
})

function SummaryRoute() {
  const view = Route.useLoaderData()
  return (
    <>
      <h1>{m.summary_heading()}</h1>
      {view?.state === 'conflict' ? <SummaryConflict statusPath={view.statusPath} /> : null}
      {view?.state === 'summary' ? <SummaryForm view={view} /> : null}
    </>
  )
}
