import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from '~/components/error-page'
import { NotFoundPage } from '~/components/not-found-page'
import { toPublicPath, toRoutePath } from '~/i18n/match-screen'
import { getLocale } from '~/paraglide/runtime'
import { currentVisit, type Visit } from '~/edge/visit'
import { routeTree } from './routeTree.gen'

/** The router of one request. No page takes it into the browser. */
export function getRouter() {
  const { origin, requestId, url: asked } = currentVisit()
  return createRouter({
    routeTree,
    context: { origin, requestId, draft: asked.searchParams.get('d') },
    rewrite: {
      input: ({ url }) => {
        url.pathname = toRoutePath(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = toPublicPath(url.pathname, getLocale())
        return url
      },
    },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
    server: { requestContext: { visit: Visit } }
  }
  interface StaticDataRouteOption {
    /** The page holds an island: its form, which React makes live (src/islands). */
    hydrate?: boolean
    /** The page is the same for everybody and may be cached. */
    cacheable?: boolean
    /** The page is about one person: never cached, never indexed. */
    private?: boolean
  }
}
