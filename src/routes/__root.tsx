import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Document } from '~/components/document'
import { NotFoundPage } from '~/components/not-found-page'
import { siteHead } from '~/lib/page-head'

export const Route = createRootRouteWithContext<{ origin: string; requestId: string }>()({
  head: () => siteHead(),
  shellComponent: ({ children }: { children: ReactNode }) => <Document>{children}</Document>,
  notFoundComponent: NotFoundPage,
})
