import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { orderPicture } from '~carrier/pictures/social-pictures'
import { documentTitle, endedWords } from '~/order/papers/document-words'
import { DocumentPage, type DocumentView } from '~/order/status/document/document-page'
import { openDocument } from '~/order/status/document/open-document.server'
import { pageHead, screenPaths } from '~/http/document/page-head'
import { formatOrderNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'

const showDocument = createServerOnlyFn((view: DocumentView) => {
  if (view.state === 'ended') setResponseStatus(410)
  return view
})

const documentHead = createServerOnlyFn((origin: string, token: string, view?: DocumentView) => {
  const document = view?.state === 'issued' ? view.document : null
  return pageHead({
    origin,
    title: document
      ? m.paper_title({ kind: documentTitle(document), number: document.number })
      : m.status_ended(),
    description: document
      ? m.paper_description({ order: formatOrderNumber(document.order) })
      : endedWords(),
    paths: screenPaths('taxDocument', token),
    picture: orderPicture,
    isIndexed: false,
  })
})

export const Route = createFileRoute('/(order)/invoice/$token')({
  staticData: { private: true },
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token }, next }) => {
        const view = await openDocument(visit, token)
        return next({ context: { view: view && showDocument(view) } })
      },
    },
  },
  loader: ({ serverContext }) => {
    if (!serverContext?.view) throw notFound()
    return serverContext.view
  },
  head: ({ match, params, loaderData }) =>
    documentHead(match.context.origin, params.token, loaderData),
  component: () => <DocumentPage view={Route.useLoaderData()} />,
})
