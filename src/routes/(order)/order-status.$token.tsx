import { env } from 'cloudflare:workers'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { orderPicture } from '~carrier/pictures/social-pictures'
import { StatusPage } from '~/order/status/status-page'
import {
  openStatusPage,
  type ShownStatus,
  submitStatusPage,
} from '~/order/status/status-step.server'
import type { StatusView } from '~/order/status/status-view'
import { gatewayOrigin } from '~/gateway/open-gateway.server'
import { FORMS_LEAD_TO } from '~/http/document/forms-lead-to'
import { hasPayButton } from '~/order/status/pay/payment'
import { pageHead, screenPaths } from '~/http/document/page-head'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const showStatus = createServerOnlyFn(({ view, status }: ShownStatus) => {
  setResponseStatus(status)
  if (view.state === 'placed' && status === 200) setResponseHeader('ETag', view.etag)
  const gateway = hasPayButton(view) ? gatewayOrigin(env) : null
  if (gateway !== null) setResponseHeader(FORMS_LEAD_TO, gateway)
  return view
})

const documentHead = createServerOnlyFn((origin: string, token: string, view?: StatusView) => {
  const isRequest = view?.state === 'placed' && view.life.price === null
  const errors = view?.state === 'placed' ? (view.returned?.errors ?? {}) : {}
  const head = pageHead({
    origin,
    title: isRequest ? m.status_title_request() : m.status_title(),
    description: isRequest ? m.status_description_request() : m.status_description(),
    paths: screenPaths('orderStatus', token),
    picture: orderPicture,
    isIndexed: false,
    hasErrors: Object.keys(errors).length > 0,
  })
  const manifest = screenPath('orderManifest', getLocale(), token)
  return { ...head, links: [...head.links, { rel: 'manifest', href: manifest }] }
})

export const Route = createFileRoute('/(order)/order-status/$token')({
  staticData: { private: true },
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token }, next }) => {
        const shown = await openStatusPage(visit, token)
        if (shown instanceof Response) return shown
        return next({ context: { view: shown && showStatus(shown) } })
      },
      POST: async ({ context: { visit }, params: { token }, next }) => {
        const shown = await submitStatusPage(visit, token)
        if (shown instanceof Response) return shown
        return next({ context: { view: shown && showStatus(shown) } })
      },
    },
  },
  loader: ({ serverContext }) => {
    if (!serverContext?.view) throw notFound()
    return serverContext.view
  },
  head: ({ match, params, loaderData }) =>
    documentHead(match.context.origin, params.token, loaderData),
  component: () => <StatusPage view={Route.useLoaderData()} />,
})
