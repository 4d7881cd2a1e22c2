import { createFileRoute } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { orderPicture } from '~/content/social-pictures'
import { OrderForm } from '~/features/orders/order-form'
import { openOrderPage, submitOrderPage } from '~/features/orders/order-page.server'
import { pageHead, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/order')({
  staticData: { hydrate: true },
  server: {
    handlers: {
      GET: async ({ request, next }) =>
        next({ context: { page: (await openOrderPage(request)).page } }),
      POST: async ({ request, next }) => {
        const shown = await submitOrderPage(request)
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
      title: m.order_title(),
      description: m.order_description(),
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
      <h1>{m.order_heading()}</h1>
      <p className="lead">{m.order_lead()}</p>
      {page ? <OrderForm page={page} /> : null}
    </>
  )
}
