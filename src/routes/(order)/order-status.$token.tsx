import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { orderPicture } from '~/content/social-pictures'
import { findOrderStatus } from '~/features/order/placed/find-order.server'
import { StatusPage } from '~/features/order/customer/status-page'
import { pageHead, screenPaths } from '~/document/page-head'
import { m } from '~/paraglide/messages'

const loadStatus = createServerOnlyFn(async (token: string) => {
  const status = await findOrderStatus(token, new Date())
  if (!status) throw notFound()
  if (status.state === 'ended') setResponseStatus(410)
  return status
})

const documentHead = createServerOnlyFn((origin: string, token: string, isRequest: boolean) =>
  pageHead({
    origin,
    title: isRequest ? m.status_title_request() : m.status_title(),
    description: isRequest ? m.status_description_request() : m.status_description(),
    paths: screenPaths('orderStatus', token),
    picture: orderPicture,
    isIndexed: false,
  }),
)

export const Route = createFileRoute('/(order)/order-status/$token')({
  staticData: { private: true },
  loader: ({ params }) => loadStatus(params.token),
  head: ({ match, params, loaderData }) => {
    const isRequest =
      loaderData?.state === 'placed' && loaderData.placed.order.price.status === 'onRequest'
    return documentHead(match.context.origin, params.token, isRequest)
  },
  component: () => <StatusPage status={Route.useLoaderData()} />,
})
