import '~/ui/styles/every-page.css'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Document } from '~/http/document/html-shell'
import { NotFoundPage } from '~/ui/not-found-page'
import { siteHead } from '~/http/document/page-head'

type Context = {
  origin: string
  requestId: string
  /** True when no page has the address, although the table of screens does. */
  isHidden: boolean
  /** The query with which the same form opens in another language; empty on any other page. */
  carried: string
}

export const Route = createRootRouteWithContext<Context>()({
  head: ({ matches }) =>
    siteHead({
      isPrivate: matches.some(
        ({ staticData }) =>
          staticData.private === true || staticData.desk === true || staticData.driver === true,
      ),
    }),
  shellComponent: ({ children }: { children: ReactNode }) => <Document>{children}</Document>,
  notFoundComponent: NotFoundPage,
})
