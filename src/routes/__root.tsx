import '~/styles/every-page.css'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Document } from '~/document/html-shell'
import { NotFoundPage } from '~/components/not-found-page'
import { siteHead } from '~/document/page-head'

export const Route = createRootRouteWithContext<{ origin: string; requestId: string }>()({
  head: () => siteHead(),
  shellComponent: ({ children }: { children: ReactNode }) => <Document>{children}</Document>,
  notFoundComponent: NotFoundPage,
})
