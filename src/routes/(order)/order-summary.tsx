import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { Island } from '~/ui/island/island'
import { orderPicture } from '~carrier/pictures/social-pictures'
import { openSummaryPage, submitSummaryPage } from '~/order/summary/summary-step.server'
import type { SummaryView } from '~/order/summary/summary-view'
import { Ticket } from '~/order/ticket/ticket'
import { SummaryStep } from '~/order/summary/summary-island'
import { pageHead, screenPaths } from '~/http/document/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/(order)/order-summary')({
  staticData: { hydrate: true },
  server: {
    handlers: {
      GET: async ({ context: { visit }, next }) => {
        const shown = await openSummaryPage(visit)
        if (shown instanceof Response) return shown
        if (shown.cookie) setResponseHeader('Set-Cookie', shown.cookie)
        return next({ context: { view: shown.view } })
      },
      POST: async ({ context: { visit }, next }) => {
        const shown = await submitSummaryPage(visit)
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
      title: isRequest(loaderData) ? m.summary_title_request() : m.summary_title(),
      description: isRequest(loaderData)
        ? m.summary_description_request()
        : m.summary_description(),
      paths: screenPaths('orderSummary'),
      picture: orderPicture,
      isIndexed: false,
      hasErrors: loaderData?.state === 'summary' && Object.keys(loaderData.errors).length > 0,
    }),
  component: SummaryRoute,
})

/**
 * The ticket of the order to be placed; left out while a question must be answered first, so that the question is at
 * the top.
 */
function SummaryTicket({ view }: { view: SummaryView }) {
  if (view.state !== 'summary') return null
  const isAsking =
    Object.keys(view.errors).length > 0 || view.before !== null || view.again !== null
  if (isAsking) return null
  return <Ticket order={view.order} stub={<p data-lamp="out">{m.ticket_unsent()}</p>} />
}

function isRequest(view: SummaryView | undefined): boolean {
  return view?.state === 'summary' && view.order.price.status === 'onRequest'
}

function SummaryRoute() {
  const view = Route.useLoaderData()
  return (
    <>
      <h1>{isRequest(view) ? m.summary_heading_request() : m.summary_heading()}</h1>
      {view ? <SummaryTicket view={view} /> : null}
      {view ? (
        <Island name="summary" data={view}>
          <SummaryStep view={view} />
        </Island>
      ) : null}
    </>
  )
}
