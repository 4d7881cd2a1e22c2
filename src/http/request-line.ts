import type { BrowserFunction } from '~/http/function-calls'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { pathLocale } from '~/lib/locale'

/** Addresses that are not screens and contain no personal data. */
export const ACTS_PATH = '/api/acts'
export const DESK_LINKS_PATH = '/api/desk-links'
export const HEALTH_PATH = '/api/health'
export const MAIL_EVENTS_PATH = '/api/mail-events'
export const PROVIDER_EVENTS_PATH = '/api/provider-events'
export const PAYMENTS_PATH = '/api/payments/stripe'
const FIXED: readonly string[] = [
  ACTS_PATH,
  DESK_LINKS_PATH,
  HEALTH_PATH,
  MAIL_EVENTS_PATH,
  PAYMENTS_PATH,
  PROVIDER_EVENTS_PATH,
  '/robots.txt',
  '/sitemap.xml',
]

/** The log entry of a request and its answer. */
export function requestLine(
  method: string,
  { pathname }: URL,
  status: number,
  functions: readonly BrowserFunction[],
) {
  return {
    event: 'request' as const,
    route: routeName(pathname, functions),
    locale: pathLocale(pathname),
    method,
    status,
    outcome: outcomeOf(status),
  }
}

/** The name of an address in the log: its screen or a fixed path, never a slug, a token or a query. */
export function routeName(path: string, functions: readonly BrowserFunction[] = []): string {
  if (FIXED.includes(path) || functions.some(({ url }) => url === path)) return path
  try {
    return (matchScreen(path) ?? matchForeignName(path))?.screen ?? 'other'
  } catch {
    return 'malformed'
  }
}

function outcomeOf(status: number): string {
  if (status >= 500) return 'failed'
  if (status === 429) return 'limited'
  if (status === 404) return 'missing'
  if (status === 422 || status === 409) return 'returned'
  if (status >= 400) return 'refused'
  if (status === 304) return 'unchanged'
  return status >= 300 ? 'redirected' : 'answered'
}
