import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { Island } from '~/ui/island/island'
import { orderPicture } from '~carrier/pictures/social-pictures'
import { openOrderPage, submitOrderPage } from '~/order/form/steps/details-step.server'
import { OrderHeading } from '~/order/form/order-heading'
import { islandData, OrderForm } from '~/order/form/order-island'
import { orderTitle } from '~/order/price/route-title'
import { pageHead, screenPaths } from '~/http/document/page-head'
import { offeredWords } from '~/carrier/kind-prose'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/(order)/order')({
  staticData: { hydrate: true, cacheable: true },
  server: {
    handlers: {
      GET: async ({ context: { visit }, next }) =>
        next({ context: { page: (await openOrderPage(visit)).page } }),
      POST: async ({ context: { visit }, next }) => {
        const shown = await submitOrderPage(visit)
        if (shown instanceof Response) return shown
        setResponseStatus(shown.status)
        if (shown.cookie) setResponseHeader('Set-Cookie', shown.cookie)
        return next({ context: { page: shown.page } })
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.page,
  head: ({ match, loaderData }) =>
    pageHead({
      origin: match.context.origin,
      title: (loaderData && orderTitle(loaderData)) ?? m.order_title(),
      description: offeredWords(m.order_description()),
      paths: screenPaths('order'),
      picture: orderPicture,
      isIndexed: false,
      hasErrors: loaderData !== undefined && Object.keys(loaderData.errors).length > 0,
    }),
  component: OrderRoute,
})

function OrderRoute() {
  const page = Route.useLoaderData()
  return (
    <>
      {page ? <OrderHeading page={page} /> : <h1>{m.order_heading()}</h1>}
      {page ? (
        <Island name="order" data={islandData(page)}>
          <OrderForm page={page} />
        </Island>
      ) : null}
    </>
  )
}
