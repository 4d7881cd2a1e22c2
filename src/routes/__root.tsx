import '~/styles/every-page.css'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Document } from '~/document/html-shell'
import { NotFoundPage } from '~/components/not-found-page'
import { siteHead } from '~/document/page-head'

type Context = {
  origin: string
  requestId: string
  /** The draft that the address names, as it stands there. */
  draft: string | null
}

export const Route = createRootRouteWithContext<Context>()({
  head: () => siteHead(),
  shellComponent: ({ children }: { children: ReactNode }) => <Document>{children}</Document>,
  notFoundComponent: NotFoundPage,
})
