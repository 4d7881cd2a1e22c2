import type { BrowserFunction } from '~/edge/function-calls'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { pathLocale } from '~/i18n/path-locale'

/** Addresses that are no screen and hold nothing of a person. */
const FIXED: readonly string[] = ['/api/acts', '/api/health', '/robots.txt', '/sitemap.xml']

/** What the log says of a request and its answer. */
export function requestLine(
  method: string,
  { pathname }: URL,
  status: number,
  functions: readonly BrowserFunction[],
) {
  return {
    event: 'request',
    route: routeName(pathname, functions),
    locale: pathLocale(pathname),
    method,
    status,
    outcome: outcomeOf(status),
  }
}

/** What a log may call an address: its screen or a fixed path, never a slug, a token or a query. */
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
