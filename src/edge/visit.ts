import { getGlobalStartContext } from '@tanstack/react-start'
import { type Limiter, isWithinLimit } from '~/edge/rate-limit'
import { siteOrigin } from '~/edge/site-origin'
import { pathLocale } from '~/i18n/screens'
import type { Locale } from '~/lib/app-config-type'

type LimitName = 'ORDER_LIMIT' | 'CONTACT_LIMIT' | 'LOOKUP_LIMIT'

/** What the edge found out about a request, once; steps, loaders and server functions read it here. */
export type Visit = {
  /** The address as it was asked, with its query. */
  url: URL
  locale: Locale
  /** Origin of absolute addresses. */
  origin: string
  requestId: string
  headers: Headers
  /** The fields of the posted form; none where nothing was posted. */
  form: FormData
  /** Counts this visitor under a limit of wrangler.toml; false when there were too many. */
  isWithinLimit: (name: LimitName) => Promise<boolean>
  isOverLimit: boolean
  mayMakeDraft: () => Promise<boolean>
}

type Limits = Partial<Record<LimitName, Limiter>>

/** The visit of a request whose form, if it had one, has been read. */
export function startVisit(
  request: Request,
  env: Limits & { SITE_ORIGIN?: string },
  { url, requestId, form }: Pick<Visit, 'url' | 'requestId' | 'form'>,
): Visit {
  return {
    url,
    locale: pathLocale(url.pathname),
    origin: siteOrigin(url, env),
    requestId,
    headers: request.headers,
    form,
    isWithinLimit: (name) => isWithinLimit(env[name], request),
    isOverLimit: false,
    mayMakeDraft: () => Promise.resolve(true),
  }
}

/** The visit that is being answered. */
export function currentVisit(): Visit {
  const visit = getGlobalStartContext()?.visit
  if (!visit) throw new Error('outside of a request')
  return visit
}
