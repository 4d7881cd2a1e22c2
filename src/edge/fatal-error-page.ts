import { isDatabaseError } from '~/edge/log'
import { plainPage } from '~/edge/plain-page'
import { pathLocale } from '~/i18n/screens'
import { m } from '~/paraglide/messages'

/**
 * The answer of last resort, when something of ours failed: 503 when it was the database, which comes back,
 * else 500. After a post it says that sending again is safe: orders and messages carry a key of their own.
 */
export function fatalErrorPage(
  request: Request,
  { requestId, error }: { requestId: string; error: unknown },
): Response {
  const { pathname } = new URL(request.url)
  const status = isDatabaseError(error) ? 503 : 500
  const response = pathname.startsWith('/api/')
    ? Response.json({ error: 'failed', requestId }, { status })
    : fatalPage(request, requestId, status)
  response.headers.set('Cache-Control', 'no-store')
  if (status === 503) response.headers.set('Retry-After', '60')
  return response
}

function fatalPage(request: Request, requestId: string, status: number): Response {
  const locale = pathLocale(new URL(request.url).pathname)
  const resend = request.method === 'POST' ? [m.error_resend({}, { locale })] : []
  return plainPage({
    locale,
    status,
    title: m.error_title({}, { locale }),
    lead: m.error_not_found({}, { locale }),
    help: m.error_fault({}, { locale }),
    note: [...resend, m.error_request({ requestId }, { locale })].join(' '),
  })
}
