import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { ErrorPage } from '~/components/error-page'
import { NotFoundPage } from '~/components/not-found-page'
import { toPublicPath, toRoutePath } from '~/i18n/match-screen'
import { getLocale } from '~/paraglide/runtime'
import { currentVisit, type Visit } from '~/edge/visit'
import { routeTree } from './routeTree.gen'

/** The router of one request. No page takes it into the browser. */
export function getRouter() {
  const { origin, requestId, url: asked } = currentVisit()
  const router = createRouter({
    routeTree,
    // An address has one spelling; src/edge/canonical-redirect.ts leads others to it.
    caseSensitive: true,
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
  withoutDehydration(router)
  return router
}

/**
 * Start writes all that loaders brought down for a router in the browser, a quarter of a page's work; there is none
 * (docs/decisions/018-islands.md), and no setting that says so.
 */
function withoutDehydration(router: AnyRouter): void {
  let serverSsr: AnyRouter['serverSsr']
  Object.defineProperty(router, 'serverSsr', {
    get: () => serverSsr,
    set(given: AnyRouter['serverSsr']) {
      serverSsr = given && { ...given, dehydrate: () => Promise.resolve() }
    },
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
    /** The page, of a form its first state, is the same for everybody and may be kept. */
    cacheable?: boolean
    /** The page is about one person: never cached, never indexed. */
    private?: boolean
  }
}
