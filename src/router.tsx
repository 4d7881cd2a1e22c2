// First, because the order of the cascade layers is set by the first style of the page.
import '~/styles/tokens.css'
import '~/styles/base.css'
import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from '~/components/error-page'
import { NotFoundPage } from '~/components/not-found-page'
import { toPublicPath, toRoutePath } from '~/i18n/screens'
import { getLocale } from '~/paraglide/runtime'
import { requestFacts } from '~/edge/request-facts'
import { routeTree } from './routeTree.gen'

/** A router for one request on the server, for the life of the page in the browser. */
export function getRouter() {
  const { origin, nonce, requestId } = requestFacts()
  return createRouter({
    routeTree,
    context: { origin, requestId },
    ssr: { nonce },
    // The default parser rewrites `?zip=1e3` with a redirect; a query stays the text it is.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(search).toString()
      return query && `?${query}`
    },
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
    server: { requestContext: { origin: string; nonce: string; requestId: string } }
  }
  interface StaticDataRouteOption {
    /** The page is a form: React hydrates it. */
    hydrate?: boolean
    /** The page is the same for everybody and may be cached. */
    cacheable?: boolean
    /** The page is about one person: never cached, never indexed. */
    private?: boolean
  }
}
