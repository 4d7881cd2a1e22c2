import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { ErrorPage } from '~/ui/error-page'
import { NotFoundPage } from '~/ui/not-found-page'
import { NO_ROUTE, toPublicPath, toRoutePath } from '~/i18n/match-screen'
import { getLocale } from '~/paraglide/runtime'
import { currentVisit, type Visit } from '~/http/visit'
import { carriedQuery } from '~/order/draft/deep-link'
import { routeTree } from './routeTree.gen'

/** Creates the router of one request. No page runs a router in the browser. */
export function getRouter() {
  const { origin, requestId, url: asked, headers, isHidden } = currentVisit()
  const router = createRouter({
    routeTree,
    // An address has one spelling; src/http/canonical-redirect.ts redirects the others.
    caseSensitive: true,
    context: { origin, requestId, isHidden, carried: carriedQuery(asked, headers) },
    rewrite: {
      input: ({ url }) => {
        url.pathname = isHidden ? NO_ROUTE : toRoutePath(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname =
          url.pathname === NO_ROUTE ? asked.pathname : toPublicPath(url.pathname, getLocale())
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
 * Removes the loader data that Start writes for a router in the browser, a quarter of the work on a page. No page has
 * such a router (docs/decisions/018-islands.md), and Start has no setting for it.
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
    /** The page holds an island: its form, which React hydrates (src/ui/island). */
    hydrate?: boolean
    /** The page (for a form its first state) is the same for everybody and may be cached. */
    cacheable?: boolean
    /** The page is about one person: never cached, never indexed. */
    private?: boolean
    /** A page of the desk: private, with the layout of the desk; the browser fetches nothing in advance from it. */
    desk?: boolean
    /** The page of a driver: private, without the layout of the site, and it may keep itself on the phone. */
    driver?: boolean
  }
}
